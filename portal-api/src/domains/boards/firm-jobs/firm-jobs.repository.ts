import type { EditedJob } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A job of the firm as it is edited. */
export interface FirmJob extends EditedJob {
  changedAt: Date | null;
  changedBy: string | null;
}

interface Row {
  id: string;
  title: string;
  company: string;
  location: string;
  category: string | null;
  contract_type: string | null;
  contract_time: string | null;
  salary_min: number | null;
  salary_max: number | null;
  redirect_url: string;
  description: string;
  posted_at: Date;
  ends_on: string | null;
  has_ended: boolean;
  version: number;
  changed_at: Date | null;
  changer: string | null;
}

const minor = (amount: number | null): number | null => (amount === null ? null : Number(amount));

const toJob = (row: Row): FirmJob => ({
  _id: row.id,
  title: row.title,
  company: row.company,
  location: row.location,
  category: row.category ?? '',
  contractType: row.contract_type ?? '',
  contractTime: row.contract_time ?? '',
  salaryMinMinor: minor(row.salary_min),
  salaryMaxMinor: minor(row.salary_max),
  link: row.redirect_url,
  description: row.description,
  endsOn: row.ends_on,
  postedAt: row.posted_at.toISOString(),
  hasEnded: row.has_ended,
  version: row.version,
  changedAt: row.changed_at,
  changedBy: row.changer,
});

// $2 is today, where the firm is.
const COLUMNS = `j.id, j.title, j.company, j.location, j.category, j.contract_type, j.contract_time,
  j.salary_min, j.salary_max, j.redirect_url, j.description, j.posted_at, j.version, j.changed_at,
  to_char(j.ends_on, 'YYYY-MM-DD') as ends_on, coalesce(j.ends_on < $2::date, false) as has_ended,
  n.first_name as changer`;
const FROM = 'from jobs j left join people n on n.site_id = j.site_id and n.id = j.changed_by';

export interface JobFilter {
  /** Today where the firm is: an ended job is one whose last day is over there. */
  today: string;
  search?: string | undefined;
  state?: 'open' | 'ended' | undefined;
}

const FOUND = `j.site_id = $1
  and ($3 = '' or strpos(lower(concat_ws(' ', j.title, j.company, j.location)), lower($3)) > 0)
  and ($4::text is null or ($4 = 'ended') = coalesce(j.ends_on < $2::date, false))`;

const paramsOf = (db: SiteDatabase, { today, search, state }: JobFilter) => [
  db.siteId,
  today,
  search ?? '',
  state ?? null,
];

/** A page of the list behind a place in it, the newest first. */
export const listFirmJobs = async (
  db: SiteDatabase,
  filter: JobFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmJob[]> => {
  const rows = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where ${FOUND}
       and ($5::timestamptz is null or (j.posted_at, j.id) < ($5, $6::text))
     order by j.posted_at desc, j.id desc limit $7`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toJob);
};

/** How many match, as far as it is worth counting. */
export const countFirmJobs = async (
  db: SiteDatabase,
  filter: JobFilter,
  most: number,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from jobs j where ${FOUND} limit ${most}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

export const findFirmJob = async (
  db: SiteDatabase,
  jobId: string,
  today: string,
): Promise<FirmJob | undefined> => {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where j.site_id = $1 and j.id = $3`,
    [db.siteId, today, jobId],
  );
  return row && toJob(row);
};

/** The same, held for the rest of the transaction. */
export const lockFirmJob = async (
  tx: SiteDatabase,
  jobId: string,
  today: string,
): Promise<FirmJob | undefined> => {
  await tx.query('select 1 from jobs where site_id = $1 and id = $2 for update', [
    tx.siteId,
    jobId,
  ]);
  return findFirmJob(tx, jobId, today);
};

/** The jobs of these links, by link. */
export const listByLinks = async (
  db: SiteDatabase,
  links: readonly string[],
  today: string,
): Promise<Map<string, FirmJob>> => {
  const rows = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where j.site_id = $1 and j.redirect_url = any($3) order by j.posted_at, j.id`,
    [db.siteId, today, links],
  );
  return new Map(rows.map((row) => [row.redirect_url, toJob(row)]));
};
