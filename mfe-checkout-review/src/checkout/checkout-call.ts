import { ApiError, callApi, type Currency } from '@portal/shared-contracts';
import { registerCustomer, type CheckoutCustomer } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  getPaymentIntentPublic,
  getPaymentOutcome,
  type PaymentResult,
  type PayReply,
} from '@portal/shared-contracts/payments';
import { forgetCheckout, keepCheckout, readCheckout } from './kept-checkout.ts';

/** The payment method of a purchase with nothing to pay. */
const NO_METHOD = 'nothing-to-pay';

/** What a checkout buys, and for whom. */
export interface CheckoutPurchase {
  item: string;
  coupon: string | undefined;
  /** What the page shows to be paid. */
  price: number;
  currency: Currency;
  country: string | undefined;
  critiqueId: string | undefined;
  /** The firm's link that led here. */
  link: string | undefined;
  checkoutClickId: string | undefined;
  customer: CheckoutCustomer;
}

/** A checkout whose buyer stands and whose payment may begin. */
export interface OpenedCheckout {
  key: string;
  intent: string;
  clientSecret: string;
}

// The earlier try of this tab, after a decline or another coupon: it is closed, and its buyer is known.
const earlierKey = (key: string): string | undefined => {
  const earlier = readCheckout()?.key;
  return earlier === key ? undefined : earlier;
};

/** Binds the buyer of this tab; once it is paid, the answer has the code of a customer who was made for it. */
export const registerKept = async (): Promise<string | undefined> => {
  const kept = readCheckout();
  if (!kept) return undefined;
  const { key, intent, buyer } = kept;
  const reply = await callApi(registerCustomer, { ...buyer, intent }, { idempotencyKey: key });
  return reply.autoLoginCode;
};

/** After the payment: signs the browser in as the customer that was made in this very checkout. */
export const askForSignInCode = async (): Promise<string | undefined> => {
  try {
    return await registerKept();
  } catch {
    // The mail with the receipt leads into the portal as well.
    return undefined;
  } finally {
    forgetCheckout();
  }
};

/** Opens the intent of a checkout and binds its buyer, before any money can move; harmless to repeat. */
export const openCheckout = async (
  key: string,
  purchase: CheckoutPurchase,
): Promise<OpenedCheckout> => {
  const { item, coupon, price, currency, country, critiqueId, link, customer } = purchase;
  const { intent_id: intent, client_secret: clientSecret } = await callApi(
    getPaymentIntentPublic,
    {
      item,
      country,
      couponCode: coupon,
      critiqueId,
      link,
      replaces: earlierKey(key),
      price,
      currency,
    },
    { idempotencyKey: key },
  );
  keepCheckout({ key, intent, buyer: { ...customer, item, couponCode: coupon, critiqueId } });
  await registerKept();
  return { key, intent, clientSecret };
};

/** What this tab has paid before, where that is why nothing else can be opened now: it is shown, not paid again. */
export const paidBefore = async (error: unknown): Promise<PaymentResult | undefined> => {
  const kept = readCheckout();
  if (!(error instanceof ApiError) || error.refusal !== 'paid-already' || !kept) return undefined;
  const outcome = await callApi(getPaymentOutcome, { key: kept.key }).catch(() => undefined);
  return outcome?.state === 'paid' ? { orderId: outcome.orderId ?? undefined } : undefined;
};

/** The paying call of an opened checkout; repeating it is harmless. */
export const payCheckout = async (
  { key, intent }: OpenedCheckout,
  method: string,
  purchase: CheckoutPurchase,
): Promise<PayReply> => {
  const reply = await callApi(
    confirmAffirmPayment,
    {
      paymentIntent: intent,
      item: purchase.item,
      checkoutButtonClickId: purchase.checkoutClickId,
      coupon: purchase.coupon,
      purchasedDate: new Date().toISOString(),
      ...(method === NO_METHOD ? {} : { payment: method }),
    },
    { idempotencyKey: key },
  );
  if (reply.requires_action) return { kind: 'challenge', clientSecret: reply.client_secret ?? '' };
  return { kind: 'paid', result: { orderId: reply._id } };
};
