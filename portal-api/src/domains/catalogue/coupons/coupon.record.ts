import { currency, type Currency } from '@portal/shared-contracts';
import type { AdminCoupon, CouponRules } from '@portal/shared-contracts/admin';

/** A coupon as it is edited. */
export interface CouponRecord extends CouponRules {
  code: string;
  /** Of the amount; nothing for a share. */
  currency: Currency | null;
  active: boolean;
  state: AdminCoupon['state'];
  uses: number;
  codes: number;
  version: number;
  createdAt: Date;
  changedAt: Date | null;
  changedBy: string | null;
}

/** A row of `coupons` with its state and whoever changed it last. */
export interface CouponRow {
  code: string;
  percent: number | null;
  amount_minor: number | null;
  currency: string | null;
  active: boolean;
  starts_at: Date | null;
  expires_at: Date | null;
  package_ids: string[];
  max_uses: number | null;
  max_per_customer: number | null;
  uses: number;
  codes: number;
  state: AdminCoupon['state'];
  version: number;
  created_at: Date;
  changed_at: Date | null;
  changer: string | null;
}

/** A row as the rest of the domain knows it. */
export const toCouponRecord = (row: CouponRow): CouponRecord => ({
  code: row.code,
  percent: row.percent,
  amountMinor: row.amount_minor,
  currency: row.currency === null ? null : currency.parse(row.currency),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.expires_at?.toISOString() ?? null,
  packageIds: row.package_ids,
  maxUses: row.max_uses,
  maxPerCustomer: row.max_per_customer,
  active: row.active,
  state: row.state,
  uses: row.uses,
  codes: row.codes,
  version: row.version,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changer,
});
