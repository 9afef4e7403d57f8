import type { BulkOutcome, FirmOrderNarrowing } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { KeptAct, Undo } from '../../../kernel/accountability/undo.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { noteTaken, takerOf } from '../../audit/undo/undo.service.ts';
import { announceOrder } from '../announcements.ts';
import { announceAssignment } from '../assignment/assignment.service.ts';
import { mailAssignedMany } from '../mails/mail-assigned.ts';
import { mailReminders } from '../turns/mail-turn.ts';
import type { OrderRecord } from '../orders.record.ts';
import { keepTurns } from '../turns/turns.service.ts';
import { type Asked, readyAct } from './bulk-acts.ts';
import { ordersAsCsv } from './bulk-csv.ts';
import { chosenOrders } from './chosen-orders.ts';
import { eventOf, keepFormer, refusalToRestore, refuseLeft } from '../changes/former-orders.ts';
import {
  type FormerRow,
  insertEvents,
  listChosen,
  lockOrders,
  restoreMany,
  writeMany,
} from '../rows/bulk.repository.ts';

type BulkInput = Asked & { ids?: string[] | undefined; filter?: FirmOrderNarrowing | undefined };

interface Refused {
  order: OrderRecord;
  refusal: Refusal;
}

interface Done {
  before: readonly OrderRecord[];
  after: readonly OrderRecord[];
  refused: readonly Refused[];
  batch: string | null;
}

const sorted = (
  orders: readonly OrderRecord[],
  refusalOf: (order: OrderRecord) => Refusal | undefined,
) => {
  const fit: OrderRecord[] = [];
  const refused: Refused[] = [];
  for (const order of orders) {
    const refusal = refusalOf(order);
    if (refusal) refused.push({ order, refusal });
    else fit.push(order);
  }
  return { fit, refused };
};

const notifyInside = async (
  tx: SiteDatabase,
  ctx: Context,
  { act, writerId, before }: { act: Asked['act']; writerId: string | null; before: OrderRecord[] },
): Promise<void> => {
  if (act !== 'assign' || writerId === null) return;
  const ids = before.map(({ _id }) => _id);
  await insertEvents(tx, ids, { code: 'assigned', personId: ctx.actor.id, writerId });
  await mailAssignedMany(tx, before, writerId);
};

const doInside = async (
  tx: SiteDatabase,
  ctx: Context,
  { ids, asked }: { ids: readonly string[]; asked: BulkInput },
): Promise<Done> => {
  const former = await lockOrders(tx, ids);
  const { change, refusalOf } = await readyAct(ctx, tx, asked);
  const { fit, refused } = sorted(await listChosen(tx, ids), refusalOf);
  const fitting = fit.map(({ _id }) => _id);
  const { act, writerId = null } = asked;
  if (fitting.length === 0) return { before: [], after: [], refused, batch: null };
  if (act === 'remind' || act === 'csv') {
    if (act === 'remind') await mailReminders(tx, fit);
    return { before: fit, after: fit, refused, batch: null };
  }
  await writeMany(tx, fitting, { change, by: ctx.actor.id });
  const after = await listChosen(tx, fitting);
  await keepTurns(tx, after);
  await notifyInside(tx, ctx, { act, writerId, before: fit });
  const rows = former.filter(({ id }) => fitting.includes(id));
  const batch = await keepFormer(ctx, tx, { act: `orders.${act}`, rows });
  return { before: fit, after, refused, batch };
};

const carryOut = (ctx: Context, ids: readonly string[], asked: BulkInput): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const done = await doInside(tx, ctx, { ids, asked });
    ctx.audit.note({ after: { act: asked.act, orders: done.after.length } });
    return done;
  });

const outcomeOf = (ctx: Context, { after, refused, batch }: Done): BulkOutcome => ({
  status: true,
  done: after.length,
  refused: refused.map(({ order, refusal }) => ({
    _id: order._id,
    number: order.number,
    reason: wordRefusal(refusal.sentence, ctx.language),
  })),
  batch,
});

const announce = async (ctx: Context, { before, after }: Done): Promise<void> => {
  const former = new Map(before.map((order) => [order._id, order]));
  for (const order of after) {
    const was = former.get(order._id) ?? order;
    const { _id: orderId, writer_id: writerId } = order;
    // Of other changes the pages learn, and nobody is called by the bell.
    if (was.writer_id === writerId) await announceOrder(ctx, order);
    else
      await announceAssignment(ctx, {
        assignment: { orderId, writerId },
        before: was,
        after: order,
      });
  }
};

/** What became of an act, and the bells and open pages that learn of it after the reply. */
interface Told {
  outcome: BulkOutcome;
  announceDone: () => Promise<void>;
}

/** Does one thing to many orders: those that cannot have it are refused one by one (BO-66). */
export const changeMany = async (ctx: Context, asked: BulkInput): Promise<Told> => {
  const ids = await chosenOrders(ctx, asked);
  if (asked.act === 'csv') {
    const { csv, rows } = await ordersAsCsv(ctx.db, ids);
    const outcome = { status: true as const, done: rows, refused: [], batch: null, csv };
    return { outcome, announceDone: async () => {} };
  }
  const done = await carryOut(ctx, ids, asked);
  const announceDone = async () => (asked.act === 'remind' ? undefined : announce(ctx, done));
  return { outcome: outcomeOf(ctx, done), announceDone };
};

const restore = async (ctx: Context, tx: SiteDatabase, { act, former }: KeptAct): Promise<Done> => {
  const kept = former as readonly FormerRow[];
  const ids = kept.map(({ id }) => id);
  await lockOrders(tx, ids);
  const refusalOf = await refusalToRestore(tx, { act, kept });
  const { fit, refused } = sorted(await listChosen(tx, ids), refusalOf);
  const fitting = new Set(fit.map(({ _id }) => _id));
  const rows = kept.filter((row) => fitting.has(row.id));
  const [writerId = null] = rows.map((row) => row.writer_id);
  const code = eventOf(act, writerId);
  if (code) await refuseLeft(tx, rows);
  await restoreMany(tx, rows, ctx.actor.id);
  const after = await listChosen(tx, [...fitting]);
  await keepTurns(tx, after);
  if (code) {
    await insertEvents(tx, [...fitting], { code, personId: ctx.actor.id, writerId });
    await mailAssignedMany(tx, fit, writerId);
  }
  return { before: fit, after, refused, batch: null };
};

/** Takes an act back, once, where nothing newer touched its orders. */
export const undoMany = async (ctx: Context, id: string): Promise<Told> => {
  const done = await ctx.db.transaction(async (tx) => {
    const kept = await takerOf(id)(tx);
    // A note of an order is taken back by itself.
    if (!kept.act.startsWith('orders.') || !Array.isArray(kept.former))
      throw new Refusal('bulk-undone');
    const restored = await restore(ctx, tx, kept);
    await noteTaken({ ...ctx, db: tx }, id, { orders: restored.after.length });
    return restored;
  });
  return { outcome: outcomeOf(ctx, done), announceDone: () => announce(ctx, done) };
};

/** The same from the log or right after an act of one order: all that was touched since is refused at once. */
export const undoOfOrders: Undo = async (ctx, take) => {
  const done = await ctx.db.transaction(async (tx) => {
    const outcome = await restore(ctx, tx, await take(tx));
    const [first] = outcome.refused;
    if (first && outcome.after.length === 0) throw first.refusal;
    return outcome;
  });
  await announce(ctx, done);
};
