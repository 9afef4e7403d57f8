import type { SiteDatabase } from '../../../kernel/database.ts';

/** A coupon of a site. */
export interface Coupon {
  code: string;
  percent: number;
  active: boolean;
  expires_at: Date | null;
  max_uses: number | null;
}

/** The coupon of this code in any case, or nothing. */
export const findCoupon = async (db: SiteDatabase, code: string): Promise<Coupon | undefined> => {
  const [row] = await db.query<Coupon>(
    `select code, percent, active, expires_at, max_uses from coupons
     where site_id = $1 and code = upper($2)`,
    [db.siteId, code],
  );
  return row;
};

/** The coupon's row for the rest of the transaction: of two payments that use it one waits. */
export const lockCoupon = async (tx: SiteDatabase, code: string): Promise<Coupon | undefined> => {
  const [row] = await tx.query<Coupon>(
    `select code, percent, active, expires_at, max_uses from coupons
     where site_id = $1 and code = $2 for update`,
    [tx.siteId, code],
  );
  return row;
};

/** How often a coupon was paid with. */
export const countCouponUses = async (db: SiteDatabase, code: string): Promise<number> => {
  const [row] = await db.query<{ uses: number }>(
    'select count(*)::int as uses from coupon_uses where site_id = $1 and coupon = $2',
    [db.siteId, code],
  );
  return row?.uses ?? 0;
};

/** Notes that a payment used the coupon; once for each payment. */
export const insertCouponUse = async (
  tx: SiteDatabase,
  use: { code: string; paymentKey: string },
): Promise<void> => {
  await tx.query(
    `insert into coupon_uses (site_id, coupon, payment_key, used_at) values ($1,$2,$3,$4)
     on conflict do nothing`,
    [tx.siteId, use.code, use.paymentKey, tx.now()],
  );
};
