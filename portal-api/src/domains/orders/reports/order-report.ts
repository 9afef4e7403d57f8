import type { orderHappenings, ReportFigure, RowsBehind } from '@portal/shared-contracts/admin';
import {
  bothPeriods,
  columnsOf,
  figure,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import type { DaySum } from '../../../kernel/reports/report-days.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { DAY_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { readDays } from '../../reports/days/report-days.service.ts';
import { countOrderDays, type OrderSums } from './order-report.repository.ts';

export { countOrderDays } from './order-report.repository.ts';

type Days = Pick<DaySpan, 'from' | 'to'>;

const rowsOf = (happened: (typeof orderHappenings)[number], { from, to }: Days): RowsBehind => ({
  list: 'orders',
  filter: { happened, from, to },
});

const counted = (
  { from, to }: Days,
  counts: { ordered: number; completed: number; cancelled: number },
): ReportFigure[] =>
  (['ordered', 'completed', 'cancelled'] as const).map((happened) =>
    figure(counts[happened], rowsOf(happened, { from, to })),
  );

const counts = { ordered: 'count', completed: 'count', cancelled: 'count' } as const;

type Counted = DaySum<OrderSums>[];

const sumOf = (days: Counted, what: Exclude<keyof OrderSums, 'took'>): number =>
  days.reduce((sum, { sums }) => sum + sums[what], 0);

// Between two of them lies a part of the way from one to the other.
const quantileOf = (sorted: readonly number[], part: number): number | null => {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  const seconds = below + (above - below) * (place - Math.floor(place));
  return Math.round((seconds / DAY_IN_SECONDS) * 10) / 10;
};

const wholeOf = (days: Counted, span: DaySpan): ReportFigure[] => {
  const took = days.flatMap(({ sums }) => sums.took).sort((a, b) => a - b);
  const [dated, late] = [sumOf(days, 'dated'), sumOf(days, 'late')];
  return [
    ...counted(span, {
      ordered: sumOf(days, 'ordered'),
      completed: sumOf(days, 'completed'),
      cancelled: sumOf(days, 'cancelled'),
    }),
    figure(quantileOf(took, 0.5), rowsOf('completed', span)),
    figure(quantileOf(took, 0.9), rowsOf('completed', span)),
    figure(dated === 0 ? null : late / dated, rowsOf('late', span)),
  ];
};

/** Orders in, completed and cancelled, how long they took and how many came late (BO-71). */
export const orderReport: ReportSource = async ({ db }, periods) => {
  const read = (span: DaySpan) => readDays(db, span, { report: 'orders', count: countOrderDays });
  const now = await read(periods.now);
  const lines = await bothPeriods(periods, async (span) =>
    wholeOf(span === periods.now ? now : await read(span), span),
  );
  const days = now.toSorted((a, b) => b.day.localeCompare(a.day));
  const same = { title: '', currency: null } as const;
  return [
    {
      ...same,
      key: 'orders',
      labels: 'period',
      columns: columnsOf({ ...counts, median: 'days', ninetieth: 'days', late: 'share' }),
      lines,
    },
    {
      ...same,
      key: 'order-days',
      labels: 'day',
      columns: columnsOf(counts),
      lines: days.map(({ day, sums }) => ({
        label: day,
        figures: counted({ from: day, to: day }, sums),
      })),
    },
  ];
};
