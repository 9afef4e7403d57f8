import { type Currency, toMajor, toMinor } from '@portal/shared-contracts';
import type { AdminCoupon, CouponRules } from '@portal/shared-contracts/admin';
import { amountOf, typedAmount } from '@portal/shared-ui/back-office';
import { firstDay, fromDay, lastDay, throughDay, typedNumber, wholeNumber } from '../rows/typed.ts';

/** A coupon as it is typed: numbers and days are texts until they are sent. */
export interface CouponValues extends Record<Exclude<keyof CouponRules, 'packageIds'>, string> {
  code: string;
  codes: string;
  packageIds: readonly string[];
}

/** A coupon as it is sent. */
export interface CouponContent extends CouponRules {
  code: string;
  codes: number;
}

/** In which money and by which clocks a firm's coupons hold. */
interface FirmTerms {
  currency: Currency;
  timeZone: string;
}

/** What the form shows of a coupon, or of a new one. */
export const valuesOf = (
  coupon: AdminCoupon | undefined,
  { currency, timeZone, language }: FirmTerms & { language: string },
): CouponValues => ({
  code: coupon?.code ?? '',
  codes: typedNumber(coupon?.codes || null),
  percent: typedNumber(coupon?.percent ?? null),
  amountMinor:
    coupon && coupon.amountMinor !== null
      ? typedAmount(toMajor(coupon.amountMinor, currency), currency, language)
      : '',
  startsAt: firstDay(coupon?.startsAt ?? null, timeZone),
  endsAt: lastDay(coupon?.endsAt ?? null, timeZone),
  packageIds: coupon?.packageIds ?? [],
  maxUses: typedNumber(coupon?.maxUses ?? null),
  maxPerCustomer: typedNumber(coupon?.maxPerCustomer ?? null),
});

/** What was typed as it is sent. */
export const contentOf = (
  values: CouponValues,
  { currency, timeZone }: FirmTerms,
): CouponContent => ({
  code: values.code.trim(),
  codes: wholeNumber(values.codes) ?? 0,
  percent: wholeNumber(values.percent),
  amountMinor:
    values.amountMinor.trim() === ''
      ? null
      : toMinor(amountOf(values.amountMinor, currency), currency),
  startsAt: fromDay(values.startsAt, timeZone),
  endsAt: throughDay(values.endsAt, timeZone),
  packageIds: [...values.packageIds],
  maxUses: wholeNumber(values.maxUses),
  maxPerCustomer: wholeNumber(values.maxPerCustomer),
});
