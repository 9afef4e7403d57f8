import { Refusal } from '@portal/shared-contracts/refusals';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../../kernel/config/payments.config.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { PaymentProviders } from '../../kernel/payments/payment-providers.ts';
import { readCardMessage } from './card-events.ts';
import { flutterwave } from './flutterwave.ts';
import { messageSecretOf, PLATFORM_ACCOUNT } from './sandbox/sandbox-accounts.ts';
import { sandboxBooks } from './sandbox/sandbox-books.ts';
import { noFaults, type SandboxFaults, sandboxFetch } from './sandbox/sandbox-fetch.ts';
import { sandboxRules } from './sandbox/sandbox-rules.ts';
import { sandboxTransfers } from './sandbox/transfers/sandbox-transfers.ts';
import { stripeAccount, stripeCards } from './stripe-cards.ts';
import { tryAccount } from './try-account.ts';

export { SANDBOX_WEBHOOK_SECRET } from './sandbox/sandbox-accounts.ts';

/** What the sandbox says afterwards, signed as the real provider's messages are. */
export interface SandboxMessage {
  body: string;
  signature: string;
  siteId: string;
  /** Whose payment it is about, as the sandbox calls the account. */
  account: string;
}

type Deliver = (message: SandboxMessage) => void;

/** The payment providers of this process, and the sandbox in their place. */
export interface PaymentAdapters extends PaymentProviders {
  /** Only the sandbox has rules that a browser may ask; without a name those of the platform's account. */
  sandbox(db: SiteDatabase, account?: string): PaymentSandbox | undefined;
  /** Says where the sandbox brings its messages; real providers know the address themselves. */
  deliverTo(deliver: Deliver): void;
}

const openSandbox = (db: SiteDatabase, account: string, deliver: Deliver) => {
  const books = sandboxBooks(db, account);
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
      secret: messageSecretOf(account),
      timestamp: at,
    });
    deliver({ body: payload, signature, siteId: db.siteId, account });
  });
  return { books, rules };
};

/** The sandbox of one account of one site. */
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

/** Somebody waits before the page while an account is tried. */
const TRYING = { timeout: 8_000, maxNetworkRetries: 0 };

const isTestKey = (key: string): boolean => /^(?:sk|rk)_test_/.test(key);

/** How accounts of firms are reached: at the provider, or in the sandbox where that is all there is. */
const ownAccounts = (config: PaymentsConfig, sandboxAt: (db: SiteDatabase) => typeof fetch) => {
  const isPlayed = config.stripe === undefined && config.sandbox !== undefined;
  return {
    own: isPlayed ? ('sandbox' as const) : ('stripe' as const),
    takesLiveKeys: !isPlayed && config.isProviderApi,
    connect: (db: SiteDatabase, key: string, patience?: typeof TRYING): Stripe => {
      if (isPlayed) {
        const httpClient = Stripe.createFetchHttpClient(sandboxAt(db));
        return new Stripe(key, { httpClient, maxNetworkRetries: 0, telemetry: false });
      }
      if (!config.isProviderApi && !/^[a-z]+_test_/.test(key)) return refuseUnserved();
      return stripeAccount({ url: config.cardsUrl, secretKey: key }, patience);
    },
  };
};

/** The providers that the configuration names; what is not configured is the sandbox. */
export const paymentAdapters = (
  config: PaymentsConfig,
  options: { deliver?: Deliver; faults?: SandboxFaults } = {},
): PaymentAdapters => {
  const { faults = configuredFaults(config.sandbox) } = options;
  let deliver: Deliver = options.deliver ?? (() => undefined);
  const sandboxOf = (db: SiteDatabase, account = PLATFORM_ACCOUNT) =>
    openSandbox(db, account, (message) => deliver(message));
  const sandboxAt = (db: SiteDatabase) => sandboxFetch((account) => sandboxOf(db, account), faults);
  const account = config.stripe;
  const real = account && stripeAccount(account);
  const verifier = real ?? new Stripe('sk_sandbox');
  const firms = ownAccounts(config, sandboxAt);
  const platformSecret =
    // Everybody knows the sandbox's secret, so where there is no sandbox nothing is signed by it.
    account?.webhookSecret ?? (config.sandbox && messageSecretOf(PLATFORM_ACCOUNT));
  const played = config.sandbox ? 'sandbox' : 'off';
  return {
    kind: {
      cards: real ? 'stripe' : played,
      alternate: config.flutterwave ? 'flutterwave' : played,
    },
    publishableKey: account?.publishableKey ?? 'pk_sandbox',
    isSandbox: account ? isTestKey(account.secretKey) : config.sandbox !== undefined,
    own: firms.own,
    takesLiveKeys: firms.takesLiveKeys,
    cards: (db, keys) => {
      if (keys) return stripeCards(firms.connect(db, keys.secretKey));
      if (real) return stripeCards(real);
      if (!config.sandbox) return refuseUnserved();
      const httpClient = Stripe.createFetchHttpClient(sandboxAt(db));
      return stripeCards(
        new Stripe('sk_sandbox', { httpClient, maxNetworkRetries: 0, telemetry: false }),
      );
    },
    transfers: (db) => {
      if (config.flutterwave) return flutterwave(config.flutterwave);
      return config.sandbox ? sandboxTransfers(db, faults) : refuseUnserved();
    },
    readCardMessage: (message, now, secret = platformSecret) => {
      // A provider that hears "yes" never sends its message again.
      if (!secret) throw new Refusal('message-signature-wrong');
      return readCardMessage(verifier, { ...message, secret, now });
    },
    tryAccount: (db, keys) => tryAccount((key) => firms.connect(db, key, TRYING), keys),
    sandbox: (db, name) => (real || !config.sandbox ? undefined : sandboxOf(db, name)),
    deliverTo: (to) => {
      deliver = to;
    },
  };
};
