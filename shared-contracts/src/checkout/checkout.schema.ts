import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { limits } from '../limits.ts';
import type { RefusedBy } from '../refusals/input-sentences.ts';
import { email, id, personName, price } from '../scalars.ts';

/** The last word of a firm's link to a checkout, `/buy/{slug}` (BO-91). */
export const checkoutSlug = z
  .string()
  .trim()
  .min(limits.checkoutSlug.min)
  .max(limits.checkoutSlug.max)
  .refine((slug) => /^[a-z0-9-]*$/.test(slug), {
    params: { refusal: 'link-letters' } satisfies RefusedBy,
  });

/** The person who buys (CR-37). */
export const checkoutCustomer = z.object({
  firstName: personName,
  lastName: personName,
  email,
  uniqueCustomerId: z.string().max(100).optional(),
});

/** The person who buys. */
export type CheckoutCustomer = z.output<typeof checkoutCustomer>;

/** A short-lived, one-time code for `/autologin/{code}`. */
export const autoLoginCode = z.string().max(200);

/** What a coupon takes off, decided by the server (CR-45). */
export const couponReply = z.object({
  status: z.literal(true),
  discountAmount: price,
  total: price,
  currency,
});

/** What the checkout shows before anything is paid (CR-34). */
export const packageInfo = z.object({
  status: z.literal(true),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  currency,
  customerPackage: z.object({
    _id: id,
    packageName: z.string(),
    packagePrice: price,
    packageDescription: z.string(),
    packageDescriptionHTML: z.string(),
  }),
  checkoutClickId: id,
});

/** What the checkout shows before anything is paid. */
export type PackageInfo = z.output<typeof packageInfo>;
