import { isCompleted } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { UndoableAct } from '../../../kernel/accountability/undo.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { holdAsFound } from '../../people/people.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { type FormerRow, listWorkedOn, lockOrders } from '../rows/bulk.repository.ts';

/** Keeps what orders were before an act, once it has been done to them; says by what it is taken back. */
export const keepFormer = async (
  ctx: Pick<Context, 'actor' | 'audit'>,
  tx: SiteDatabase,
  { act, rows }: { act: UndoableAct; rows: readonly FormerRow[] },
): Promise<string> => {
  const ids = rows.map(({ id }) => id);
  const left = new Map((await lockOrders(tx, ids)).map(({ id, version }) => [id, version]));
  const former = rows.map((row) => ({ ...row, version: left.get(row.id) ?? row.version }));
  return keepUndoable(ctx, tx, { act, former });
};

/** What an order's history says when it goes back to whoever had it. */
export const eventOf = (act: UndoableAct, writerId: string | null) => {
  if (act !== 'orders.assign' && act !== 'orders.hand-over') return undefined;
  return writerId === null ? ('unassigned' as const) : ('handed-over' as const);
};

/** Why an order cannot have back what it was before an act; its row is held already. */
export const refusalToRestore = async (
  tx: SiteDatabase,
  { act, kept }: { act: UndoableAct; kept: readonly FormerRow[] },
): Promise<(order: OrderRecord) => Refusal | undefined> => {
  const ids = kept.map(({ id }) => id);
  const left = new Map(kept.map(({ id, version }) => [id, version]));
  const movesWriter = eventOf(act, null) !== undefined;
  // What a writer finished or sent counts no version up.
  const worked = movesWriter ? await listWorkedOn(tx, ids) : new Set<string>();
  return (order) => {
    if (order.version !== left.get(order._id)) return new Refusal('order-touched');
    if ((movesWriter || act === 'orders.due-date') && isCompleted(order))
      return new Refusal('order-completed');
    return worked.has(order._id) ? new Refusal('order-touched') : undefined;
  };
};

/** Whoever had an order before may have left since. */
export const refuseLeft = async (tx: SiteDatabase, rows: readonly FormerRow[]): Promise<void> => {
  const writers = new Set(rows.flatMap(({ writer_id: writer }) => writer ?? []));
  // In the order in which everybody holds writers, so that nobody waits for each other.
  for (const writer of [...writers].toSorted())
    if ((await holdAsFound(tx, writer))?.deactivated_at !== null)
      throw new Refusal('order-touched');
};
