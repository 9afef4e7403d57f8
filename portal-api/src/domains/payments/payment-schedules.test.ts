import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type Endpoint,
  type EndpointInput,
  type Reply,
  toApiError,
} from '@portal/shared-contracts';
import {
  abandonPayment,
  answerSandboxChallenge,
  createPayer,
  createSandboxMethod,
  getPaymentOutcome,
  type Payer,
  type PayPorts,
} from '@portal/shared-contracts/payments';
import fc from 'fast-check';
import { packageId } from '../../../seed/packages.data.ts';
import { readBooks } from '../../../test/money/books.ts';
import { memoryStorage } from '../../../test/money/memory-storage.ts';
import {
  type Market,
  newSubject,
  places,
  sendFor,
  type Subject,
} from '../../../test/money/purchases.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { paymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import type { SandboxFaults } from '../../adapters/payments/sandbox/sandbox-fetch.ts';
import { handleCardMessage } from './messages/handle-message.ts';

/** What a network does to one call. */
type Fault = 'none' | 'lost request' | 'lost reply' | 'late reply';
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

const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One browser of one person on a network that loses things. */
class Browser {
  readonly storage = memoryStorage();
  readonly client: TestClient;
  #faults: Fault[];
  readonly #atWork = new Set<Promise<unknown>>();
  constructor(client: TestClient, faults: Fault[]) {
    this.client = client;
    this.#faults = faults;
  }

  /** From here on everything arrives. */
  heal(): void {
    this.#faults = [];
  }

  get isQuiet(): boolean {
    return this.#atWork.size === 0;
  }

  /** Whatever the server is doing for this browser, whether anybody waits for it or not. */
  async served(): Promise<void> {
    await Promise.allSettled(this.#atWork);
  }

  /** A request that arrives, and an answer that comes back. */
  serve<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, key: string) {
    const answer = this.client.call(endpoint, input, { headers: { 'idempotency-key': key } });
    const isOver = (): void => void this.#atWork.delete(answer);
    this.#atWork.add(answer);
    answer.then(isOver, isOver);
    return answer;
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    key: string,
  ): Promise<Reply<E>> {
    const fault = this.#faults.shift() ?? 'none';
    const lost = () => new ApiError({ code: 'timeout', status: 0, messages: ['Timeout!'] });
    if (fault === 'lost request') throw lost();
    const answer = this.serve(endpoint, input, key);
    if (fault === 'lost reply') throw lost(); // the request goes on without anybody waiting
    if (fault === 'late reply') await flush();
    const { status, body, error } = await answer;
    if (status >= 400) throw toApiError(status, error);
    return { ...(body as object), status_code: status } as Reply<E>;
  }
}

const portsOf = (browser: Browser, subject: Subject, card: string): PayPorts => ({
  tokenise: async () => {
    const values = { number: card, exp_month: 12, exp_year: 2030, cvc: '123' };
    const made = await browser.serve(createSandboxMethod, values, '');
    return { method: made.body.id };
  },
  send: sendFor((endpoint, input, key) => browser.call(endpoint, input, key), subject),
  challenge: async (client_secret) => {
    await browser.call(
      answerSandboxChallenge,
      { client_secret, kind: 'bank', answer: 'accept' },
      '',
    );
  },
  ask: (key) => browser.call(getPaymentOutcome, { key }, key),
  abandon: (key) => browser.call(abandonPayment, { key }, key),
  wait: flush,
});

/** Tabs of one browser, driven by a schedule. */
const openTabs = (browser: Browser, subject: Subject, card: string) => {
  const scope = `${subject.place}:${subject.id}`;
  const open = (): Payer =>
    createPayer({
      scope,
      storage: browser.storage,
      ports: portsOf(browser, subject, card),
      now: () => portal.clock.now().getTime(),
      newKey: randomUUID,
      onChange: () => undefined,
      onPaid: () => undefined,
    });
  let tabs = [open()];
  return {
    get all() {
      return tabs;
    },
    reload: () => {
      for (const tab of tabs) tab.dispose();
      tabs = [open()];
    },
    add: () => void tabs.push(open()),
  };
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

const settleDown = async (browser: Browser, tabs: readonly Payer[]): Promise<void> => {
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
      const browser = new Browser(client, [...faults]);
      const tabs = openTabs(browser, await newSubject(market(), place), card);
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
