import type { ListedDownloadable } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A file that comes with packages, as it is edited. */
export interface DownloadableRecord extends ListedDownloadable {
  changedAt: Date;
  changedBy: string | null;
}

interface Row {
  id: string;
  title: string;
  archived: boolean;
  version: number;
  changed_at: Date;
  changer: string | null;
  file_key: string;
  originalname: string;
  size: number;
  packages: string[];
}

/** What the list is narrowed to. */
export interface DownloadableFilter {
  state?: ListedDownloadable['state'] | undefined;
  search?: string | undefined;
}

// A package holds on to a file by any of its keys.
const PACKAGES = `(select coalesce(json_agg(distinct p.name), '[]') from packages p
  join package_downloadables d on d.site_id = p.site_id and d.package_id = p.id
    and d.package_version = p.published_version
  join downloadable_files h on h.site_id = d.site_id and h.file_key = d.file_key
  where p.site_id = l.site_id and h.downloadable_id = l.id and p.state <> 'archived')`;

const SELECT = `select l.id, l.title, l.archived, l.version, l.changed_at, n.first_name as changer,
    s.key as file_key, s.originalname, s.size, ${PACKAGES} as packages
  from downloadables l
  join lateral (select f.file_key from downloadable_files f
    where f.site_id = l.site_id and f.downloadable_id = l.id order by f.number desc limit 1) f on true
  join files s on s.site_id = l.site_id and s.key = f.file_key
  left join people n on n.site_id = l.site_id and n.id = l.changed_by`;

const MATCHING = `l.site_id = $1 and ($2::boolean is null or l.archived = $2)
  and ($3::text is null or position($3 in lower(l.title)) > 0)`;

const paramsOf = (db: SiteDatabase, { state, search }: DownloadableFilter): unknown[] => [
  db.siteId,
  state === undefined ? null : state === 'archived',
  search ? search.toLowerCase() : null,
];

const toRecord = (row: Row): DownloadableRecord => ({
  _id: row.id,
  title: row.title,
  file: { key: row.file_key, originalname: row.originalname, size: Number(row.size) },
  state: row.archived ? 'archived' : 'active',
  packages: row.packages,
  version: row.version,
  changedAt: row.changed_at,
  changedBy: row.changer,
});

/** A page of the list behind a place in it, by title. */
export const listDownloadableRows = async (
  db: SiteDatabase,
  filter: DownloadableFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<DownloadableRecord[]> => {
  const rows = await db.query<Row>(
    `${SELECT} where ${MATCHING} and ($4::text is null or (lower(l.title), l.id) > ($4, $5::text))
     order by lower(l.title), l.id limit $6`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toRecord);
};

/** How many there are, as far as it is worth counting. */
export const countDownloadables = async (
  db: SiteDatabase,
  filter: DownloadableFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from
       (select 1 from downloadables l where ${MATCHING} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

export const findDownloadable = async (
  db: SiteDatabase,
  id: string,
): Promise<DownloadableRecord | undefined> => {
  const [row] = await db.query<Row>(`${SELECT} where l.site_id = $1 and l.id = $2`, [
    db.siteId,
    id,
  ]);
  return row && toRecord(row);
};

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockDownloadable = async (
  tx: SiteDatabase,
  id: string,
): Promise<DownloadableRecord | undefined> => {
  await tx.query('select 1 from downloadables where site_id = $1 and id = $2 for update', [
    tx.siteId,
    id,
  ]);
  return findDownloadable(tx, id);
};

/** Adds one without a file; false where a call of this key has added it before. */
export const insertDownloadable = async (
  tx: SiteDatabase,
  made: { id: string; title: string; by: string | null; key: string | null },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into downloadables (site_id, id, title, created_at, changed_at, changed_by, created_key)
     values ($1, $2, $3, $4, $4, $5, $6)
     on conflict do nothing returning id`,
    [tx.siteId, made.id, made.title, tx.now(), made.by, made.key],
  );
  return rows.length === 1;
};

/** The one that a call of this key made, or nothing. */
export const findDownloadableByKey = async (
  db: SiteDatabase,
  key: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from downloadables where site_id = $1 and created_key = $2',
    [db.siteId, key],
  );
  return row?.id;
};

/** Changes title or state; the version grows. */
export const updateDownloadable = async (
  tx: SiteDatabase,
  id: string,
  changed: { title: string; isArchived: boolean; by: string },
): Promise<void> => {
  await tx.query(
    `update downloadables set title = $3, archived = $4, changed_by = $5, changed_at = $6,
       version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, id, changed.title, changed.isArchived, changed.by, tx.now()],
  );
};

/** Takes one away with the list of its files. */
export const deleteDownloadableRow = async (tx: SiteDatabase, id: string): Promise<void> => {
  await tx.query('delete from downloadables where site_id = $1 and id = $2', [tx.siteId, id]);
};
