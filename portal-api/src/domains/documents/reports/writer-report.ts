import { TOO_FEW, type ReportFigure, type RowsBehind } from '@portal/shared-contracts/admin';
import { columnsOf, figure, type ReportSource } from '../../../kernel/reports/report.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { readDays } from '../../reports/days/report-days.service.ts';
import { countWriterDays, listWriterNames, type WriterSums } from './writer-report.repository.ts';

export { countWriterDays } from './writer-report.repository.ts';

type WriterFigures = Pick<WriterSums, 'ratings' | 'low' | 'drafts'> & {
  mean: number | null;
  orders: number;
};

// A mean of four says more of one customer than of the writer.
const unlessFew = (count: number, value: number | null, rows: RowsBehind): ReportFigure =>
  count < TOO_FEW ? { value: null, isTooFew: true } : figure(value, rows);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const meanOf = ({ ratings, mean }: WriterFigures, rows: RowsBehind): ReportFigure =>
  unlessFew(ratings, mean === null ? null : rounded(mean, 2), rows);

const figuresOf = (days: readonly WriterSums[]): WriterFigures => {
  const sumOf = (what: Exclude<keyof WriterSums, 'orders'>) =>
    days.reduce((sum, day) => sum + day[what], 0);
  const ratings = sumOf('ratings');
  return {
    ratings,
    mean: ratings === 0 ? null : sumOf('stars') / ratings,
    low: sumOf('low'),
    drafts: sumOf('drafts'),
    orders: new Set(days.flatMap(({ orders }) => orders)).size,
  };
};

const countWriters = async (
  db: SiteDatabase,
  span: DaySpan,
): Promise<Map<string, WriterFigures>> => {
  const days = await readDays(db, span, { report: 'writers', count: countWriterDays });
  const found = Map.groupBy(days, ({ subject }) => subject);
  return new Map([...found].map(([id, of]) => [id, figuresOf(of.map(({ sums }) => sums))]));
};

/** What customers think of each writer's drafts, and how many drafts an order takes (BO-72). */
export const writerReport: ReportSource = async ({ db }, { now, before }) => {
  const found = await countWriters(db, now);
  const former = await countWriters(db, before);
  const names = await listWriterNames(db, [...found.keys()]);
  const lines = names.flatMap(({ id, name }) => {
    const one = found.get(id);
    if (!one) return [];
    const rowsOf = (
      happened: 'rated' | 'rated-low' | 'drafted',
      { from, to } = now,
    ): RowsBehind => ({
      list: 'orders',
      filter: { happened, from, to, writer: id },
    });
    const { ratings, low, drafts, orders } = one;
    const earlier = former.get(id);
    return {
      label: name,
      figures: [
        figure(ratings, rowsOf('rated')),
        meanOf(one, rowsOf('rated')),
        earlier ? meanOf(earlier, rowsOf('rated', before)) : { value: null, isTooFew: true },
        unlessFew(ratings, ratings === 0 ? null : low / ratings, rowsOf('rated-low')),
        unlessFew(orders, orders === 0 ? null : rounded(drafts / orders, 2), rowsOf('drafted')),
      ],
    };
  });
  return [
    {
      key: 'writers',
      title: '',
      currency: null,
      labels: 'name',
      columns: columnsOf({
        ratings: 'count',
        mean: 'stars',
        meanBefore: 'stars',
        low: 'share',
        draftsPerOrder: 'ratio',
      }),
      lines,
    },
  ];
};
