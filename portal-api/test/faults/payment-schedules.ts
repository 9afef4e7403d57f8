import assert from 'node:assert/strict';
import fc from 'fast-check';
import { packageId } from '../../seed/packages.data.ts';
import { tendTables } from '../../src/database/tend-tables.ts';
import { type Books, readBooks } from '../money/books.ts';
import { FaultyBrowser, type Fault, flush, openTabs } from '../money/faulty-browser.ts';
import { type Market, newSubject, places } from '../money/purchases.ts';
import { type OpenDemo, openShakyTill, settleDown, type ShakyTill } from './shaky-till.ts';

/** What a person and the world do. */
type Action =
  | 'click'
  | 'double click'
  | 'reload'
  | 'second tab'
  | 'restart'
  | 'message'
  | 'messages turned round and twice'
  | 'forged message'
  | 'retry';

const SITE = 'northwind';
const PACKAGE = packageId(SITE, 'starter');

// As many as people make in a minute or two, after which a running server looks at its tables.
const BETWEEN_LOOKS = 100;

let till: ShakyTill;
/** As the schedule before left them: what comes in between would be nobody's. */
let books: Books;

const market = ({ portal }: ShakyTill): Market => ({
  db: portal.db(),
  siteId: SITE,
  packageId: PACKAGE,
  clientId: portal.personId('customer'),
  writerId: portal.personId('writer'),
  now: portal.clock.now(),
});

const perform = async (
  action: Action,
  tabs: ReturnType<typeof openTabs>,
  patience: number,
): Promise<void> => {
  const last = tabs.all.at(-1);
  if (action === 'click') last?.send('submit');
  if (action === 'retry') last?.send('retry');
  if (action === 'double click') for (const tab of tabs.all) tab.send('submit');
  if (action === 'double click') last?.send('submit');
  if (action === 'reload') tabs.reload();
  if (action === 'second tab') tabs.add();
  if (action === 'message') await till.deliver();
  if (action === 'messages turned round and twice') await till.deliverTwice();
  if (action === 'forged message') await till.forge();
  if (action === 'restart') till.dieNext(patience % 2 === 0 ? 'after' : 'before');
  for (let round = 0; round < patience; round += 1) await flush();
};

interface Schedule {
  place: (typeof places)[number];
  card: string;
  faults: readonly Fault[];
  actions: readonly (readonly [Action, number])[];
}

/** One purchase in the middle of faults; what it delivered, 0 or 1. */
const playOne = async ({ place, card, faults, actions }: Schedule): Promise<number> => {
  const { portal } = till;
  // The limits are for strangers who try a thousand times, and have tests of their own.
  await portal.db().query("delete from rate_counts where site_id = 'northwind'");
  const before = books;
  const client = place === 'checkout' ? portal.visit() : await portal.signIn('customer');
  const browser = new FaultyBrowser(client, [...faults]);
  const tabs = openTabs(browser, await newSubject(market(till), place), card, portal.clock.now);
  for (const [action, patience] of actions) await perform(action, tabs, patience);
  browser.heal();
  till.calm();
  await settleDown(browser, tabs.all);
  await till.deliverTwice();
  // Whoever was left in doubt looks again, now that everything arrives.
  for (const tab of tabs.all) tab.send('retry');
  await settleDown(browser, tabs.all);
  const after = await readBooks(portal.db());
  books = after;
  const delivered = after.delivered - before.delivered;
  assert.equal(after.taken - before.taken, after.worth - before.worth);
  assert.equal(after.charges - before.charges, delivered);
  assert.ok(delivered <= 1);
  const isPaid = tabs.all.some(({ state }) => state.kind === 'paid');
  if (isPaid) assert.equal(delivered, 1);
  if (card.endsWith('0002')) assert.equal(delivered, 0);
  return delivered;
};

const schedule = fc.record({
  place: fc.constantFrom(...places),
  card: fc.constantFrom('4242424242424242', '4000000000003220', '4000000000000002'),
  faults: fc.array(
    fc.constantFrom<Fault>('none', 'none', 'lost request', 'lost reply', 'late reply'),
    { maxLength: 8 },
  ),
  actions: fc.array(
    fc.tuple(
      fc.constantFrom<Action>(
        'click',
        'click',
        'double click',
        'reload',
        'second tab',
        'restart',
        'message',
        'messages turned round and twice',
        'forged message',
        'retry',
      ),
      fc.integer({ min: 0, max: 30 }),
    ),
    { minLength: 1, maxLength: 7 },
  ),
});

/**
 * So many random schedules, each of which ends in one charge and one order or in none; how many were paid. With the path
 * of a failure it begins there.
 */
export const playSchedules = async (
  runs: number,
  { seed, path, open }: { seed: number; path?: string; open?: OpenDemo },
): Promise<number> => {
  let paid = 0;
  till = await openShakyTill(open);
  try {
    books = await readBooks(till.portal.db());
    let played = 0;
    const property = fc.asyncProperty(schedule, async (one) => {
      if (played % BETWEEN_LOOKS === 0) await tendTables(till.portal.platform.database);
      played += 1;
      paid += await playOne(one);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true, ...(path && { path }) });
  } finally {
    await till.close();
  }
  return paid;
};
