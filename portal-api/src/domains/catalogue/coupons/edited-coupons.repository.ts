import type { Currency } from '@portal/shared-contracts';
import type { CouponRules } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type CouponRecord, type CouponRow, toCouponRecord } from './coupon.record.ts';
import { CHANGER, COUPON_STATE, WITH_CHANGER } from './listed-coupons.repository.ts';

/** The coupon of this very code, or nothing. */
export const findEditedCoupon = async (
  db: SiteDatabase,
  code: string,
): Promise<CouponRecord | undefined> => {
  const [row] = await db.query<CouponRow>(
    `${WITH_CHANGER} (select c.*, ${COUPON_STATE} as state from coupons c
       where c.site_id = $1 and c.code = $3) c ${CHANGER}`,
    [db.siteId, db.now(), code],
  );
  return row && toCouponRecord(row);
};

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockEditedCoupon = async (
  tx: SiteDatabase,
  code: string,
): Promise<CouponRecord | undefined> => {
  await tx.query('select 1 from coupons where site_id = $1 and code = $2 for update', [
    tx.siteId,
    code,
  ]);
  return findEditedCoupon(tx, code);
};

/** What is kept of a coupon's rules. */
export interface KeptRules {
  rules: CouponRules;
  currency: Currency;
  by: string | null;
}

const valuesOf = ({ rules, currency: code, by }: KeptRules): unknown[] => [
  rules.percent,
  rules.amountMinor,
  rules.amountMinor === null ? null : code,
  rules.startsAt,
  rules.endsAt,
  rules.packageIds,
  rules.maxUses,
  rules.maxPerCustomer,
  by,
];

/** Adds a coupon; false where the call has added it before, or somebody another one of this code. */
export const insertCoupon = async (
  tx: SiteDatabase,
  made: KeptRules & { code: string; codes: number; key: string | null },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into coupons (site_id, code, codes, created_key, created_at, changed_at, percent,
       amount_minor, currency, starts_at, expires_at, package_ids, max_uses, max_per_customer, changed_by)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict do nothing returning code`,
    [tx.siteId, made.code, made.codes, made.key, tx.now(), ...valuesOf(made)],
  );
  return rows.length === 1;
};

/** The coupon that a call of this key made, or nothing. */
export const findCouponByKey = async (
  db: SiteDatabase,
  key: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ code: string }>(
    'select code from coupons where site_id = $1 and created_key = $2',
    [db.siteId, key],
  );
  return row?.code;
};

/** Changes one; its version grows. */
export const updateCoupon = async (
  tx: SiteDatabase,
  code: string,
  kept: KeptRules & { active: boolean },
): Promise<void> => {
  await tx.query(
    `update coupons set active = $3, changed_at = $4, percent = $5, amount_minor = $6, currency = $7,
       starts_at = $8, expires_at = $9, package_ids = $10, max_uses = $11, max_per_customer = $12,
       changed_by = $13, version = version + 1
     where site_id = $1 and code = $2`,
    [tx.siteId, code, kept.active, tx.now(), ...valuesOf(kept)],
  );
};

/** Takes one away with its single-use codes. */
export const deleteCouponRow = async (tx: SiteDatabase, code: string): Promise<void> => {
  await tx.query('delete from coupons where site_id = $1 and code = $2', [tx.siteId, code]);
};

/** Whether a coupon is for this package and others only. */
export const isPackageOfCoupon = async (db: SiteDatabase, packageId: string): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from coupons where site_id = $1 and $2 = any(package_ids) limit 1',
    [db.siteId, packageId],
  );
  return rows.length > 0;
};
