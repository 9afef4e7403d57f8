import type { SiteDatabase } from '../../../kernel/database.ts';
import { queueMails } from '../../mail-notices/mail-notices.service.ts';
import type { OrderRecord } from '../../orders/orders.service.ts';

/** Queues a mail to the customer about a document that is ready, also when it replaces an earlier one. */
export const mailFinal = (tx: SiteDatabase, order: OrderRecord, part: string): Promise<void> =>
  queueMails(tx, [
    {
      event: 'final-document',
      key: `${order._id}:${part}:${tx.now().toISOString()}`,
      personId: order.client_id,
      orderId: order._id,
      facts: { number: order.number, order: order.package.packageName, part },
    },
  ]);
