import { mailEvents } from '@portal/shared-contracts/mails';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type NoticeRow, queueMails } from '../../mail-notices/mail-notices.service.ts';
import { listHoldersOf } from '../../people/people.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';

const DAY = 24 * 3_600_000;

const about = (tx: SiteDatabase, order: OrderRecord) => ({
  key: `${order._id}:${tx.now().toISOString()}`,
  orderId: order._id,
  facts: { number: order.number, order: order.package.packageName },
});

/** Queues mails to the admins for the day on which each of the orders has had no writer for 24 hours. */
const mailUnassignedMany = async (
  tx: SiteDatabase,
  orders: readonly OrderRecord[],
): Promise<void> => {
  const event = 'order-unassigned';
  const dueAt = new Date(tx.now().getTime() + DAY);
  const admins = await listHoldersOf(tx, mailEvents[event].area);
  await queueMails(
    tx,
    orders.flatMap((order) =>
      admins.map((personId) => ({ event, personId, ...about(tx, order), dueAt }) as const),
    ),
  );
};

/** Queues a mail to the admins for the day on which an order has had no writer for 24 hours. */
export const mailUnassigned = (tx: SiteDatabase, order: OrderRecord): Promise<void> =>
  mailUnassignedMany(tx, [order]);

/** Queues the mail to whoever gets an order, in the transaction that gives it. */
export const mailAssigned = async (
  tx: SiteDatabase,
  { before, writerId }: { before: OrderRecord; writerId: string | null },
): Promise<void> => {
  if (writerId === null) return mailUnassigned(tx, before);
  const event = before.writer_id === null ? 'order-assigned' : 'order-handed-over';
  await queueMails(tx, [{ event, personId: writerId, ...about(tx, before) }]);
};

/** Queues the mails to a writer who gets several orders that nobody had. */
export const mailAssignedMany = (
  tx: SiteDatabase,
  orders: readonly OrderRecord[],
  writerId: string,
): Promise<void> =>
  queueMails(
    tx,
    orders.map((order) => ({
      event: 'order-assigned' as const,
      personId: writerId,
      ...about(tx, order),
    })),
  );

/** Queues the mails about orders that go back to whoever had them, or to nobody. */
export const mailGivenBack = async (
  tx: SiteDatabase,
  orders: readonly OrderRecord[],
  writerId: string | null,
): Promise<void> => {
  if (writerId === null) return mailUnassignedMany(tx, orders);
  for (const before of orders) await mailAssigned(tx, { before, writerId });
};

/** Whether an order is still the writer's who is to be told of it. */
export const isStillTheirs = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const order = await findOrder(db, notice.order_id ?? '');
  return order?.writer_id === notice.person_id && order.cancelledAt === null;
};

/** Whether an order has no writer yet. */
export const isStillUnassigned = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const order = await findOrder(db, notice.order_id ?? '');
  return order !== undefined && order.writer_id === null && order.cancelledAt === null;
};
