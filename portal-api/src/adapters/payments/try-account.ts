import Stripe from 'stripe';
import type {
  CardKeys,
  RefusedTry,
  TriedAccount,
} from '../../kernel/payments/payment-providers.ts';

/** The least that the provider opens a payment for, everywhere; it is closed again at once. */
const TRIED = { amount: 100, currency: 'usd' } as const;

/** Keys never travel on in what somebody says of them, whatever the provider quotes. */
const withoutKeys = (words: string, { publishableKey, secretKey }: CardKeys): string =>
  words
    .replaceAll(secretKey, '…')
    .replaceAll(publishableKey, '…')
    .replaceAll(/\b(?:sk|rk|whsec)_\w{6,}/g, '…');

const isOfKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

const isRefused = (error: unknown): error is Stripe.errors.StripeError =>
  isOfKey(error) || error instanceof Stripe.errors.StripeInvalidRequestError;

const refusedBy = (
  error: Stripe.errors.StripeError,
  keys: CardKeys,
  at: RefusedTry['at'],
): TriedAccount => ({
  outcome: 'refused',
  refusal: {
    code: 'provider-said',
    params: { words: withoutKeys(error.message, keys) },
    ...(at ? { at } : {}),
  },
});

// Keys with few rights may not ask for the account itself.
const nameOf = async (secret: Stripe, { publishableKey }: CardKeys): Promise<string> => {
  try {
    return (await secret.accounts.retrieveCurrent()).id;
  } catch (error) {
    if (isRefused(error)) return publishableKey;
    throw error;
  }
};

/** What the provider has against the public key, if anything. */
const readAsBrowser = async (
  secret: Stripe,
  browser: Stripe,
  { id, client_secret }: Stripe.PaymentIntent,
): Promise<Stripe.errors.StripeError | undefined> => {
  try {
    await browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
    return undefined;
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  } finally {
    await secret.paymentIntents.cancel(id);
  }
};

/**
 * Does what payments need: opens one, reads it with the public key as a browser does, closes it again, and asks for
 * what refunds and the comparison of the books read.
 */
export const tryAccount = async (
  connect: (key: string) => Stripe,
  keys: CardKeys,
): Promise<TriedAccount> => {
  const secret = connect(keys.secretKey);
  try {
    const intent = await secret.paymentIntents.create({
      ...TRIED,
      allowed_payment_method_types: ['card'],
      description: 'Test of the account; nothing is paid',
    });
    const unread = await readAsBrowser(secret, connect(keys.publishableKey), intent);
    if (unread) return refusedBy(unread, keys, 'publishableKey');
    await secret.charges.list({ limit: 1 });
    await secret.refunds.list({ limit: 1 });
    await secret.disputes.list({ limit: 1 });
    return { outcome: 'works', atProvider: await nameOf(secret, keys) };
  } catch (error) {
    if (isRefused(error)) return refusedBy(error, keys, isOfKey(error) ? 'secretKey' : undefined);
    if (error instanceof Stripe.errors.StripeError)
      return { outcome: 'silent', refusal: { code: 'provider-silent', params: {} } };
    throw error;
  }
};
