import type { SiteDatabase } from '../../../kernel/database.ts';

/** A package as admins see it in the list. */
export interface ListedRow {
  id: string;
  name: string;
  published_name: string | null;
  price_minor: number;
  currency: string;
  state: 'draft' | 'published' | 'archived';
  purchasable: boolean;
  published_version: number | null;
  has_draft: boolean;
  services: number;
}

/** What the list is narrowed to. */
export interface PackageFilter {
  state?: ListedRow['state'] | undefined;
  search?: string | undefined;
}

// What is edited stands in the list, so that a draft is found by its new name.
const LISTED = `(
  select p.id, coalesce(p.draft->>'name', p.name) as name,
    case when p.published_version is not null then p.name end as published_name,
    coalesce((p.draft->>'priceMinor')::bigint, p.price_minor) as price_minor,
    coalesce(p.draft->>'currency', p.currency) as currency, p.state,
    coalesce((p.draft->>'isPurchasable')::boolean, p.purchasable) as purchasable,
    p.published_version, p.draft is not null as has_draft,
    coalesce(jsonb_array_length(p.draft->'services'), (select count(*) from services s
      where s.site_id = p.site_id and s.package_id = p.id
        and s.package_version = p.published_version))::int as services,
    lpad(coalesce(p.draft->>'position', p.position::text), 5, '0') as place
  from packages p where p.site_id = $1
) listed
where ($2::text is null or state = $2)
  and ($3::text is null or position($3 in lower(name)) > 0)`;

const paramsOf = (db: SiteDatabase, { state, search }: PackageFilter): unknown[] => [
  db.siteId,
  state ?? null,
  search ? search.toLowerCase() : null,
];

/** A page of the list behind a place in it. */
export const listEdited = (
  db: SiteDatabase,
  filter: PackageFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<(ListedRow & { place: string })[]> =>
  db.query(
    `select * from ${LISTED} and ($4::text is null or (place, id) > ($4, $5::text))
     order by place, id limit $6`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many there are, as far as it is worth counting. */
export const countEdited = async (
  db: SiteDatabase,
  filter: PackageFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${LISTED} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};
