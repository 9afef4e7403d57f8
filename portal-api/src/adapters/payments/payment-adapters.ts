import { Refusal } from '@portal/shared-contracts/refusals';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { CardProvider } from '../../kernel/payments/card-provider.ts';
import type { PaymentProviders } from '../../kernel/payments/payment-providers.ts';
import { readCardEvent } from './card-events.ts';
import { flutterwave } from './flutterwave.ts';
import type { PaymentsConfig } from '../../kernel/config/payments.config.ts';
import { sandboxBooks } from './sandbox/sandbox-books.ts';
import { noFaults, type SandboxFaults, sandboxFetch } from './sandbox/sandbox-fetch.ts';
import { sandboxRules } from './sandbox/sandbox-rules.ts';
import { sandboxTransfers } from './sandbox/sandbox-transfers.ts';
import { stripeAccount, stripeCards } from './stripe-cards.ts';

/** What the sandbox says afterwards, signed as the real provider's messages are. */
export interface SandboxMessage {
  body: string;
  signature: string;
}

type Deliver = (message: SandboxMessage) => void;

/** The payment providers of this process, and the sandbox in their place. */
export interface PaymentAdapters extends PaymentProviders {
  /** Only the sandbox has rules that a browser may ask. */
  sandbox(db: SiteDatabase): PaymentSandbox | undefined;
  /** Says where the sandbox brings its messages; real providers know the address themselves. */
  deliverTo(deliver: Deliver): void;
}

/** Signs the sandbox's own messages; it opens nothing outside of the sandbox. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

const openSandbox = (db: SiteDatabase, deliver: Deliver) => {
  const books = sandboxBooks(db);
  const signer = new Stripe('sk_sandbox');
  const rules = sandboxRules(books, (type, intent) => {
    const at = Math.floor(db.now().getTime() / 1000);
    const payload = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type,
      created: at,
      data: { object: intent },
    });
    const signature = signer.webhooks.generateTestHeaderString({
      payload,
      secret: SANDBOX_WEBHOOK_SECRET,
      timestamp: at,
    });
    deliver({ body: payload, signature });
  });
  return { books, rules };
};

/** The sandbox of one site. */
export type PaymentSandbox = ReturnType<typeof openSandbox>;

const configuredFaults = (sandbox: PaymentsConfig['sandbox']): SandboxFaults => {
  const { delay, drop } = sandbox ?? { delay: 0, drop: 0 };
  return delay === 0 && drop === 0
    ? noFaults
    : {
        around: async (_operation, work) => {
          await wait(delay);
          const result = await work();
          if (Math.random() < drop) throw new Error('The sandbox lost this answer.');
          return result;
        },
      };
};

/** Without an account production plays nothing: whoever wants to pay is told, and nothing is opened. */
const refuseUnserved = (): never => {
  throw new Refusal('provider-unwilling');
};

/** The providers that the configuration names; what is not configured is the sandbox. */
export const paymentAdapters = (
  config: PaymentsConfig,
  options: { deliver?: Deliver; faults?: SandboxFaults } = {},
): PaymentAdapters => {
  const { faults = configuredFaults(config.sandbox) } = options;
  let deliver: Deliver = options.deliver ?? (() => undefined);
  const sandboxOf = (db: SiteDatabase) => openSandbox(db, (message) => deliver(message));
  const account = config.stripe;
  const real = account && stripeAccount(account);
  const verifier = real ?? new Stripe('sk_sandbox');
  const sandboxCards = (db: SiteDatabase): CardProvider => {
    const { books, rules } = sandboxOf(db);
    const httpClient = Stripe.createFetchHttpClient(sandboxFetch(rules, books, faults));
    return stripeCards(
      new Stripe('sk_sandbox', { httpClient, maxNetworkRetries: 0, telemetry: false }),
    );
  };
  const played = config.sandbox ? 'sandbox' : 'off';
  return {
    kind: {
      cards: real ? 'stripe' : played,
      alternate: config.flutterwave ? 'flutterwave' : played,
    },
    publishableKey: account?.publishableKey ?? 'pk_sandbox',
    cards: (db) => {
      if (real) return stripeCards(real);
      return config.sandbox ? sandboxCards(db) : refuseUnserved();
    },
    transfers: (db) => {
      if (config.flutterwave) return flutterwave(config.flutterwave);
      return config.sandbox ? sandboxTransfers(db, faults) : refuseUnserved();
    },
    // Everybody knows the sandbox's secret, so where there is no sandbox nothing is signed by it.
    readCardEvent: (body, signature, now) => {
      const secret = account?.webhookSecret ?? (config.sandbox && SANDBOX_WEBHOOK_SECRET);
      return secret ? readCardEvent(verifier, { body, signature, secret, now }) : undefined;
    },
    sandbox: (db) => (real || !config.sandbox ? undefined : sandboxOf(db)),
    deliverTo: (to) => {
      deliver = to;
    },
  };
};
