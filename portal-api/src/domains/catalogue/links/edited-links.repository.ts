import type { AdminLink, LinkContent } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A checkout link as it is edited. */
export interface LinkRecord extends AdminLink {
  isArchived: boolean;
  createdAt: Date;
  changedAt: Date;
  changedBy: string | null;
}

interface Row {
  id: string;
  slug: string;
  package_id: string;
  package_name: string;
  coupon: string | null;
  expires_at: Date | null;
  max_uses: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  archived: boolean;
  state: AdminLink['state'];
  opened: number;
  bought: number;
  version: number;
  created_at: Date;
  changed_at: Date;
  changer: string | null;
}

/** What the list is narrowed to. */
export interface LinkFilter {
  state?: AdminLink['state'] | undefined;
  search?: string | undefined;
}

const LINKS = `(
  select l.*, p.name as package_name, n.first_name as changer,
    case when l.archived then 'archived'
      when l.expires_at <= $2 then 'ended'
      when l.bought >= l.max_uses then 'used-up'
      when p.purchasable and p.state = 'published' then 'active' else 'unavailable' end as state
  from checkout_links l
  join packages p on p.site_id = l.site_id and p.id = l.package_id
  left join people n on n.site_id = l.site_id and n.id = l.changed_by
  where l.site_id = $1
) l`;

const LISTED = `${LINKS} where ($3::text is null or state = $3)
  and ($4::text is null or position($4 in slug) > 0 or position($4 in lower(package_name)) > 0)`;

const paramsOf = (db: SiteDatabase, { state, search }: LinkFilter): unknown[] => [
  db.siteId,
  db.now(),
  state ?? null,
  search ? search.toLowerCase() : null,
];

const toRecord = (row: Row): LinkRecord => ({
  _id: row.id,
  slug: row.slug,
  packageId: row.package_id,
  packageName: row.package_name,
  couponCode: row.coupon,
  expiresAt: row.expires_at?.toISOString() ?? null,
  maxUses: row.max_uses,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  isArchived: row.archived,
  state: row.state,
  opened: row.opened,
  bought: row.bought,
  version: row.version,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changer,
});

/** A page of the list behind a place in it, newest first. */
export const listEditedLinks = async (
  db: SiteDatabase,
  filter: LinkFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<LinkRecord[]> => {
  const rows = await db.query<Row>(
    `select * from ${LISTED} and ($5::timestamptz is null or (created_at, id) < ($5, $6::text))
     order by created_at desc, id desc limit $7`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toRecord);
};

/** How many there are, as far as it is worth counting. */
export const countEditedLinks = async (
  db: SiteDatabase,
  filter: LinkFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${LISTED} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

export const findEditedLink = async (
  db: SiteDatabase,
  linkId: string,
): Promise<LinkRecord | undefined> => {
  const [row] = await db.query<Row>(`select * from ${LINKS} where id = $3`, [
    db.siteId,
    db.now(),
    linkId,
  ]);
  return row && toRecord(row);
};

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockEditedLink = async (
  tx: SiteDatabase,
  linkId: string,
): Promise<LinkRecord | undefined> => {
  await tx.query('select 1 from checkout_links where site_id = $1 and id = $2 for update', [
    tx.siteId,
    linkId,
  ]);
  return findEditedLink(tx, linkId);
};

const valuesOf = (content: LinkContent): unknown[] => [
  content.slug,
  content.packageId,
  content.couponCode,
  content.expiresAt,
  content.maxUses,
  content.firstName,
  content.lastName,
  content.email,
];

/** Adds a link; false where another one has its address. */
export const insertLink = async (
  tx: SiteDatabase,
  made: { id: string; content: LinkContent; by: string; key: string | null },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into checkout_links (site_id, id, changed_by, created_key, created_at, changed_at, slug,
       package_id, coupon, expires_at, max_uses, first_name, last_name, email)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict do nothing returning id`,
    [tx.siteId, made.id, made.by, made.key, tx.now(), ...valuesOf(made.content)],
  );
  return rows.length === 1;
};

/** The link that a call of this key made, or nothing. */
export const findLinkByKey = async (db: SiteDatabase, key: string): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from checkout_links where site_id = $1 and created_key = $2',
    [db.siteId, key],
  );
  return row?.id;
};

/** Changes one; its version grows. */
export const updateLink = async (
  tx: SiteDatabase,
  linkId: string,
  changed: { content: LinkContent; isArchived: boolean; by: string },
): Promise<void> => {
  await tx.query(
    `update checkout_links set archived = $3, changed_by = $4, changed_at = $5, slug = $6,
       package_id = $7, coupon = $8, expires_at = $9, max_uses = $10, first_name = $11,
       last_name = $12, email = $13, version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, linkId, changed.isArchived, changed.by, tx.now(), ...valuesOf(changed.content)],
  );
};

/** Takes one away. */
export const deleteLinkRow = async (tx: SiteDatabase, linkId: string): Promise<void> => {
  await tx.query('delete from checkout_links where site_id = $1 and id = $2', [tx.siteId, linkId]);
};
