import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { limits } from '../../limits.ts';
import { couponRules } from '../catalogue/coupons.endpoints.ts';
import { linkContent } from '../catalogue/checkout-links.endpoints.ts';
import { productContent } from '../catalogue/external-products.endpoints.ts';
import { firmKey } from './firm-file.schema.ts';

const isInOrder = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
  startsAt === null || endsAt === null || new Date(startsAt) < new Date(endsAt);

/** A coupon in the file of a firm; its key is its code, and single-use codes are made anew. */
export const carriedCoupon = couponRules
  .omit({ packageIds: true })
  .extend({
    packages: z.array(firmKey).max(100),
    /** Of the amount; nothing for a share. */
    currency: currency.nullable(),
    codes: z.number().int().min(0).max(limits.couponCodes),
    active: z.boolean(),
  })
  .refine(({ percent, amountMinor }) => (percent === null) !== (amountMinor === null))
  .refine((coupon) => (coupon.amountMinor === null) === (coupon.currency === null))
  .refine(isInOrder);

/** {@link carriedCoupon} as a type. */
export type CarriedCoupon = z.output<typeof carriedCoupon>;

/** A checkout link in the file of a firm; its key is its address, and whom it fills in stays behind. */
export const carriedLink = linkContent.pick({ expiresAt: true, maxUses: true }).extend({
  package: firmKey,
  coupon: firmKey.nullable(),
  archived: z.boolean(),
});

/** {@link carriedLink} as a type. */
export type CarriedLink = z.output<typeof carriedLink>;

/** A product of another shop in the file of a firm; files from before know none that is out of reviews. */
export const carriedProduct = productContent.extend({ archived: z.boolean().default(false) });

/** {@link carriedProduct} as a type. */
export type CarriedProduct = z.output<typeof carriedProduct>;
