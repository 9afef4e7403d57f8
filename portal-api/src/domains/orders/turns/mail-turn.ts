import { type Step, stepFor, turnOf } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type NewNotice,
  type NoticeRow,
  queueMails,
} from '../../mail-notices/mail-notices.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';
import type { FormerTurn } from './turns.repository.ts';

const aboutTurn = (order: OrderRecord, { step, title, service }: Step) => ({
  orderId: order._id,
  facts: {
    number: order.number,
    order: order.package.packageName,
    step: { step, ...(title ? { title } : {}), ...(service ? { service } : {}) },
  },
});

// Whoever has done one step and finds the next one is there already: only a turn that comes from others is news.
const customerNews = (order: OrderRecord, former: FormerTurn): Omit<NewNotice, 'key'>[] => {
  const turn = turnOf(order);
  const personId = order.client_id;
  if (former.owner === null || former.owner === turn.owner) return [];
  const step = stepFor(turn, 'user');
  if (turn.owner === 'customer' && step)
    return [{ event: 'customer-turn', personId, ...aboutTurn(order, step) }];
  return turn.owner === 'done'
    ? [{ event: 'order-completed', personId, ...aboutTurn(order, turn) }]
    : [];
};

const writerNews = (order: OrderRecord, former: FormerTurn): Omit<NewNotice, 'key'>[] => {
  const step = stepFor(turnOf(order), 'writer');
  if (!order.writer_id || !step || former.writerStep !== null) return [];
  return [{ event: 'writer-turn', personId: order.writer_id, ...aboutTurn(order, step) }];
};

/** Queues mails for those to whom the turns have come; to be called in the transaction that changed them. */
export const mailTurns = async (
  tx: SiteDatabase,
  changed: readonly { order: OrderRecord; former: FormerTurn }[],
): Promise<void> => {
  const at = tx.now().toISOString();
  await queueMails(
    tx,
    changed.flatMap(({ order, former }) =>
      [...customerNews(order, former), ...writerNews(order, former)].map((notice) => ({
        ...notice,
        key: `${order._id}:${at}`,
      })),
    ),
  );
};

/** The same for one order. */
export const mailTurn = (tx: SiteDatabase, order: OrderRecord, former: FormerTurn): Promise<void> =>
  mailTurns(tx, [{ order, former }]);

const reminderOf = (order: OrderRecord): Omit<NewNotice, 'key'>[] => {
  const turn = turnOf(order);
  const isCustomers = turn.owner === 'customer';
  const step = stepFor(turn, isCustomers ? 'user' : 'writer');
  const personId = isCustomers ? order.client_id : order.writer_id;
  if (!step || !personId) return [];
  const event = isCustomers ? 'customer-turn' : 'writer-turn';
  return [{ event, personId, ...aboutTurn(order, step) }];
};

/** Queues the mails of their turns once more, for those who are waited for. */
export const mailReminders = async (
  tx: SiteDatabase,
  orders: readonly OrderRecord[],
): Promise<void> => {
  const at = tx.now().toISOString();
  await queueMails(
    tx,
    orders.flatMap((order) =>
      reminderOf(order).map((notice) => ({ ...notice, key: `reminder:${order._id}:${at}` })),
    ),
  );
};

/** Whether a mailed turn is still the person's turn, with the same step. */
export const turnStands = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const order = await findOrder(db, notice.order_id ?? '');
  if (!order || order.cancelledAt !== null) return false;
  const role = notice.event === 'writer-turn' ? 'writer' : 'user';
  if (notice.person_id !== (role === 'writer' ? order.writer_id : order.client_id)) return false;
  const step = stepFor(turnOf(order), role);
  const told = notice.params.step;
  return (
    step?.step === told?.step && step?.title === told?.title && step?.service === told?.service
  );
};
