import Stripe from 'stripe';
import { declineSentence } from './decline-sentence.ts';
import {
  type CardIntent,
  type CardProvider,
  intentStatuses,
  type IntentStatus,
} from '../../kernel/payments/card-provider.ts';
import { stripeBooks } from './stripe-books.ts';
import { guarded, toRefusal } from './stripe-failures.ts';
import { stripeReturns } from './stripe-returns.ts';

// A status that this version does not know is one more way of not being finished.
const toStatus = (status: string): IntentStatus =>
  intentStatuses.find((known) => known === status) ?? 'processing';

const toIntent = (intent: Stripe.PaymentIntent): CardIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: toStatus(intent.status),
  amount: intent.amount,
  currency: intent.currency,
  paymentKey: intent.metadata['payment_key'],
  siteId: intent.metadata['site_id'],
  failure: intent.last_payment_error ? declineSentence(intent.last_payment_error) : null,
});

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';

const declinedIntent = (error: unknown): CardIntent | undefined => {
  if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) return undefined;
  return { ...toIntent(error.payment_intent), failure: declineSentence(error) };
};

// The card was read by the form of another account: the page is older than the firm's choice of this one.
const isOfOtherAccount = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === 'payment_method';

/** The provider's SDK for a real account; it repeats a call without an answer under the same key. */
export const stripeAccount = (
  account: { url: string; secretKey: string },
  patience: { timeout: number; maxNetworkRetries: number } = {
    timeout: 20_000,
    maxNetworkRetries: 2,
  },
): Stripe => {
  const { hostname, port, protocol } = new URL(account.url);
  return new Stripe(account.secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...patience,
    telemetry: false,
  });
};

/** The Stripe SDK behind the portal's interface; the sandbox hands in an SDK that talks to itself. */
export const stripeCards = (stripe: Stripe): CardProvider => {
  const retrieve = (intentId: string) =>
    guarded(async () => toIntent(await stripe.paymentIntents.retrieve(intentId)));
  return {
    retrieve,
    create: (wanted) =>
      guarded(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            {
              amount: wanted.amount,
              currency: wanted.currency,
              description: wanted.description,
              allowed_payment_method_types: wanted.affirm ? ['card', 'affirm'] : ['card'],
              metadata: { payment_key: wanted.paymentKey, site_id: wanted.siteId },
            },
            { idempotencyKey: `${wanted.siteId}:${wanted.paymentKey}:create` },
          ),
        ),
      ),
    confirm: async (intentId, paymentMethod, key) => {
      try {
        const parameters = { payment_method: paymentMethod, use_stripe_sdk: true };
        return toIntent(
          await stripe.paymentIntents.confirm(intentId, parameters, { idempotencyKey: key }),
        );
      } catch (error) {
        // Somebody else was faster: whatever the intent is now, is the answer.
        if (isUnexpectedState(error)) return retrieve(intentId);
        if (isOfOtherAccount(error))
          return {
            ...(await retrieve(intentId)),
            failure: { code: 'card-form-outdated', params: {} },
          };
        const declined = declinedIntent(error);
        if (declined) return declined;
        throw toRefusal(error);
      }
    },
    cancel: async (intentId) => {
      try {
        return toIntent(await stripe.paymentIntents.cancel(intentId));
      } catch (error) {
        if (isUnexpectedState(error)) return retrieve(intentId);
        throw toRefusal(error);
      }
    },
    ...stripeReturns(stripe),
    ...stripeBooks(stripe),
  };
};
