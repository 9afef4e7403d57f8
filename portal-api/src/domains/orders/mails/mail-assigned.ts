import { mailEvents } from '@portal/shared-contracts/mails';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { type NoticeRow, queueMails } from '../../mail-notices/mail-notices.service.ts';
import { listHoldersOf } from '../../people/people.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';

const about = (tx: SiteDatabase, order: OrderRecord) => ({
  key: `${order._id}:${tx.now().toISOString()}`,
  orderId: order._id,
  facts: { number: order.number, order: order.package.packageName },
});

/** Queues mails to the admins for the day on which each of the orders has had no writer for 24 hours. */
export const mailUnassigned = async (
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

const eventFor = (before: OrderRecord) =>
  before.writer_id === null ? 'order-assigned' : 'order-handed-over';

/** Queues the mails about orders that go to a writer or to nobody, all at once, in the transaction that gives them. */
export const mailAssignedMany = async (
  tx: SiteDatabase,
  before: readonly OrderRecord[],
  writerId: string | null,
): Promise<void> => {
  if (writerId === null) return mailUnassigned(tx, before);
  await queueMails(
    tx,
    before.map((order) => ({ event: eventFor(order), personId: writerId, ...about(tx, order) })),
  );
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
