import { reviewHappenings, type ReportFigure } from '@portal/shared-contracts/admin';
import {
  bothPeriods,
  columnsOf,
  figure,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import type { DaySum } from '../../../kernel/reports/report-days.ts';
import { plusDays } from '@portal/shared-contracts/days';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { readDays } from '../../reports/days/report-days.service.ts';
import { countReviewDays, type ReviewSums } from './review-report.repository.ts';

export { countReviewDays } from './review-report.repository.ts';

const figuresOf = (
  days: readonly DaySum<ReviewSums>[],
  { from, to }: Pick<DaySpan, 'from' | 'to'>,
): ReportFigure[] =>
  reviewHappenings.map((happened) =>
    figure(new Set(days.flatMap(({ sums }) => sums[happened])).size, {
      list: 'reviews',
      filter: { happened, from, to },
    }),
  );

const mondayOf = (day: string): string =>
  plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

// The first and the last week of a period may lie half outside.
const weekWithin = (monday: string, { from, to }: DaySpan) => {
  const sunday = plusDays(monday, 6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
};

/** How many reviews were opened, led to a checkout and were paid, by week (BO-73). */
export const reviewReport: ReportSource = async ({ db }, periods) => {
  const { now } = periods;
  const read = (span: DaySpan) => readDays(db, span, { report: 'reviews', count: countReviewDays });
  const found = await read(now);
  const lines = await bothPeriods(periods, async (span) =>
    figuresOf(span === now ? found : await read(span), span),
  );
  const weeks = [...Map.groupBy(found, ({ day }) => mondayOf(day))];
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
      lines: weeks
        .toSorted(([a], [b]) => b.localeCompare(a))
        .map(([label, days]) => ({ label, figures: figuresOf(days, weekWithin(label, now)) })),
    },
  ];
};
