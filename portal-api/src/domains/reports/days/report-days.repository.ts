import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySum } from '../../../kernel/reports/report-days.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';

/** A kept day, without a subject where its report counted nothing on it. */
export interface KeptDay<Sums> {
  day: string;
  subject: string | null;
  sums: Sums | null;
}

/** The days of a period whose sums hold, in one look: nothing was changed on them since they were added up. */
export const listKeptDays = <Sums>(
  db: SiteDatabase,
  { from, to, timeZone }: DaySpan,
  report: string,
): Promise<KeptDay<Sums>[]> =>
  db.query<KeptDay<Sums>>(
    `with marked as materialized (
       select distinct coalesce(m.day, (m.at at time zone $4)::date) as day
       from report_marks m where m.site_id = $1)
     select d.day::text, s.subject, s.sums
     from report_days d
     left join report_sums s on s.site_id = $1 and s.report = $5 and s.day between $2::date and $3::date
       and s.day = d.day
     where d.site_id = $1 and d.day between $2::date and $3::date and d.time_zone = $4
       and $5 = any(d.reports)
       and d.day not in (select day from marked)`,
    [db.siteId, from, to, timeZone, report],
  );

/** Holds others who add up this firm's days until this transaction has ended. */
export const lockDays = async (tx: SiteDatabase): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('report days ' || $1, 0))", [
    tx.siteId,
  ]);
};

/** How days are kept: which of them, of which reports, and in which time zone they are cut. */
export interface DaysKept {
  from: string;
  to: string;
  timeZone: string;
  reports: readonly string[];
}

/** Takes the marks that can be seen, and forgets the days on which they lie with those that are kept in another way. */
export const forgetMarked = async (
  tx: SiteDatabase,
  { from, to, timeZone, reports }: DaysKept,
): Promise<void> => {
  await tx.query(
    `with taken as (delete from report_marks where site_id = $1 returning at, day)
     delete from report_days d where d.site_id = $1 and (d.time_zone <> $2 or not d.reports @> $5
       or d.day not between $3::date and $4::date
       or d.day in (select coalesce(t.day, (t.at at time zone $2)::date) from taken t))`,
    [tx.siteId, timeZone, from, to, reports],
  );
};

/** The days that are kept, whatever they hold. */
export const listDays = async (tx: SiteDatabase): Promise<string[]> => {
  const rows = await tx.query<{ day: string }>(
    'select day::text from report_days where site_id = $1',
    [tx.siteId],
  );
  return rows.map(({ day }) => day);
};

export const addDays = async (
  tx: SiteDatabase,
  days: readonly string[],
  { timeZone, reports }: Pick<DaysKept, 'timeZone' | 'reports'>,
): Promise<void> => {
  await tx.query(
    `insert into report_days (site_id, day, time_zone, reports)
     select $1, day, $3, $4 from unnest($2::date[]) day`,
    [tx.siteId, days, timeZone, reports],
  );
};

export const addSums = async (
  tx: SiteDatabase,
  report: string,
  sums: readonly DaySum<unknown>[],
): Promise<void> => {
  await tx.query(
    `insert into report_sums (site_id, report, day, subject, sums)
     select $1, $2, s.day, s.subject, s.sums
     from jsonb_to_recordset($3::jsonb) s(day date, subject text, sums jsonb) order by s.day, s.subject`,
    [tx.siteId, report, JSON.stringify(sums)],
  );
};
