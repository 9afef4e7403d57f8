import type { BulkAct } from '@portal/shared-contracts/admin';
import { isCompleted, stepFor, turnOf } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { holdAlone } from '../../people/people.service.ts';
import { writerDesk } from '../assignment/writer-loads.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import type { BulkChange } from '../rows/bulk.repository.ts';

/** What is asked of many orders. */
export interface Asked {
  act: BulkAct;
  writerId?: string | undefined;
  isOverLimit?: boolean | undefined;
  dueDate?: string | null | undefined;
}

/** An act that is ready: what it writes, and why an order cannot have it. */
export interface ReadyAct {
  change: BulkChange;
  refusalOf: (order: OrderRecord) => Refusal | undefined;
}

const ofOpen = (order: OrderRecord): Refusal | undefined => {
  if (order.cancelledAt !== null) return new Refusal('order-cancelled');
  return isCompleted(order) ? new Refusal('order-completed') : undefined;
};

const notCancelled = (order: OrderRecord): Refusal | undefined =>
  order.cancelledAt === null ? undefined : new Refusal('order-cancelled');

// How many more the writer takes; whoever knows better says so.
const roomOf = async (tx: SiteDatabase, writerId: string): Promise<number> => {
  const desk = await writerDesk(tx, writerId);
  if (!desk || desk.limit === 'away') return 0;
  const { open, mostOpen, week, mostPerWeek } = desk;
  return Math.min((mostOpen ?? Infinity) - open, (mostPerWeek ?? Infinity) - week);
};

const assigning = async (tx: SiteDatabase, { writerId, isOverLimit }: Asked): Promise<ReadyAct> => {
  const writer = writerId === undefined ? undefined : await holdAlone(tx, writerId);
  if (writerId === undefined || writer?.role !== 'writer' || writer.deactivated_at !== null)
    throw new Refusal('writer-inactive', {}, 'writerId');
  let room = isOverLimit ? Infinity : await roomOf(tx, writerId);
  const name = `${writer.first_name} ${writer.last_name}`.trim();
  const refusalOf = (order: OrderRecord): Refusal | undefined => {
    const refusal = ofOpen(order);
    if (refusal) return refusal;
    if (order.writer_id !== null)
      return new Refusal('order-has-writer', { name: order.writerName ?? '' });
    room -= 1;
    return room < 0 ? new Refusal('writer-over-limit', { name }) : undefined;
  };
  return { change: { writer_id: writerId }, refusalOf };
};

const dating = (ctx: Context, { dueDate = null }: Asked): ReadyAct => {
  if (dueDate !== null && dueDate < dayIn(ctx.site.settings.timeZone, ctx.now()))
    throw new Refusal('due-date-past', {}, 'dueDate');
  return { change: { due_date: dueDate }, refusalOf: ofOpen };
};

/** Who is waited for, of those who can be reminded. */
const reminded = (order: OrderRecord): 'user' | 'writer' | undefined => {
  const turn = turnOf(order);
  if (turn.owner === 'customer') return 'user';
  return turn.owner === 'writer' && stepFor(turn, 'writer') ? 'writer' : undefined;
};

const reminding: ReadyAct = {
  change: {},
  refusalOf: (order) =>
    ofOpen(order) ?? (reminded(order) ? undefined : new Refusal('nobody-to-remind')),
};

/** Makes an act ready, in the transaction in which it is done. */
export const readyAct = async (ctx: Context, tx: SiteDatabase, asked: Asked): Promise<ReadyAct> => {
  if (asked.act === 'assign') return assigning(tx, asked);
  if (asked.act === 'due-date') return dating(ctx, asked);
  if (asked.act === 'remind') return reminding;
  return { change: { hide_order: asked.act === 'hide' }, refusalOf: notCancelled };
};
