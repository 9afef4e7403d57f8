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

/** How often a coupon was paid with. */
export const countCouponUses = async (db: SiteDatabase, coupon: string): Promise<number> => {
  const [row] = await db.query<{ uses: number }>(
    `select count(*)::int as uses from payment_attempts
     where site_id = $1 and coupon = $2 and state = 'paid'`,
    [db.siteId, coupon],
  );
  return row?.uses ?? 0;
};
