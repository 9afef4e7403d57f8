import type { SiteDatabase } from '../../../kernel/database.ts';

/** A checkout link as buyers meet it. */
export interface CheckoutLink {
  id: string;
  packageId: string;
  coupon: string | null;
  expiresAt: Date | null;
  maxUses: number | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  isArchived: boolean;
  bought: number;
}

interface Row {
  id: string;
  package_id: string;
  coupon: string | null;
  expires_at: Date | null;
  max_uses: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  archived: boolean;
  bought: number;
}

const toLink = (row: Row): CheckoutLink => ({
  id: row.id,
  packageId: row.package_id,
  coupon: row.coupon,
  expiresAt: row.expires_at,
  maxUses: row.max_uses,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  isArchived: row.archived,
  bought: row.bought,
});

/** The link of this address, or nothing. */
export const findLinkBySlug = async (
  db: SiteDatabase,
  slug: string,
): Promise<CheckoutLink | undefined> => {
  const [row] = await db.query<Row>(
    'select * from checkout_links where site_id = $1 and slug = $2',
    [db.siteId, slug],
  );
  return row && toLink(row);
};

/** All links with their addresses, and with their coupon unless that is a code for one use. */
export const listAllLinks = async (
  db: SiteDatabase,
): Promise<{ link: CheckoutLink; slug: string; wholeCoupon: string | null }[]> => {
  const rows = await db.query<Row & { slug: string; whole_coupon: string | null }>(
    `select l.*, c.code as whole_coupon from checkout_links l
     left join coupons c on c.site_id = l.site_id and c.code = l.coupon
     where l.site_id = $1 order by l.slug`,
    [db.siteId],
  );
  return rows.map((row) => ({ link: toLink(row), slug: row.slug, wholeCoupon: row.whole_coupon }));
};

/** The link of this id, or nothing. */
export const findLink = async (
  db: SiteDatabase,
  linkId: string,
): Promise<CheckoutLink | undefined> => {
  const [row] = await db.query<Row>('select * from checkout_links where site_id = $1 and id = $2', [
    db.siteId,
    linkId,
  ]);
  return row && toLink(row);
};

/** Counts that somebody followed it. */
export const countOpening = async (db: SiteDatabase, linkId: string): Promise<void> => {
  await db.query('update checkout_links set opened = opened + 1 where site_id = $1 and id = $2', [
    db.siteId,
    linkId,
  ]);
};

/** Counts a purchase while the row is locked; false when there may be no further one, true for a link that is gone. */
export const countPurchase = async (tx: SiteDatabase, linkId: string): Promise<boolean> => {
  const known = await tx.query(
    'select 1 from checkout_links where site_id = $1 and id = $2 for update',
    [tx.siteId, linkId],
  );
  if (known.length === 0) return true;
  const counted = await tx.query(
    `update checkout_links set bought = bought + 1
     where site_id = $1 and id = $2 and (max_uses is null or bought < max_uses) returning id`,
    [tx.siteId, linkId],
  );
  return counted.length === 1;
};

/** Whether a link leads to this package. */
export const isPackageLinked = async (db: SiteDatabase, packageId: string): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from checkout_links where site_id = $1 and package_id = $2 limit 1',
    [db.siteId, packageId],
  );
  return rows.length > 0;
};

/** Whether a link brings this coupon, by its code or one of its single-use codes. */
export const isCouponLinked = async (db: SiteDatabase, coupon: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from checkout_links l where l.site_id = $1 and (l.coupon = $2 or l.coupon in
       (select k.code from coupon_codes k where k.site_id = $1 and k.coupon = $2)) limit 1`,
    [db.siteId, coupon],
  );
  return rows.length > 0;
};
