import type { orderHappenings, ReportFigure, RowsBehind } from '@portal/shared-contracts/admin';
import {
  bothPeriods,
  columnsOf,
  figure,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { countOrders, countOrdersByDay } from './order-report.repository.ts';

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

/** Orders in, completed and cancelled, how long they took and how many came late (BO-71). */
export const orderReport: ReportSource = async ({ db }, periods) => {
  const lines = await bothPeriods(periods, async (span) => {
    const found = await countOrders(db, span);
    const share = found.dated === 0 ? null : found.late / found.dated;
    return [
      ...counted(span, found),
      figure(found.median, rowsOf('completed', span)),
      figure(found.ninetieth, rowsOf('completed', span)),
      figure(share, rowsOf('late', span)),
    ];
  });
  const days = await countOrdersByDay(db, periods.now);
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
      lines: days.map(({ day, ...found }) => ({
        label: day,
        figures: counted({ from: day, to: day }, found),
      })),
    },
  ];
};
