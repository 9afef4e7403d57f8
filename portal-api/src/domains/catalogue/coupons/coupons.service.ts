import type { Currency } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type Coupon,
  countUsesOf,
  findCoupon,
  insertCouponUse,
  isSingleCodeSpent,
  lockCoupon,
} from './coupons.repository.ts';

/** What a coupon does to a price; minor units. */
export interface Discount {
  code: string;
  discountMinor: number;
  totalMinor: number;
}

/** What is bought with a coupon, and by whom as far as that is known. */
export interface CouponPurchase {
  packageId: string;
  priceMinor: number;
  currency: Currency;
  personId: string | null;
}

const FIELD = 'couponCode';

const isUsedUp = async (
  db: SiteDatabase,
  { maxUses, uses, singleCode }: Coupon,
): Promise<boolean> =>
  (maxUses !== null && uses >= maxUses) ||
  (singleCode !== null && (await isSingleCodeSpent(db, singleCode)));

const isUsedUpBy = async (
  db: SiteDatabase,
  { code, maxPerCustomer }: Coupon,
  personId: string | null,
): Promise<boolean> =>
  maxPerCustomer !== null &&
  personId !== null &&
  (await countUsesOf(db, code, personId)) >= maxPerCustomer;

const refuseSpent = async (
  db: SiteDatabase,
  coupon: Coupon,
  personId: string | null,
): Promise<void> => {
  if (await isUsedUp(db, coupon)) throw new Refusal('coupon-used-up', {}, FIELD);
  if (await isUsedUpBy(db, coupon, personId)) throw new Refusal('coupon-used-by-you', {}, FIELD);
};

const isOf = ({ packageIds }: Coupon, packageId: string): boolean =>
  packageIds.length === 0 || packageIds.includes(packageId);

const fits = (coupon: Coupon, { packageId, currency }: CouponPurchase): boolean =>
  isOf(coupon, packageId) && (coupon.currency === null || coupon.currency === currency);

const requireUsable = async (
  db: SiteDatabase,
  coupon: Coupon | undefined,
  purchase: CouponPurchase,
): Promise<Coupon> => {
  if (!coupon?.active) throw new Refusal('coupon-unknown', {}, FIELD);
  if (coupon.startsAt && coupon.startsAt > db.now()) throw new Refusal('coupon-not-yet', {}, FIELD);
  if (coupon.endsAt && coupon.endsAt <= db.now()) throw new Refusal('coupon-expired', {}, FIELD);
  if (!fits(coupon, purchase)) throw new Refusal('coupon-of-other-package', {}, FIELD);
  await refuseSpent(db, coupon, purchase.personId);
  return coupon;
};

/** The part of a price that a percentage takes off, rounded to the minor unit. */
const discountOf = (priceMinor: number, percent: number): number =>
  Math.round((priceMinor * percent) / 100);

const takenOff = ({ percent, amountMinor }: Coupon, priceMinor: number): number =>
  percent === null ? Math.min(amountMinor ?? 0, priceMinor) : discountOf(priceMinor, percent);

/**
 * What a coupon does to a price.
 *
 * @throws Refusal `unprocessable` with the reason why it cannot be used.
 */
export const applyCoupon = async (
  db: SiteDatabase,
  code: string,
  purchase: CouponPurchase,
): Promise<Discount> => {
  const coupon = await requireUsable(db, await findCoupon(db, code), purchase);
  const { priceMinor } = purchase;
  const discountMinor = takenOff(coupon, priceMinor);
  return {
    code: coupon.singleCode ?? coupon.code,
    discountMinor,
    totalMinor: priceMinor - discountMinor,
  };
};

/** Whether there is a coupon of this code that holds for a package, at whatever time. */
export const isCouponOf = async (
  db: SiteDatabase,
  code: string,
  packageId: string,
): Promise<boolean> => {
  const coupon = await findCoupon(db, code);
  return coupon !== undefined && isOf(coupon, packageId);
};

/**
 * Looks once more before anybody is charged: others may have paid with the coupon in the meantime.
 *
 * @throws Refusal `unprocessable` when it is used up.
 */
export const refuseUsedUp = async (
  db: SiteDatabase,
  code: string,
  personId: string | null,
): Promise<void> => {
  const coupon = await findCoupon(db, code);
  if (coupon) await refuseSpent(db, coupon, personId);
};

/**
 * Uses the coupon for a payment, in the transaction that settles it; false when others, or the buyer, have used it up.
 * Whether it is still active does not matter here: its price was agreed when the payment was opened.
 */
export const redeemCoupon = async (
  tx: SiteDatabase,
  use: { code: string; paymentKey: string; personId: string | null },
): Promise<boolean> => {
  const coupon = await lockCoupon(tx, use.code);
  if (!coupon) return true;
  if ((await isUsedUp(tx, coupon)) || (await isUsedUpBy(tx, coupon, use.personId))) return false;
  const { code, singleCode } = coupon;
  await insertCouponUse(tx, { ...use, code, singleCode });
  return true;
};
