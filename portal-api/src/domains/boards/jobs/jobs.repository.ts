import { type Currency, toMajor } from '@portal/shared-contracts';
import { dayIn } from '@portal/shared-contracts/days';
import type { JobDetails } from '@portal/shared-contracts/jobs';
import type { FoundJob, JobPage, JobQuery, JobSource } from '../../../adapters/jobs/job-source.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A job as it is kept. */
export interface JobRow {
  id: string;
  title: string;
  company: string;
  location: string;
  area: string;
  category: string | null;
  contract_type: string | null;
  contract_time: string | null;
  salary_min: number | null;
  salary_max: number | null;
  redirect_url: string;
  description: string;
  company_logo: string | null;
  posted_at: Date;
}

/** What a firm's own jobs are read by: its day, after which a job has ended, and the money of its salaries. */
export interface JobReading {
  today: string;
  currency: Currency;
}

/** The same of a firm at this moment. */
export const jobReadingOf = ({ site, now }: Pick<SiteContext, 'site' | 'now'>): JobReading => ({
  today: dayIn(site.settings.timeZone, now()),
  currency: site.settings.currency,
});

const major = (minor: number | null, currency: Currency): number | null =>
  minor === null ? null : toMajor(Number(minor), currency);

/** A kept job as everybody reads it. */
export const toJob = (row: JobRow, { currency }: Pick<JobReading, 'currency'>): FoundJob => ({
  id: row.id,
  title: row.title,
  location: { area: row.area.split(' / '), display_name: row.location },
  company: { display_name: row.company },
  created: row.posted_at.toISOString(),
  salary_min: major(row.salary_min, currency),
  salary_max: major(row.salary_max, currency),
  redirect_url: row.redirect_url,
  description: row.description,
  companyLogo: row.company_logo,
  category: row.category,
  contract_type: row.contract_type,
  contract_time: row.contract_time,
});

/** The words of a text as the database cuts them: vowels and tones of Thai, which are marks, belong to their word. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words as a prefix query, so that half a word finds too; null when there is no word. */
const toTextQuery = (text: string): string | null => {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
};

/** What is read of a job. */
export const COLUMNS = `id, title, company, location, area, category, contract_type, contract_time,
  salary_min, salary_max, redirect_url, description, company_logo, posted_at`;

// A query of stop words alone ("the") has no node left and finds everything instead of nothing.
const MATCH = `from jobs,
  to_tsquery('english', coalesce($2, '')) as wanted, to_tsquery('simple', coalesce($3, '')) as near
  where site_id = $1 and (ends_on is null or ends_on >= $4::date)
    and (numnode(wanted) = 0 or what @@ wanted) and (numnode(near) = 0 or place @@ near)`;

/** The portal's own jobs of one site that hold on the firm's day, best match first, then newest. */
export const ownJobs = (db: SiteDatabase, reading: JobReading): JobSource => ({
  search: async ({ what, where, page, pageSize }: JobQuery): Promise<JobPage> => {
    const wanted = [db.siteId, toTextQuery(what), toTextQuery(where), reading.today];
    const [total] = await db.query<{ count: number }>(
      `select count(*)::int as count ${MATCH}`,
      wanted,
    );
    const rows = await db.query<JobRow>(
      `select ${COLUMNS} ${MATCH}
       order by case when numnode(wanted) = 0 then 0 else ts_rank(what, wanted) end desc,
         posted_at desc, id limit $5 offset $6`,
      [...wanted, pageSize, (page - 1) * pageSize],
    );
    return { count: total?.count ?? 0, jobs: rows.map((row) => toJob(row, reading)) };
  },
});

export const searchesRepository = {
  last: async (
    db: SiteDatabase,
    personId: string,
  ): Promise<{ what: string; place: string } | undefined> =>
    (
      await db.query<{ what: string; place: string }>(
        'select what, place from job_searches where site_id = $1 and person_id = $2',
        [db.siteId, personId],
      )
    )[0],

  remember: async (
    db: SiteDatabase,
    search: { personId: string; what: string; where: string },
  ): Promise<void> => {
    await db.query(
      `insert into job_searches (site_id, person_id, what, place, searched_at)
       values ($1, $2, $3, $4, $5)
       on conflict (site_id, person_id)
       do update set what = excluded.what, place = excluded.place, searched_at = excluded.searched_at`,
      [db.siteId, search.personId, search.what, search.where, db.now()],
    );
  },

  saveClick: async (
    db: SiteDatabase,
    click: {
      id: string;
      personId: string;
      keywords: string;
      place: string;
      job: JobDetails;
    },
  ): Promise<void> => {
    await db.query(
      `insert into job_clicks (site_id, id, person_id, keywords, place, job, clicked_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
      [
        db.siteId,
        click.id,
        click.personId,
        click.keywords,
        click.place,
        JSON.stringify(click.job),
        db.now(),
      ],
    );
  },
};
