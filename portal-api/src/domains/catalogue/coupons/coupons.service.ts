import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  countCouponUses,
  type Coupon,
  findCoupon,
  insertCouponUse,
  lockCoupon,
} from './coupons.repository.ts';

/** What a coupon does to a price; minor units. */
export interface Discount {
  code: string;
  discountMinor: number;
  totalMinor: number;
}

const usedUp = (): Refusal => new Refusal('coupon-used-up', {}, 'couponCode');

const isUsedUp = async (db: SiteDatabase, { code, max_uses }: Coupon): Promise<boolean> =>
  max_uses !== null && (await countCouponUses(db, code)) >= max_uses;

const requireUsable = async (db: SiteDatabase, coupon: Coupon | undefined): Promise<Coupon> => {
  if (!coupon?.active) throw new Refusal('coupon-unknown', {}, 'couponCode');
  if (coupon.expires_at && coupon.expires_at <= db.now())
    throw new Refusal('coupon-expired', {}, 'couponCode');
  if (await isUsedUp(db, coupon)) throw usedUp();
  return coupon;
};

/** The part of a price that a percentage takes off, rounded to the minor unit. */
export const discountOf = (priceMinor: number, percent: number): number =>
  Math.round((priceMinor * percent) / 100);

/**
 * What a coupon does to a price.
 *
 * @throws Refusal `unprocessable` with the reason why it cannot be used.
 */
export const applyCoupon = async (
  db: SiteDatabase,
  code: string,
  priceMinor: number,
): Promise<Discount> => {
  const coupon = await requireUsable(db, await findCoupon(db, code));
  const discountMinor = discountOf(priceMinor, coupon.percent);
  return { code: coupon.code, discountMinor, totalMinor: priceMinor - discountMinor };
};

/**
 * Looks once more before anybody is charged: others may have paid with the coupon in the meantime.
 *
 * @throws Refusal `unprocessable` when it is used up.
 */
export const refuseUsedUp = async (db: SiteDatabase, code: string): Promise<void> => {
  const coupon = await findCoupon(db, code);
  if (coupon && (await isUsedUp(db, coupon))) throw usedUp();
};

/**
 * Uses the coupon for a payment, in the transaction that settles it; false when others have used it up.
 * Whether it is still active does not matter here: its price was agreed when the payment was opened.
 */
export const redeemCoupon = async (
  tx: SiteDatabase,
  use: { code: string; paymentKey: string },
): Promise<boolean> => {
  const coupon = await lockCoupon(tx, use.code);
  if (coupon && (await isUsedUp(tx, coupon))) return false;
  await insertCouponUse(tx, use);
  return true;
};
