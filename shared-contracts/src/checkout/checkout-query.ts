import { z } from '@portal/shared-contracts/schema';

const text = z.string().max(500).optional().catch(undefined);

/** Every query parameter of `/checkout` (CR-31); a damaged one reads as absent. */
export const checkoutQuery = z.object({
  item: text,
  fromWidget: text,
  redirectionUrl: z.string().max(2000).optional().catch(undefined),
  critiqueId: text,
  critiqueViewId: text,
  verified: text,
  checkoutClickId: text,
  payment_intent_client_secret: text,
  redirect_status: text,
  payment_intent: text,
  autoLoggedIn: text,
  coupon: text,
  link: text,
  uniqueCustomerId: text,
  country: text,
  code: text,
  email: text,
  firstName: text,
  lastName: text,
});

/** The query of `/checkout`, read. */
export type CheckoutQuery = z.output<typeof checkoutQuery>;

/** Reads the query of `/checkout`. */
export const readCheckoutQuery = (search: URLSearchParams): CheckoutQuery =>
  checkoutQuery.parse(Object.fromEntries(search));
