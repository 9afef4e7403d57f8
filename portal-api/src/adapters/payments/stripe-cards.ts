import { Refusal } from '@portal/shared-contracts/refusals';
import Stripe from 'stripe';
import { declineSentence } from './decline-sentence.ts';
import {
  type CardIntent,
  type CardProvider,
  intentStatuses,
  type IntentStatus,
} from '../../kernel/payments/card-provider.ts';
import type { DisputeOutcome } from '../../kernel/payments/returned-money.ts';

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

// A status that this version does not know is one more way of not being decided.
const toOutcome = (status: string): DisputeOutcome => {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
};

const unreachable = (): Refusal => new Refusal('provider-silent');

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';

const declinedIntent = (error: unknown): CardIntent | undefined => {
  if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) return undefined;
  return { ...toIntent(error.payment_intent), failure: declineSentence(error) };
};

const toRefusal = (error: unknown): unknown => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new Refusal('provider-said', { words: error.message });
  return error instanceof Stripe.errors.StripeError ? unreachable() : error;
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toRefusal(error);
  }
};

/** The provider's SDK for a real account; it repeats a call without an answer under the same key. */
export const stripeAccount = (account: { url: string; secretKey: string }): Stripe => {
  const { hostname, port, protocol } = new URL(account.url);
  return new Stripe(account.secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 20_000,
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
    refund: (intentId, key) =>
      guarded(async () => {
        await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: key });
      }),
    findReturned: (intentId) =>
      guarded(async () => {
        const charges = await stripe.charges.list({ payment_intent: intentId, limit: 100 });
        const disputes = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
        return {
          refundedMinor: charges.data.reduce((sum, charge) => sum + charge.amount_refunded, 0),
          disputes: disputes.data.map(({ amount, status }) => ({
            amountMinor: amount,
            outcome: toOutcome(status),
          })),
        };
      }),
  };
};
