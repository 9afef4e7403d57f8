import { canBeChanged, canWorkOnOrder, type Reader } from '../../orders/orders.policy.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';

/** The assigned writer hands over the LinkedIn document; a reviewer only reads (DO-60). */
export const canUploadLinkedin = (
  actor: Reader,
  order: Pick<OrderRecord, 'writer_id' | 'cancelledAt'>,
): boolean => canWorkOnOrder(actor, order) && canBeChanged(order);
