import { Refusal } from '@portal/shared-contracts/refusals';
import { isCompleted } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { announceOrder } from '../announcements.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { knownTimeZone } from './calendar-day.ts';
import { setArchived, setDueDay, setNoShowCheck } from '../rows/order-changes.repository.ts';
import { canActAsCustomer, canWorkOnOrder } from '../orders.policy.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';
import { writeVersion } from '../rows/firm-order.repository.ts';

const requireOwned = async (
  ctx: Context,
  key: { orderId: string; clientId: string },
  may: (actor: Context['actor'], order: OrderRecord) => boolean,
): Promise<OrderRecord> => {
  const order = await findOrder(ctx.db, key.orderId);
  if (!order || !may(ctx.actor, order) || order.client_id !== key.clientId)
    throw new Refusal('order-unknown');
  if (order.cancelledAt !== null) throw new Refusal('order-cancelled');
  return order;
};

const announceAgain = async (ctx: Context, order: OrderRecord): Promise<void> =>
  announceOrder(ctx, order);

/** Sets the due date of an unfinished order; a day that is over where the writer is, is refused (OR-11). */
export const changeDueDate = async (
  ctx: Context,
  input: { orderId: string; clientId: string; dueDate: string; timeZone?: string },
): Promise<void> => {
  const order = await requireOwned(ctx, input, canWorkOnOrder);
  if (isCompleted(order)) throw new Refusal('order-completed');
  const today = dayIn(knownTimeZone(input.timeZone), ctx.now());
  if (input.dueDate < today) throw new Refusal('due-date-past');
  await ctx.db.transaction(async (tx) => {
    await setDueDay(tx, order, input.dueDate);
    await writeVersion(tx, order._id, ctx.actor.id);
  });
  await announceAgain(ctx, order);
};

/** Puts an order into the writer's archive or takes it back (OR-14). */
export const changeArchived = async (
  ctx: Context,
  input: { orderId: string; clientId: string; writerArchived: boolean },
): Promise<void> => {
  const order = await requireOwned(ctx, input, canWorkOnOrder);
  await ctx.db.transaction((tx) => setArchived(tx, order, input.writerArchived));
  await announceAgain(ctx, order);
};

/** Remembers the customer's No Thanks, so that no tip is offered again (OR-41). */
export const declineTip = async (
  ctx: Context,
  input: { id: string; clientId: string },
): Promise<void> => {
  const key = { orderId: input.id, clientId: input.clientId };
  const order = await requireOwned(ctx, key, canActAsCustomer);
  await ctx.db.transaction((tx) => setNoShowCheck(tx, order));
  await announceAgain(ctx, order);
};
