import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { challengeFields, paymentMethodId, shownPrice } from '../payments/payments.schema.ts';
import { packageOffer } from '../reviews/reviews.schema.ts';
import { email, id, personName } from '../scalars.ts';
import { autoLoginCode, checkoutCustomer, couponReply, packageInfo } from './checkout.schema.ts';

/** The package of a checkout and what is known of its buyer (CR-34). */
export const getPackageInfo = defineEndpoint({
  method: 'GET',
  path: '/api/getPackageInfo',
  aliases: ['/getPackageInfo'],
  access: 'public',
  summary: 'Package and known buyer of a checkout',
  input: z.object({
    item: id,
    critiqueId: id.optional(),
    critiqueViewId: id.optional(),
    uniqueCustomerId: z.string().max(100).optional(),
    stripe: z.string().max(20).optional(),
    /** Of an earlier reply, where an open page reads its price anew: that visitor is counted already. */
    checkoutClickId: id.optional(),
  }),
  output: packageInfo,
});

/** Whether the buyer can be signed in; a code comes only with proof, and looks the same without (CR-35, G03). */
export const checkUser = defineEndpoint({
  method: 'GET',
  path: '/api/checkUser',
  aliases: ['/checkUser'],
  access: 'public',
  summary: 'Sign-in code for a buyer who can prove the review is theirs',
  input: z.object({
    email,
    firstName: z.string().max(255).optional(),
    lastName: z.string().max(255).optional(),
    uniqueCustomerId: z.string().max(100).optional(),
    critiqueId: id.optional(),
  }),
  output: z.object({ status: z.literal(true), autoLoginCode: autoLoginCode.optional() }),
});

/** Makes the buyer of this very checkout known (CR-36); repeating it with the same intent is harmless. */
export const registerCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/registerCustomer',
  aliases: ['/registerCustomer'],
  access: 'public',
  summary: 'Register the buyer of a checkout',
  input: checkoutCustomer.extend({
    intent: z.string().max(255),
    item: id,
    couponCode: z.string().trim().max(50).optional(),
    critiqueId: id.optional(),
  }),
  output: z.object({
    status: z.literal(true),
    /** Only for a customer made in this checkout, and only once it is paid. */
    autoLoginCode: autoLoginCode.optional(),
    customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  }),
});

/** What a coupon takes off a package (CR-45). */
export const checkCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/package/{item}/checkCoupon',
  access: 'public',
  summary: 'Discount of a coupon for a package',
  input: z.object({ item: id, couponCode: z.string().trim().min(1).max(50) }),
  output: couponReply,
});

/** Where a review's package is bought: here or at the firm's own checkout (CR-30). */
export const getCheckoutLink = defineEndpoint({
  method: 'GET',
  path: '/api/package/{packageId}/checkout-link/{critiqueId}',
  access: 'public',
  summary: 'Address where a package of a review is bought',
  input: z.object({
    packageId: id,
    critiqueId: id,
    critiqueViewId: id.optional(),
    uniqueCustomerId: z.string().max(100).optional(),
  }),
  output: z.object({
    status: z.literal(true),
    data: z.object({ isCustomCheckout: z.boolean(), link: z.string(), checkoutUrl: z.string() }),
  }),
});

/** A link of the firm's own checkout; its token stays on the server (CR-32, G09). */
export const getCustomCheckoutLink = defineEndpoint({
  method: 'GET',
  path: '/api/checkout/custom-link',
  aliases: ['/checkout/custom-link'],
  access: 'public',
  summary: "Link of the firm's own checkout",
  input: z.object({
    productId: id,
    firstName: personName.optional(),
    lastName: personName.optional(),
    email: email.optional(),
    uniqueCustomerId: z.string().max(100).optional(),
  }),
  output: z.object({ status: z.literal(true), link: z.string() }),
});

/** Packages that the signed-in customer can buy (OR-54). */
export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders_all_packages',
  access: ['user'],
  summary: 'Packages for a new order',
  input: z.object({ purchasable: z.enum(['true', 'false']).optional() }),
  output: z.object({
    status: z.literal(true),
    packages: z.array(packageOffer),
    clientCurrencyType: currency,
  }),
});

/** Pays for a package and places its order (OR-56). Needs an idempotency key. */
export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders_new',
  access: ['user'],
  summary: 'Pay for a package and place the order',
  input: z.object({
    payment: paymentMethodId,
    package_subscribed: id,
    /** Ignored: the server's own clock counts. */
    purchasedDate: z.string().max(40).optional(),
    ...shownPrice,
  }),
  output: z.object({ status: z.literal(true), order_id: id.optional(), ...challengeFields }),
});

/** What a firm's link leads to: a package, perhaps with a coupon and who buys (BO-91). Asking counts as opening it. */
export const openCheckoutLink = defineEndpoint({
  method: 'GET',
  path: '/api/buy/{slug}',
  access: 'public',
  summary: "What a firm's checkout link leads to",
  input: z.object({ slug: z.string().max(200) }),
  output: z.object({
    status: z.literal(true),
    item: id,
    packageName: z.string(),
    coupon: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
  }),
});
