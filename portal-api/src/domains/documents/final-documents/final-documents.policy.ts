import { canBeChanged, canWorkOnOrder, type Reader } from '../../orders/orders.policy.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';

/** The assigned writer hands over; a reviewer only reads (DO-55). */
export const canUploadFinal = (
  actor: Reader,
  order: Pick<OrderRecord, 'writer_id' | 'cancelledAt'>,
): boolean => canWorkOnOrder(actor, order) && canBeChanged(order);
