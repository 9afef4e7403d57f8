import { reviewHappenings, type ReportFigure } from '@portal/shared-contracts/admin';
import {
  bothPeriods,
  columnsOf,
  figure,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import { plusDays } from '../../../kernel/time/calendar-day.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { countReviews, type ReviewFigures } from './review-report.repository.ts';

const figuresOf = (
  found: Pick<ReviewFigures, (typeof reviewHappenings)[number]>,
  { from, to }: Pick<DaySpan, 'from' | 'to'>,
): ReportFigure[] =>
  reviewHappenings.map((happened) =>
    figure(found[happened], { list: 'reviews', filter: { happened, from, to } }),
  );

// The first and the last week of a period may lie half outside.
const weekWithin = (monday: string, { from, to }: DaySpan) => {
  const sunday = plusDays(monday, 6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
};

/** How many reviews were opened, led to a checkout and were paid, by week (BO-73). */
export const reviewReport: ReportSource = async ({ db }, periods) => {
  const { now } = periods;
  const [whole, ...weeks] = await countReviews(db, now);
  const none = { opened: 0, checkout: 0, paid: 0 };
  const lines = await bothPeriods(periods, async (span) =>
    figuresOf((span === now ? whole : (await countReviews(db, span))[0]) ?? none, span),
  );
  const same = {
    title: '',
    currency: null,
    columns: columnsOf({ opened: 'count', checkout: 'count', paid: 'count' }),
  } as const;
  return [
    { ...same, key: 'reviews', labels: 'period', lines },
    {
      ...same,
      key: 'review-weeks',
      labels: 'week',
      lines: weeks.flatMap(({ week, ...found }) =>
        week ? [{ label: week, figures: figuresOf(found, weekWithin(week, now)) }] : [],
      ),
    },
  ];
};
