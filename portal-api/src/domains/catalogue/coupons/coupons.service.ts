import { AppError } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { countCouponUses, type Coupon, findCoupon } from './coupons.repository.ts';

/** What a coupon does to a price; minor units. */
export interface Discount {
  code: string;
  discountMinor: number;
  totalMinor: number;
}

const refusal = (message: string): AppError =>
  new AppError('unprocessable', message, { couponCode: message });

const requireUsable = async (
  db: SiteDatabase,
  coupon: Coupon | undefined,
  now: Date,
): Promise<Coupon> => {
  if (!coupon?.active) throw refusal('This coupon does not exist.');
  if (coupon.expires_at && coupon.expires_at <= now) throw refusal('This coupon has expired.');
  const isUsedUp =
    coupon.max_uses !== null && (await countCouponUses(db, coupon.code)) >= coupon.max_uses;
  if (isUsedUp) throw refusal('This coupon has been used up.');
  return coupon;
};

/** The part of a price that a percentage takes off, rounded to the minor unit. */
export const discountOf = (priceMinor: number, percent: number): number =>
  Math.round((priceMinor * percent) / 100);

/**
 * What a coupon does to a price.
 *
 * @throws AppError `unprocessable` with the reason why it cannot be used.
 */
export const applyCoupon = async (
  request: { db: SiteDatabase; now: Date },
  code: string,
  priceMinor: number,
): Promise<Discount> => {
  const { db, now } = request;
  const coupon = await requireUsable(db, await findCoupon(db, code), now);
  const discountMinor = discountOf(priceMinor, coupon.percent);
  return { code: coupon.code, discountMinor, totalMinor: priceMinor - discountMinor };
};
