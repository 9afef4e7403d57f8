import type { SiteDatabase } from '../../../kernel/database.ts';

/** Adds codes that stand for a coupon once each. */
export const insertCouponCodes = async (
  tx: SiteDatabase,
  coupon: string,
  codes: readonly string[],
): Promise<void> => {
  await tx.query(
    `insert into coupon_codes (site_id, coupon, code, position)
     select $1, $2, made.code, made.position
     from unnest($3::text[]) with ordinality made (code, position)`,
    [tx.siteId, coupon, codes],
  );
};

/** The codes of a coupon in the order in which they were made, with the moment of their use. */
export const listCouponCodes = (
  db: SiteDatabase,
  coupon: string,
): Promise<{ code: string; used_at: Date | null }[]> =>
  db.query(
    `select k.code, u.used_at from coupon_codes k
     left join coupon_uses u on u.site_id = k.site_id and u.single_code = k.code
     where k.site_id = $1 and k.coupon = $2 order by k.position`,
    [db.siteId, coupon],
  );

/** Whether a code stands for some coupon already. */
export const isSingleCode = async (db: SiteDatabase, code: string): Promise<boolean> => {
  const rows = await db.query('select 1 from coupon_codes where site_id = $1 and code = $2', [
    db.siteId,
    code,
  ]);
  return rows.length > 0;
};
