import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { reviewSteps } from './review-steps.repository.ts';

/** How many reviews came how far within a week, or within the whole period. */
export interface ReviewFigures {
  /** Its Monday; none for the whole period. */
  week: string | null;
  opened: number;
  checkout: number;
  paid: number;
}

/** The period as a whole first, then its weeks, the newest first. */
export const countReviews = (
  db: SiteDatabase,
  { begin, end, timeZone }: DaySpan,
): Promise<ReviewFigures[]> =>
  db.query<ReviewFigures>(
    `select week::text,
       count(distinct id) filter (where step = 'opened')::int as opened,
       count(distinct id) filter (where step = 'checkout')::int as checkout,
       count(distinct id) filter (where step = 'paid')::int as paid
     from (select step, id, date_trunc('week', at at time zone $4)::date as week
       from (${reviewSteps({ begin: '$2', end: '$3' })}) step) came
     group by grouping sets ((), (week)) order by came.week desc nulls first`,
    [db.siteId, begin, end, timeZone],
  );
