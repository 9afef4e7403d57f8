import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { CardEvent, CardProvider } from '../../kernel/payments/card-provider.ts';
import { flutterwave } from './flutterwave.ts';
import type { PaymentsConfig } from '../../kernel/config/payments.config.ts';
import { sandboxBooks } from './sandbox-books.ts';
import { noFaults, type SandboxFaults, sandboxFetch } from './sandbox-fetch.ts';
import { sandboxRules } from './sandbox-rules.ts';
import { sandboxTransfers } from './sandbox-transfers.ts';
import { readCardEvent, stripeAccount, stripeCards } from './stripe-cards.ts';
import type { TransferProvider } from '../../kernel/payments/transfer-provider.ts';

/** The site in whose name a provider works. */
export interface PaymentSite {
  db: SiteDatabase;
  site: { id: string };
  now: () => Date;
}

/** Brings a signed message of the sandbox to the portal, as the real provider's servers do. */
export type Deliver = (siteId: string, body: string, signature: string) => void;

/** The payment providers of this process. */
export interface PaymentAdapters {
  kind: { cards: 'stripe' | 'sandbox'; alternate: 'flutterwave' | 'sandbox' };
  publishableKey: string;
  cards(of: PaymentSite): CardProvider;
  transfers(of: PaymentSite): TransferProvider;
  readCardEvent(body: Buffer, signature: string, now: Date): CardEvent | undefined;
  /** Only the sandbox has rules that a browser may ask. */
  sandbox(of: PaymentSite): ReturnType<typeof openSandbox> | undefined;
}

/** Signs the sandbox's own messages; it opens nothing outside of the sandbox. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox';

const openSandbox = (of: PaymentSite, deliver: Deliver) => {
  const books = sandboxBooks(of.db, of.now);
  const signer = new Stripe('sk_sandbox');
  const rules = sandboxRules(books, (type, intent) => {
    const at = Math.floor(of.now().getTime() / 1000);
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
    deliver(of.site.id, payload, signature);
  });
  return { books, rules };
};

const configuredFaults = ({ delay, drop }: PaymentsConfig['sandbox']): SandboxFaults =>
  delay === 0 && drop === 0
    ? noFaults
    : {
        around: async (_operation, work) => {
          await wait(delay);
          const result = await work();
          if (Math.random() < drop) throw new Error('The sandbox lost this answer.');
          return result;
        },
      };

/** The providers that the configuration names; what is not configured is the sandbox. */
export const paymentAdapters = (
  config: PaymentsConfig,
  options: { deliver?: Deliver; faults?: SandboxFaults } = {},
): PaymentAdapters => {
  const { deliver = () => undefined, faults = configuredFaults(config.sandbox) } = options;
  const account = config.stripe;
  const real = account && stripeAccount(account);
  const verifier = real ?? new Stripe('sk_sandbox');
  const sandboxCards = (of: PaymentSite): CardProvider => {
    const { books, rules } = openSandbox(of, deliver);
    const httpClient = Stripe.createFetchHttpClient(sandboxFetch(rules, books, faults));
    return stripeCards(
      new Stripe('sk_sandbox', { httpClient, maxNetworkRetries: 0, telemetry: false }),
    );
  };
  return {
    kind: {
      cards: real ? 'stripe' : 'sandbox',
      alternate: config.flutterwave ? 'flutterwave' : 'sandbox',
    },
    publishableKey: account?.publishableKey ?? 'pk_sandbox',
    cards: (of) => (real ? stripeCards(real) : sandboxCards(of)),
    transfers: ({ db, now }) =>
      config.flutterwave ? flutterwave(config.flutterwave) : sandboxTransfers(db, now, faults),
    readCardEvent: (body, signature, now) =>
      readCardEvent(verifier, {
        body,
        signature,
        secret: account?.webhookSecret ?? SANDBOX_WEBHOOK_SECRET,
        now,
      }),
    sandbox: (of) => (real ? undefined : openSandbox(of, deliver)),
  };
};
