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
import type { TestClient } from '../test-client.ts';
import { memoryStorage } from './memory-storage.ts';
import { sendFor, type Subject } from './purchases.ts';

/** What a network does to one call. */
export type Fault = 'none' | 'lost request' | 'lost reply' | 'late reply';
/** Lets everything that is due happen, and no time pass. */
export const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One browser of one person on a network that loses things. */
export class FaultyBrowser {
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

const portsOf = (browser: FaultyBrowser, subject: Subject, card: string): PayPorts => ({
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
export const openTabs = (
  browser: FaultyBrowser,
  subject: Subject,
  card: string,
  now: () => Date,
) => {
  const scope = `${subject.place}:${subject.id}`;
  const open = (): Payer =>
    createPayer({
      scope,
      storage: browser.storage,
      ports: portsOf(browser, subject, card),
      now: () => now().getTime(),
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
