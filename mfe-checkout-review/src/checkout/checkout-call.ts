import { callApi } from '@portal/shared-contracts';
import { registerCustomer, type CheckoutCustomer } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  getPaymentIntentPublic,
  type PayReply,
} from '@portal/shared-contracts/payments';
import { z } from 'zod';

/** The payment method of a purchase with nothing to pay. */
export const NO_METHOD = 'nothing-to-pay';

/** What a checkout buys, and for whom. */
export interface CheckoutPurchase {
  item: string;
  coupon: string | undefined;
  country: string | undefined;
  critiqueId: string | undefined;
  checkoutClickId: string | undefined;
  customer: CheckoutCustomer;
}

const LAST_KEY = 'checkout-key';
const BUYER = 'checkout-buyer';

const keptBuyer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  uniqueCustomerId: z.string().optional(),
  item: z.string(),
  couponCode: z.string().optional(),
  critiqueId: z.string().optional(),
});

// The earlier try of this tab, after a decline or another coupon: it is closed, and its buyer is known.
const earlierKey = (key: string): string | undefined => {
  const earlier = sessionStorage.getItem(LAST_KEY) ?? undefined;
  return earlier === key ? undefined : earlier;
};

/** Forgets the purchase, so that the next one in this tab starts fresh. */
export const forgetCheckout = (): void => {
  sessionStorage.removeItem(LAST_KEY);
  sessionStorage.removeItem(BUYER);
};

/** A lost answer took the sign-in code with it; the tab that bought may ask for another one. */
export const askForSignInCode = async (): Promise<string | undefined> => {
  const key = sessionStorage.getItem(LAST_KEY);
  try {
    const buyer = keptBuyer.parse(JSON.parse(sessionStorage.getItem(BUYER) ?? 'null'));
    if (!key) return undefined;
    const options = { idempotencyKey: key };
    return (await callApi(registerCustomer, { ...buyer, intent: '' }, options)).autoLoginCode;
  } catch {
    // The mail with the receipt leads into the portal as well.
    return undefined;
  } finally {
    forgetCheckout();
  }
};

/** Opens the intent of a checkout and binds its buyer; both are harmless to repeat. */
export const openCheckout = async (key: string, purchase: CheckoutPurchase) => {
  const { item, coupon, country, critiqueId, customer } = purchase;
  const options = { idempotencyKey: key };
  const intent = await callApi(
    getPaymentIntentPublic,
    { item, country, couponCode: coupon, critiqueId, replaces: earlierKey(key) },
    options,
  );
  sessionStorage.setItem(LAST_KEY, key);
  const buyer = { ...customer, item, couponCode: coupon, critiqueId };
  sessionStorage.setItem(BUYER, JSON.stringify(buyer));
  const { autoLoginCode } = await callApi(
    registerCustomer,
    { ...buyer, intent: intent.intent_id },
    options,
  );
  return { intent, autoLoginCode };
};

/** The paying call of a checkout: intent, buyer, payment, order. Repeating all of it is harmless. */
export const payCheckout = async (
  key: string,
  method: string | undefined,
  purchase: CheckoutPurchase,
): Promise<PayReply> => {
  const { intent, autoLoginCode } = await openCheckout(key, purchase);
  const reply = await callApi(
    confirmAffirmPayment,
    {
      paymentIntent: intent.intent_id,
      item: purchase.item,
      checkoutButtonClickId: purchase.checkoutClickId,
      coupon: purchase.coupon,
      purchasedDate: new Date().toISOString(),
      ...(method === undefined || method === NO_METHOD ? {} : { payment: method }),
    },
    { idempotencyKey: key },
  );
  if (reply.requires_action) return { kind: 'challenge', clientSecret: reply.client_secret ?? '' };
  forgetCheckout();
  return { kind: 'paid', result: { orderId: reply._id, autoLoginCode } };
};
