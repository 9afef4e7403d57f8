import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';

/** The periods `run` of a statement whose values begin with the site's id: `begin`, `until`, `first` and `last`. */
export const RUNS =
  'unnest($2::timestamptz[], $3::timestamptz[], $4::date[], $5::date[]) run(begin, until, first, last)';

/** The values of {@link RUNS}, and the time zone as `$6`. */
export const runParams = (db: SiteDatabase, spans: readonly DaySpan[]): unknown[] => [
  db.siteId,
  spans.map(({ begin }) => begin),
  spans.map(({ end }) => end),
  spans.map(({ from }) => from),
  spans.map(({ to }) => to),
  spans[0]?.timeZone ?? 'UTC',
];
