import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Announcer } from '../announcements.ts';
import {
  type Assigned,
  type Assignment,
  setAssignment,
  announceAssignment,
} from './assignment.service.ts';
import { lockOrders } from '../rows/bulk.repository.ts';
import { listOpenOf, type OpenOrder } from './open-orders.repository.ts';

export type { OpenOrder } from './open-orders.repository.ts';

/** The orders that a writer still works on; before the writer goes, each needs another or nobody (BO-37). */
export const openOrdersOf = (db: SiteDatabase, writerId: string): Promise<OpenOrder[]> =>
  listOpenOf(db, writerId);

const byWriter = ({ writerId: a }: Assignment, { writerId: b }: Assignment): number =>
  (a ?? '') < (b ?? '') ? -1 : Number(a !== b);

/**
 * Hands orders over inside a transaction, all or none; run what comes back after the transaction.
 *
 * @example
 * const announceMoves = await ctx.db.transaction((tx) => moveOrders(tx, moves));
 * await announceMoves(ctx);
 */
export const moveOrders = async (
  tx: SiteDatabase,
  moves: readonly Assignment[],
): Promise<(ctx: Announcer) => Promise<void>> => {
  const assigned: Assigned[] = [];
  // Whoever assigns holds the order and then its writer: all orders first, then writers in one order for everybody.
  await lockOrders(
    tx,
    moves.map(({ orderId }) => orderId),
  );
  for (const move of moves.toSorted(byWriter)) assigned.push(await setAssignment(tx, move));
  return async (ctx) => {
    for (const one of assigned) await announceAssignment(ctx, one);
  };
};

/** Hands orders over, all or none, each to a writer or back to those that nobody works on (BO-38). */
export const handOverOrders = async (
  ctx: Announcer,
  moves: readonly Assignment[],
): Promise<void> => {
  const announceMoves = await ctx.db.transaction((tx) => moveOrders(tx, moves));
  await announceMoves(ctx);
};
