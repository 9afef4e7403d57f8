import type { SiteDatabase } from '../../../kernel/database.ts';
import type { AdminCoupon } from '@portal/shared-contracts/admin';
import { type CouponRecord, type CouponRow, toCouponRecord } from './coupon.record.ts';

/** What the list is narrowed to. */
export interface CouponFilter {
  state?: AdminCoupon['state'] | undefined;
  search?: string | undefined;
}

/** Why a coupon can be used at the moment `$2`, or not. */
export const COUPON_STATE = `case when not c.active then 'archived'
  when c.expires_at <= $2 then 'ended'
  when c.uses >= c.max_uses or (c.codes > 0 and c.uses >= c.codes) then 'used-up'
  when c.starts_at > $2 then 'planned' else 'active' end`;

/** Whoever changed it last, beside a coupon `c`. */
export const WITH_CHANGER = `select c.*, n.first_name as changer from`;
/** The join that {@link WITH_CHANGER} needs. */
export const CHANGER = 'left join people n on n.site_id = c.site_id and n.id = c.changed_by';

const LISTED = `(select c.*, ${COUPON_STATE} as state from coupons c where c.site_id = $1) c
  where ($3::text is null or c.state = $3)
    and ($4::text is null or position($4 in c.code) > 0 or exists (select 1 from coupon_codes k
      where k.site_id = $1 and k.code = $4 and k.coupon = c.code))`;

const paramsOf = (db: SiteDatabase, { state, search }: CouponFilter): unknown[] => [
  db.siteId,
  db.now(),
  state ?? null,
  search ? search.toUpperCase() : null,
];

/** A page of the list behind a place in it, newest first. */
export const listEditedCoupons = async (
  db: SiteDatabase,
  filter: CouponFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<CouponRecord[]> => {
  const rows = await db.query<CouponRow>(
    `${WITH_CHANGER} (select * from ${LISTED}
       and ($5::timestamptz is null or (c.created_at, c.code) < ($5, $6::text))
       order by c.created_at desc, c.code desc limit $7) c ${CHANGER}
     order by c.created_at desc, c.code desc`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toCouponRecord);
};

/** All of them, as the file of the firm takes them along. */
export const listAllCoupons = async (db: SiteDatabase): Promise<CouponRecord[]> => {
  const rows = await db.query<CouponRow>(
    `${WITH_CHANGER} (select c.*, ${COUPON_STATE} as state from coupons c
       where c.site_id = $1) c ${CHANGER} order by c.code`,
    [db.siteId, db.now()],
  );
  return rows.map(toCouponRecord);
};

/** How many there are, as far as it is worth counting. */
export const countEditedCoupons = async (
  db: SiteDatabase,
  filter: CouponFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${LISTED} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};
