import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Announcer } from '../announcements.ts';
import { type Given, type Giving, giveOrder, tellOfGiven } from './give-order.service.ts';
import { listOpenOf, type OpenOrder } from './open-orders.repository.ts';

export type { OpenOrder } from './open-orders.repository.ts';

/** The orders that a writer still works on; before the writer goes, each needs another or nobody (BO-37). */
export const openOrdersOf = (db: SiteDatabase, writerId: string): Promise<OpenOrder[]> =>
  listOpenOf(db, writerId);

/**
 * Hands orders over inside a transaction, all or none; run what comes back after the transaction.
 *
 * @example
 * const tell = await ctx.db.transaction((tx) => moveOrders(tx, moves));
 * await tell(ctx);
 */
export const moveOrders = async (
  tx: SiteDatabase,
  moves: readonly Giving[],
): Promise<(ctx: Announcer) => Promise<void>> => {
  const given: Given[] = [];
  for (const move of moves) given.push(await giveOrder(tx, move));
  return async (ctx) => {
    for (const one of given) await tellOfGiven(ctx, one);
  };
};

/** Hands orders over, all or none, each to a writer or back to those that nobody works on (BO-38). */
export const handOverOrders = async (ctx: Announcer, moves: readonly Giving[]): Promise<void> => {
  const tell = await ctx.db.transaction((tx) => moveOrders(tx, moves));
  await tell(ctx);
};
