import { TOO_FEW, type ReportFigure, type RowsBehind } from '@portal/shared-contracts/admin';
import { columnsOf, figure, type ReportSource } from '../../../kernel/reports/report.ts';
import { countWriters, type WriterFigures } from './writer-report.repository.ts';

// A mean of four says more of one customer than of the writer.
const unlessFew = (count: number, value: number | null, rows: RowsBehind): ReportFigure =>
  count < TOO_FEW ? { value: null, isTooFew: true } : figure(value, rows);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const meanOf = ({ ratings, mean }: WriterFigures, rows: RowsBehind): ReportFigure =>
  unlessFew(ratings, mean === null ? null : rounded(mean, 2), rows);

/** What customers think of each writer's drafts, and how many drafts an order takes (BO-72). */
export const writerReport: ReportSource = async ({ db }, { now, before }) => {
  const found = await countWriters(db, now);
  const former = new Map((await countWriters(db, before)).map((one) => [one.id, one]));
  const lines = found.map((one) => {
    const rowsOf = (
      happened: 'rated' | 'rated-low' | 'drafted',
      { from, to } = now,
    ): RowsBehind => ({
      list: 'orders',
      filter: { happened, from, to, writer: one.id },
    });
    const { ratings, low, drafts, orders } = one;
    const earlier = former.get(one.id);
    return {
      label: one.name,
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
