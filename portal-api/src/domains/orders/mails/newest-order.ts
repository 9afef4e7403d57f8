import type { SiteDatabase } from '../../../kernel/database.ts';
import { findOrder } from '../orders.repository.ts';
import { findNewestOrderId } from './due-orders.repository.ts';

/** The newest order as a mail names it, for previews. */
export const newestForMail = async (
  db: SiteDatabase,
): Promise<{ orderId: string; number: string; order: string } | undefined> => {
  const id = await findNewestOrderId(db);
  const order = id === undefined ? undefined : await findOrder(db, id);
  return order && { orderId: order._id, number: order.number, order: order.package.packageName };
};
