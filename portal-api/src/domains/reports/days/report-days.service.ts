import { REPORT_DAYS } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { DayCounter, DaySum } from '../../../kernel/reports/report-days.ts';
import { dayIn, plusDays } from '@portal/shared-contracts/days';
import { type DaySpan, daySpan } from '../../../kernel/time/day-span.ts';
import { getTimeZone, listSites } from '../../website/website.service.ts';
import {
  addDays,
  addSums,
  forgetMarked,
  listDays,
  listKeptDays,
  lockDays,
} from './report-days.repository.ts';

export { RUNS, runParams } from './day-runs.repository.ts';

/** Who adds up the days of each report. */
export type DayCounters = Readonly<Record<string, DayCounter>>;

interface Days {
  from: string;
  to: string;
}

/** The longest report beside the period before it. */
const KEPT_DAYS = 2 * REPORT_DAYS;

// Days that follow each other are read as one period.
const spansWithout = (
  { from, to }: Days,
  known: ReadonlySet<string>,
  timeZone: string,
): DaySpan[] => {
  const runs: Days[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    if (known.has(day)) continue;
    const last = runs.at(-1);
    if (last && plusDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs.map((run) => daySpan(timeZone, run.from, run.to));
};

/** The days of a period: kept sums of those that are finished and unchanged since, the others by their rows. */
export const readDays = async <Sums>(
  db: SiteDatabase,
  span: DaySpan,
  { report, count }: { report: string; count: DayCounter<Sums> },
): Promise<DaySum<Sums>[]> => {
  const kept = await listKeptDays<Sums>(db, span, report);
  const open = spansWithout(span, new Set(kept.map(({ day }) => day)), span.timeZone);
  const known = kept.flatMap(({ day, subject, sums }) =>
    subject === null || sums === null ? [] : [{ day, subject, sums }],
  );
  return open.length === 0 ? known : [...known, ...(await count(db, open))];
};

const daysIn = ({ from, to }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** Adds up the finished days of a firm that are not kept, and anew those on which something changed. */
const sumDaysOf = async (db: SiteDatabase, counters: DayCounters): Promise<number> => {
  const timeZone = await getTimeZone(db);
  const yesterday = plusDays(dayIn(timeZone, db.now()), -1);
  const reports = Object.keys(counters);
  const wanted = { from: plusDays(yesterday, 1 - KEPT_DAYS), to: yesterday, timeZone, reports };
  return db.transaction(async (tx) => {
    await lockDays(tx);
    // The marks first: what is counted afterwards has all that they stand for.
    await forgetMarked(tx, wanted);
    const spans = spansWithout(wanted, new Set(await listDays(tx)), timeZone);
    const days = spans.flatMap(daysIn);
    if (days.length === 0) return 0;
    await addDays(tx, days, wanted);
    for (const [report, count] of Object.entries(counters))
      await addSums(tx, report, await count(tx, spans));
    return days.length;
  });
};

/** {@link sumDaysOf} for every firm. */
export const sumDays = async (
  { database }: Pick<Platform, 'database'>,
  counters: DayCounters,
): Promise<void> => {
  for (const { site_id } of await listSites(database.platform()))
    await sumDaysOf(database.site(site_id), counters);
};
