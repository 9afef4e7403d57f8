import assert from 'node:assert/strict';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Payer } from '@portal/shared-contracts/payments';
import { paymentAdapters } from '../../src/adapters/payments/payment-adapters.ts';
import type { SandboxFaults } from '../../src/adapters/payments/sandbox/sandbox-fetch.ts';
import { handleCardMessage } from '../../src/domains/payments/messages/handle-message.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import type { TestDatabase } from '../database/snapshot.ts';
import { type FaultyBrowser, flush } from '../money/faulty-browser.ts';

/** Makes a database with the demo data. */
export type OpenDemo = (now: () => Date) => Promise<TestDatabase>;

/** When the server dies while it talks to the provider: before the provider did its work, or just after it. */
type Death = 'before' | 'after';

/** A portal whose provider's messages wait until somebody delivers them, and whose server may die over a payment. */
export interface ShakyTill {
  readonly portal: TestApp;
  dieNext(death: Death): void;
  /** From here on it lives. */
  calm(): void;
  deliver(): Promise<void>;
  /** The last one first, and each of them twice. */
  deliverTwice(): Promise<void>;
  /** What somebody else signed, or signed for other words, is refused and kept back from nobody. */
  forge(): Promise<void>;
  close(): Promise<unknown>;
}

const mortal = (deaths: Death[]): SandboxFaults => ({
  around: async (_operation, work) => {
    const death = deaths.shift();
    if (death === 'before') throw new Error('The server died.');
    const result = await work();
    if (death === 'after') throw new Error('The server died.');
    return result;
  },
});

/** Opens one on the demo data, which may lie in a database of the caller's. */
export const openShakyTill = async (open?: OpenDemo): Promise<ShakyTill> => {
  const portal = await createTestApp({ seed: 'demo', ...(open && { open }) });
  const { platform } = portal;
  const deaths: Death[] = [];
  let messages: { body: string; signature: string }[] = [];
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => messages.push(message),
    faults: mortal(deaths),
  });
  const deliver = async (): Promise<void> => {
    const due = messages;
    messages = [];
    for (const message of due) {
      try {
        await handleCardMessage(portal.app, Buffer.from(message.body), message.signature);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status < 500) throw error;
        // A provider whose message was not taken sends it again.
        messages.push(message);
      }
    }
  };
  return {
    portal,
    dieNext: (death) => deaths.push(death),
    calm: () => void deaths.splice(0),
    deliver,
    deliverTwice: async () => {
      messages = messages.toReversed().flatMap((message) => [message, message]);
      await deliver();
    },
    forge: async () => {
      const [real] = messages;
      const body = Buffer.from(real?.body ?? '{"type":"payment_intent.succeeded"}');
      const signature = real ? real.signature.replace(/v1=./, 'v1=') : 't=1,v1=00';
      await assert.rejects(handleCardMessage(portal.app, body, signature));
    },
    close: () => portal.close(),
  };
};

/** Waits until nothing is under way in a browser any more. */
export const settleDown = async (browser: FaultyBrowser, tabs: readonly Payer[]): Promise<void> => {
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
