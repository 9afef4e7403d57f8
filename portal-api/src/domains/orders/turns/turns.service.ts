import { turnOf } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { listSites } from '../../website/website.service.ts';
import { mailTurn, mailTurns } from './mail-turn.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';
import {
  listOrdersAfter,
  listWithoutTurn,
  listSitesWithoutTurns,
  type StoredTurn,
  writeTurns,
} from './turns.repository.ts';

// A row keeps the turn that its order had when it was called off; lists leave such orders out by that.
const storedTurn = (order: OrderRecord, at: string): StoredTurn => {
  const { owner, step, writer } = turnOf({ ...order, cancelledAt: null });
  return { id: order._id, owner, step, writerStep: writer?.step ?? null, at };
};

/**
 * Keeps whose turn a freshly read order is; to be called in the transaction that changed it.
 *
 * @throws Refusal `gone` for an order that was called off after its reader was let through.
 */
export const keepTurn = async (tx: SiteDatabase, order: OrderRecord): Promise<void> => {
  if (order.cancelledAt !== null) throw new Refusal('order-cancelled');
  const [former] = await writeTurns(tx, [storedTurn(order, tx.now().toISOString())]);
  if (former) await mailTurn(tx, order, former);
};

/** The same for many orders that were changed at once. */
export const keepTurns = async (
  tx: SiteDatabase,
  orders: readonly OrderRecord[],
): Promise<void> => {
  const at = tx.now().toISOString();
  const formers = await writeTurns(
    tx,
    orders.map((order) => storedTurn(order, at)),
  );
  const known = new Map(orders.map((order) => [order._id, order]));
  await mailTurns(
    tx,
    formers.flatMap((former) => {
      const order = known.get(former.id);
      return order ? [{ order, former }] : [];
    }),
  );
};

/** The same for an order that was changed by its id. */
export const keepTurnOf = async (tx: SiteDatabase, orderId: string): Promise<void> => {
  const order = await findOrder(tx, orderId);
  if (order) await keepTurn(tx, order);
};

/** Stores the turns of a site's orders that have none: those from before turns were kept, and made-up ones. */
export const fillTurnsOf = async (db: SiteDatabase): Promise<number> => {
  let filled = 0;
  for (;;) {
    const orders = await listWithoutTurn(db);
    if (orders.length === 0) return filled;
    await writeTurns(
      db,
      orders.map((order) => storedTurn(order, order.updatedAt)),
    );
    filled += orders.length;
  }
};

/** Compares every stored turn of a site with the rule, and stores the right one where they differ. */
const mendTurnsOf = async (db: SiteDatabase): Promise<number> => {
  let mended = 0;
  let last = '';
  for (;;) {
    const orders = await listOrdersAfter(db, last);
    const end = orders.at(-1);
    if (!end) return mended;
    const at = db.now().toISOString();
    const changed = await writeTurns(
      db,
      orders.map((order) => ({ ...storedTurn(order, at), readFrom: order.updatedAt })),
    );
    mended += changed.length;
    last = end._id;
  }
};

const ofSites = async (
  { database }: Platform,
  sites: readonly { site_id: string }[],
  work: (db: SiteDatabase) => Promise<number>,
): Promise<number> => {
  let count = 0;
  for (const { site_id } of sites) count += await work(database.site(site_id));
  return count;
};

/** {@link fillTurnsOf} for every site that needs it; nobody is served before it is done. */
export const fillTurns = async (platform: Platform): Promise<number> =>
  ofSites(platform, await listSitesWithoutTurns(platform.database.platform()), fillTurnsOf);

/** {@link mendTurnsOf} for every site. A difference is a change that forgot to keep its turn, so it is told. */
export const mendTurns = async (platform: Platform): Promise<number> => {
  const sites = await listSites(platform.database.platform());
  const mended = await ofSites(platform, sites, mendTurnsOf);
  if (mended > 0) platform.log.error({ orders: mended }, 'stored turns differed and were mended');
  return mended;
};
