import { randomUUID } from 'node:crypto';
import type { JobContent } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

const fieldsOf = (content: JobContent) => ({
  title: content.title,
  company: content.company,
  location: content.location,
  category: content.category || null,
  contract_type: content.contractType || null,
  contract_time: content.contractTime || null,
  salary_min: content.salaryMinMinor,
  salary_max: content.salaryMaxMinor,
  redirect_url: content.link,
  description: content.description,
  ends_on: content.endsOn,
});

/** Lets one import of a firm's jobs at a time write: the second finds what the first one added. */
export const lockJobs = async (tx: SiteDatabase): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('jobs of ' || $1))", [tx.siteId]);
};

/** Adds jobs in one statement. */
export const insertFirmJobs = async (
  tx: SiteDatabase,
  contents: readonly JobContent[],
  by: string,
): Promise<void> => {
  const rows = contents.map((content) => ({ id: randomUUID(), ...fieldsOf(content) }));
  await tx.query(
    `insert into jobs (site_id, id, title, company, location, area, category, contract_type, contract_time,
       salary_min, salary_max, redirect_url, description, ends_on, posted_at, changed_at, changed_by)
     select $1, r.id, r.title, r.company, r.location, r.location, r.category, r.contract_type,
       r.contract_time, r.salary_min, r.salary_max, r.redirect_url, r.description, r.ends_on, $3, $3, $4
     from jsonb_to_recordset($2::jsonb) as r (id text, title text, company text, location text,
       category text, contract_type text, contract_time text, salary_min bigint, salary_max bigint,
       redirect_url text, description text, ends_on date)`,
    [tx.siteId, JSON.stringify(rows), tx.now(), by],
  );
};

/** Adds one and returns its id: that of an earlier call with the same key, where there was one. */
export const insertFirmJob = async (
  db: SiteDatabase,
  made: { content: JobContent; by: string; key: string | null },
): Promise<string> => {
  const id = randomUUID();
  const f = fieldsOf(made.content);
  await db.query(
    `insert into jobs (site_id, id, title, company, location, area, category, contract_type, contract_time,
       salary_min, salary_max, redirect_url, description, ends_on, posted_at, changed_at, changed_by,
       created_key)
     values ($1,$2,$3,$4,$5,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$14,$15,$16)
     on conflict (site_id, created_key) do nothing`,
    [
      ...[db.siteId, id, f.title, f.company, f.location, f.category, f.contract_type],
      ...[f.contract_time, f.salary_min, f.salary_max, f.redirect_url, f.description, f.ends_on],
      ...[db.now(), made.by, made.key],
    ],
  );
  if (made.key === null) return id;
  const [row] = await db.query<{ id: string }>(
    'select id from jobs where site_id = $1 and created_key = $2',
    [db.siteId, made.key],
  );
  return row?.id ?? id;
};

/** Changes jobs in one statement; their versions grow. */
export const updateFirmJobs = async (
  tx: SiteDatabase,
  changes: readonly { id: string; content: JobContent }[],
  by: string,
): Promise<void> => {
  const rows = changes.map(({ id, content }) => ({ id, ...fieldsOf(content) }));
  await tx.query(
    `update jobs j set title = r.title, company = r.company, location = r.location,
       area = case when j.location = r.location then j.area else r.location end,
       category = r.category, contract_type = r.contract_type, contract_time = r.contract_time,
       salary_min = r.salary_min, salary_max = r.salary_max, redirect_url = r.redirect_url,
       description = r.description, ends_on = r.ends_on, changed_at = $3, changed_by = $4,
       version = j.version + 1
     from jsonb_to_recordset($2::jsonb) as r (id text, title text, company text, location text,
       category text, contract_type text, contract_time text, salary_min bigint, salary_max bigint,
       redirect_url text, description text, ends_on date)
     where j.site_id = $1 and j.id = r.id`,
    [tx.siteId, JSON.stringify(rows), tx.now(), by],
  );
};

/** Takes one away; false where there was none. */
export const deleteFirmJob = async (db: SiteDatabase, jobId: string): Promise<boolean> =>
  (
    await db.query('delete from jobs where site_id = $1 and id = $2 returning id', [
      db.siteId,
      jobId,
    ])
  ).length === 1;
