import type { SiteDatabase } from '../../../kernel/database.ts';

/** Whether anybody ever began to pay for a package. */
export const hasPackageAttempts = async (db: SiteDatabase, packageId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from payment_attempts
     where site_id = $1 and kind in ('new-order', 'checkout') and subject_id = $2 limit 1`,
    [db.siteId, packageId],
  );
  return rows.length > 0;
};

/** Whether anybody ever began to pay with a coupon, by its code or one of its single-use codes. */
export const hasCouponAttempts = async (db: SiteDatabase, coupon: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from payment_attempts a where a.site_id = $1 and (a.coupon = $2 or a.coupon in
       (select k.code from coupon_codes k where k.site_id = $1 and k.coupon = $2)) limit 1`,
    [db.siteId, coupon],
  );
  return rows.length > 0;
};
