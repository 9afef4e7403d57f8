import { type Payer } from '@portal/shared-contracts/payments';
import fc from 'fast-check';
import { packageId } from '../../../seed/packages.data.ts';
import { readBooks } from '../../../test/money/books.ts';
import { FaultyBrowser, type Fault, flush, openTabs } from '../../../test/money/faulty-browser.ts';
import { type Market, newSubject, places } from '../../../test/money/purchases.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { paymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import type { SandboxFaults } from '../../adapters/payments/sandbox/sandbox-fetch.ts';
import { handleCardMessage } from './messages/handle-message.ts';

/** What a person and the world do. */
type Action = 'click' | 'double click' | 'reload' | 'second tab' | 'restart' | 'message' | 'retry';

const SITE = 'northwind';
const PACKAGE = packageId(SITE, 'starter');

let portal: TestApp;
let messages: { body: string; signature: string }[] = [];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => messages.push(message),
    faults: mortal,
  });
});
afterAll(() => portal.close());

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

test('PL-24 CR-52 OR-44 OR-52 OR-56 two hundred random schedules end in one charge and one order, or in none', async () => {
  await portal.db().query("delete from rate_counts where site_id = 'northwind'");
  let paidOnce = 0;
  await fc.assert(
    fc.asyncProperty(schedule, async ({ place, card, faults, actions }) => {
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
      expect(after.taken).toBe(after.worth);
      expect(after.charges - before.charges).toBe(delivered);
      expect(delivered).toBeLessThanOrEqual(1);
      const isPaid = tabs.all.some(({ state }) => state.kind === 'paid');
      if (isPaid) expect(delivered).toBe(1);
      if (card.endsWith('0002')) expect(delivered).toBe(0);
      paidOnce += delivered;
    }),
    { numRuns: 200, seed: 20_260_302, endOnFailure: true },
  );
  // A run in which nobody ever paid would prove nothing.
  expect(paidOnce).toBeGreaterThan(50);
});
