import type { FirmHistoryEntry, OrderNote } from '@portal/shared-contracts/admin';
import { isCompleted } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { idOfCall } from '../../../kernel/rows/id-of-call.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { announceOrder } from '../announcements.ts';
import { lockOrders } from '../rows/bulk.repository.ts';
import { keepFormer } from '../changes/former-orders.ts';
import {
  type Assigned,
  setAssignment,
  type Assignment,
  announceAssignment,
} from '../assignment/assignment.service.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { setDueDay } from '../rows/order-changes.repository.ts';
import { type HistorySource, readHistory } from '../history/order-history.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';
import {
  ASSIGNING,
  type EventRow,
  deleteNote,
  insertNote,
  listEvents,
  listNotes,
  lockVersion,
  writeVersion,
} from '../rows/firm-order.repository.ts';

/** An order of the firm, whoever's it is. */
export const requireFirmOrder = async (db: SiteDatabase, orderId: string): Promise<OrderRecord> => {
  const order = await findOrder(db, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
};

/** The same for a change: one that was called off only tells. */
export const requireOrderToChange = async (
  db: SiteDatabase,
  orderId: string,
): Promise<OrderRecord> => {
  const order = await requireFirmOrder(db, orderId);
  if (order.cancelledAt !== null) throw new Refusal('order-cancelled');
  return order;
};

/** The order inside a transaction, held against others; stale and called-off ones are refused. */
export const holdOrder = async (
  tx: SiteDatabase,
  ctx: Pick<Context, 'site' | 'now'>,
  { orderId, baseVersion }: { orderId: string; baseVersion?: number },
): Promise<OrderRecord> => {
  const current = await lockVersion(tx, orderId);
  if (!current) throw new Refusal('order-unknown');
  if (baseVersion !== undefined)
    refuseStale(current, baseVersion, { firm: ctx.site.settings.companyName, now: ctx.now() });
  const order = await requireFirmOrder(tx, orderId);
  if (order.cancelledAt !== null) throw new Refusal('order-cancelled');
  return order;
};

const toEntry = (order: OrderRecord, event: EventRow): FirmHistoryEntry => {
  const service = order.package.packageServices.find(({ _id }) => _id === event.service_id);
  const module = service?.serviceModules.find(({ id }) => id === event.task_id);
  const title = module?.title ?? event.writer ?? undefined;
  return {
    code: event.code,
    at: event.created_at.toISOString(),
    by: 'admin',
    name: event.person ?? '',
    ...(service ? { service: service.serviceName } : {}),
    ...(title ? { title } : {}),
    ...(event.words ? { words: event.words } : {}),
  };
};

/** Everything that happened to an order, latest first; the firm's own acts among it. */
export const firmHistory = async (
  ctx: Context,
  order: OrderRecord,
  sources: readonly HistorySource[],
): Promise<FirmHistoryEntry[]> => {
  const events = await listEvents(ctx.db, order._id);
  const told = await readHistory(ctx, order, sources);
  // Each assignment stands among the events; the order itself knows the last one only.
  const isKept = events.some(({ code }) => ASSIGNING.includes(code));
  const others = told.filter(({ code }) => !isKept || code !== 'assigned');
  return [...events.map((event) => toEntry(order, event)), ...others].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
};

/** Writes something down about an order; the same idempotency key again finds the same note. */
export const writeNote = async (
  ctx: Context,
  { id: orderId, text }: { id: string; text: string },
): Promise<OrderNote> => {
  const id = idOfCall(ctx, `note of ${orderId}`);
  await requireFirmOrder(ctx.db, orderId);
  await ctx.db.transaction(async (tx) => {
    const isNew = await insertNote(tx, { id, orderId, authorId: ctx.actor.id, text });
    if (isNew) await keepUndoable(ctx, tx, { act: 'orders.note', former: { id, orderId } });
  });
  const note = (await listNotes(ctx.db, orderId)).find(({ _id }) => _id === id);
  if (!note) throw new Refusal('order-unknown');
  return note;
};

/** Takes a note back; nobody changes one, so nothing newer can have touched it (BO-111). */
export const undoOfNote: Undo = async (ctx, take) => {
  const orderId = await ctx.db.transaction(async (tx) => {
    const former = (await take(tx)).former as { id: string; orderId: string };
    await deleteNote(tx, former.id);
    return former.orderId;
  });
  await ctx.live.announceToAdmins(['orders'], [orderId]);
};

/** Sets the day on which an unfinished order is due, or that there is none. */
export const setFirmDueDate = async (
  ctx: Context,
  { id, baseVersion, dueDate }: { id: string; baseVersion: number; dueDate: string | null },
): Promise<string> => {
  const undo = await ctx.db.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, { orderId: id, baseVersion });
    const rows = await lockOrders(tx, [id]);
    if (isCompleted(order)) throw new Refusal('order-completed');
    if (dueDate !== null && dueDate < dayIn(ctx.site.settings.timeZone, ctx.now()))
      throw new Refusal('due-date-past', {}, 'dueDate');
    await setDueDay(tx, order, dueDate);
    await writeVersion(tx, id, ctx.actor.id);
    ctx.audit.note({ before: { dueDate: order.dueDate }, after: { dueDate } });
    return keepFormer(ctx, tx, { act: 'orders.due-date', rows });
  });
  await announceOrder(ctx, await requireFirmOrder(ctx.db, id));
  return undo;
};

// Assigning it to whoever has it already changes nothing.
const assignKept = async (
  ctx: Context,
  tx: SiteDatabase,
  assignment: Assignment,
  act: 'orders.assign' | 'orders.hand-over',
): Promise<{ assigned: Assigned; undo: string | null }> => {
  const rows = await lockOrders(tx, [assignment.orderId]);
  const assigned = await setAssignment(tx, { ...assignment, by: ctx.actor.id });
  const { before, after } = assigned;
  const isOther = before.writer_id !== after.writer_id;
  // Ids, which the log words when it is read: it outlives the people.
  ctx.audit.note({ before: { writerId: before.writer_id }, after: { writerId: after.writer_id } });
  return { assigned, undo: isOther ? await keepFormer(ctx, tx, { act, rows }) : null };
};

/** Gives an order that nobody works on to a writer. */
export const assign = async (ctx: Context, assignment: Assignment): Promise<string | null> => {
  const { assigned, undo } = await ctx.db.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, assignment);
    if (order.writer_id !== null && order.writer_id !== assignment.writerId)
      throw new Refusal('order-has-writer', { name: order.writerName ?? '' });
    return assignKept(ctx, tx, assignment, 'orders.assign');
  });
  await announceAssignment(ctx, assigned);
  return undo;
};

/** Gives an order to another writer, or to nobody (BO-38). */
export const handOver = async (
  ctx: Context,
  assignment: Assignment & { baseVersion: number },
): Promise<string | null> => {
  const { assigned, undo } = await ctx.db.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, assignment);
    if (isCompleted(order)) throw new Refusal('order-completed');
    if (order.writer_id !== null && order.writer_id === assignment.writerId)
      throw new Refusal('order-has-writer', { name: order.writerName ?? '' });
    return assignKept(ctx, tx, assignment, 'orders.hand-over');
  });
  await announceAssignment(ctx, assigned);
  return undo;
};
