import { z } from 'zod';
import type { Mode } from './mode.ts';

const PROVIDER_API = 'https://api.stripe.com';

/** Variables that choose the payment providers; without them the sandbox takes no real money. */
export const paymentsEnvironment = {
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('Secret key of the card provider'),
  STRIPE_URL: z
    .url({ protocol: /^https?$/ })
    .default(PROVIDER_API)
    .describe('API of the card provider; another one is for test keys only'),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional().describe('Public key of the card provider'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret that signs the messages of the card provider'),
  FLUTTERWAVE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.flutterwave.com')
    .describe('API of the alternate provider'),
  FLUTTERWAVE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Secret key of the alternate provider'),
  FLUTTERWAVE_WEBHOOK_HASH: z
    .string()
    .min(1)
    .optional()
    .describe('Secret in the messages of the alternate provider'),
  SANDBOX_PAYMENT_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(0)
    .describe('Milliseconds that the payment sandbox takes for each answer'),
  SANDBOX_PAYMENT_DROP: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('Share of answers that the payment sandbox loses'),
};

/** Account of the alternate provider. */
export interface FlutterwaveConfig {
  url: string;
  secretKey: string;
  /** Sent back by the provider in the `verif-hash` header of its messages. */
  webhookHash: string;
}

/** Accounts of the payment providers, and how the sandbox misbehaves where there is none. */
export interface PaymentsConfig {
  /** Where accounts at the card provider are reached, the platform's and those of firms. */
  cardsUrl: string;
  /** Whether that is the provider itself: whoever answers elsewhere must never see a key that moves money. */
  isProviderApi: boolean;
  stripe:
    | { url: string; secretKey: string; publishableKey: string; webhookSecret: string }
    | undefined;
  flutterwave: FlutterwaveConfig | undefined;
  /** Missing in production: what has no account there is refused, never played. */
  sandbox: { delay: number; drop: number } | undefined;
}

/** Reads the providers' accounts; half an account stops the process. */
export const toPaymentsConfig = (
  env: z.output<z.ZodObject<typeof paymentsEnvironment>> & { PAYMENTS?: 'none' | undefined },
  mode: Mode,
): PaymentsConfig => {
  const { STRIPE_SECRET_KEY: secretKey, FLUTTERWAVE_SECRET_KEY: transferKey } = env;
  if (secretKey && !(env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET))
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.');
  // Whoever answers at another address must never see a key that moves money.
  if (env.STRIPE_URL !== PROVIDER_API && !/^(sk|rk)_test_/.test(secretKey ?? 'sk_test_'))
    throw new Error('STRIPE_URL may name another API for a test key only.');
  if (transferKey && !env.FLUTTERWAVE_WEBHOOK_HASH)
    throw new Error('FLUTTERWAVE_SECRET_KEY needs FLUTTERWAVE_WEBHOOK_HASH.');
  return {
    cardsUrl: env.STRIPE_URL,
    isProviderApi: env.STRIPE_URL === PROVIDER_API,
    stripe: secretKey
      ? {
          url: env.STRIPE_URL,
          secretKey,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        }
      : undefined,
    flutterwave: transferKey
      ? {
          url: env.FLUTTERWAVE_URL,
          secretKey: transferKey,
          webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH ?? '',
        }
      : undefined,
    sandbox:
      mode === 'demo' && env.PAYMENTS !== 'none'
        ? { delay: env.SANDBOX_PAYMENT_DELAY, drop: env.SANDBOX_PAYMENT_DROP }
        : undefined,
  };
};
