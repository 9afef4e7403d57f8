import type { SiteDatabase } from '../../../kernel/database.ts';
import { insertEvent } from '../rows/firm-order.repository.ts';
import type { OrderRecord } from '../orders.record.ts';
import { mailUnassigned } from '../mails/mail-assigned.ts';
import { findOrder } from '../orders.repository.ts';
import { keepTurn, keepTurnOf } from '../turns/turns.service.ts';
import {
  insertOrder,
  removeWriter,
  writeContractSigned,
  writeInitialAnswers,
  writeWriter,
} from '../rows/order-changes.repository.ts';

type OrderKey = Pick<OrderRecord, 'site_id' | '_id'>;
type Change<Rest extends unknown[]> = (
  tx: SiteDatabase,
  order: OrderKey,
  ...rest: Rest
) => Promise<void>;

/** A change after which somebody else may have to act: the stored turn follows in the same transaction. */
const turning =
  <Rest extends unknown[]>(change: Change<Rest>): Change<Rest> =>
  async (tx, order, ...rest) => {
    await change(tx, order, ...rest);
    await keepTurnOf(tx, order._id);
  };

/** Stores the answers of the first gate. */
export const setInitialAnswers = turning(writeInitialAnswers);

/** Opens the second gate. */
export const setContractSigned = turning(writeContractSigned);

/** Gives the order to a writer. */
export const setWriter = turning(writeWriter);

/** Puts the order back among those that nobody works on. */
export const clearWriter = turning(removeWriter);

/** Adds a paid order and returns its id; pass `id` to make a repeated call harmless. */
export const createOrder = async (
  tx: SiteDatabase,
  bought: Parameters<typeof insertOrder>[1],
): Promise<string> => {
  const orderId = await insertOrder(tx, bought);
  const order = await findOrder(tx, orderId);
  if (!order) return orderId;
  await keepTurn(tx, order);
  const { byHand } = bought;
  if (byHand)
    await insertEvent(tx, {
      orderId,
      code: 'placed',
      personId: byHand.personId,
      words: byHand.words,
    });
  if (!order.isTest) await mailUnassigned(tx, [order]);
  return orderId;
};
