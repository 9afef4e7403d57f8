import { Refusal } from '@portal/shared-contracts/refusals';
import Stripe from 'stripe';

/** What the provider said, as the portal says it; silence is not a no. */
export const toRefusal = (error: unknown): unknown => {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new Refusal('provider-said', { words: error.message });
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new Refusal('provider-keys-refused');
  if (error instanceof Stripe.errors.StripePermissionError)
    return new Refusal('provider-rights-missing');
  return error instanceof Stripe.errors.StripeError ? new Refusal('provider-silent') : error;
};

/** Work at the provider whose failures are refusals. */
export const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toRefusal(error);
  }
};
