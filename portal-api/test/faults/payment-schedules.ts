import assert from 'node:assert/strict';
import { type Payer } from '@portal/shared-contracts/payments';
import fc from 'fast-check';
import { packageId } from '../../seed/packages.data.ts';
import { readBooks } from '../money/books.ts';
import { FaultyBrowser, type Fault, flush, openTabs } from '../money/faulty-browser.ts';
import { type Market, newSubject, places } from '../money/purchases.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { paymentAdapters } from '../../src/adapters/payments/payment-adapters.ts';
import type { SandboxFaults } from '../../src/adapters/payments/sandbox/sandbox-fetch.ts';
import { handleCardMessage } from '../../src/domains/payments/messages/handle-message.ts';

/** What a person and the world do. */
type Action = 'click' | 'double click' | 'reload' | 'second tab' | 'restart' | 'message' | 'retry';

const SITE = 'northwind';
const PACKAGE = packageId(SITE, 'starter');

let portal: TestApp;
let messages: { body: string; signature: string }[] = [];

const open = async (): Promise<void> => {
  portal = await createTestApp({ seed: 'demo' });
  messages = [];
  const { platform } = portal;
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => messages.push(message),
    faults: mortal,
  });
};

const deliverMessages = async (): Promise<void> => {
  const due = messages;
  messages = [];
  for (const { body, signature } of due)
    await handleCardMessage(portal.app, Buffer.from(body), signature);
};

// The server dies while it talks to the provider: before the provider did its work, or just after it.
let deaths: ('before' | 'after')[] = [];
const mortal: SandboxFaults = {
  around: async (_operation, work) => {
    const death = deaths.shift();
    if (death === 'before') throw new Error('The server died.');
    const result = await work();
    if (death === 'after') throw new Error('The server died.');
    return result;
  },
};

const settleDown = async (browser: FaultyBrowser, tabs: readonly Payer[]): Promise<void> => {
  const resting = new Set(['ready', 'paid', 'unsettled']);
  // Steps are counted and not seconds: a slow machine takes longer for each and needs no more of them.
  for (let round = 0; round < 2000; round += 1) {
    await browser.served();
    await flush();
    if (browser.isQuiet && tabs.every(({ state }) => resting.has(state.kind)) && round > 20) return;
  }
  throw new Error(
    `The schedule did not come to rest: ${tabs.map(({ state }) => state.kind).join()}`,
  );
};

const market = (): Market => ({
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
  if (action === 'message') await deliverMessages();
  if (action === 'restart') deaths.push(patience % 2 === 0 ? 'after' : 'before');
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
  // The limits are for strangers who try a thousand times, and have tests of their own.
  await portal.db().query("delete from rate_counts where site_id = 'northwind'");
  const before = await readBooks(portal.db());
  const client = place === 'checkout' ? portal.visit() : await portal.signIn('customer');
  const browser = new FaultyBrowser(client, [...faults]);
  const tabs = openTabs(browser, await newSubject(market(), place), card, portal.clock.now);
  for (const [action, patience] of actions) await perform(action, tabs, patience);
  browser.heal();
  deaths = [];
  await settleDown(browser, tabs.all);
  await deliverMessages();
  // Whoever was left in doubt looks again, now that everything arrives.
  for (const tab of tabs.all) tab.send('retry');
  await settleDown(browser, tabs.all);
  const after = await readBooks(portal.db());
  const delivered = after.delivered - before.delivered;
  assert.equal(after.taken, after.worth);
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
        'retry',
      ),
      fc.integer({ min: 0, max: 30 }),
    ),
    { minLength: 1, maxLength: 7 },
  ),
});

/** So many random schedules, each of which ends in one charge and one order or in none; how many were paid. */
export const playSchedules = async (runs: number, seed: number): Promise<number> => {
  let paid = 0;
  await open();
  try {
    const property = fc.asyncProperty(schedule, async (one) => {
      paid += await playOne(one);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  } finally {
    await portal.close();
  }
  return paid;
};
