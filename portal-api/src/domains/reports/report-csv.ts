import type { ReportTable } from '@portal/shared-contracts/admin';
import type { ReportPeriods } from '../../kernel/reports/report.ts';
import { csvOf } from '../../kernel/rows/csv.ts';

type Cell = string | number | null;

const beginningOf = (table: ReportTable, label: string, periods: ReportPeriods): Cell[] => {
  if (table.labels !== 'period') return [label];
  const { from, to } = label === 'now' ? periods.now : periods.before;
  return [from, to];
};

/** Tables with the same columns as one file: days as ISO says, numbers without signs of any language. */
export const tableAsCsv = (tables: readonly ReportTable[], periods: ReportPeriods): string => {
  const [first] = tables;
  if (!first) return csvOf([]);
  const hasTitle = tables.some(({ title }) => title !== '');
  const hasCurrency = tables.some(({ currency }) => currency !== null);
  const head = [
    ...(hasTitle ? ['about'] : []),
    ...(hasCurrency ? ['currency'] : []),
    ...(first.labels === 'period' ? ['from', 'to'] : [first.labels]),
    ...first.columns.map(({ key }) => key),
  ];
  const lines = tables.flatMap((table) =>
    table.lines.map(({ label, figures }): Cell[] => [
      ...(hasTitle ? [table.title] : []),
      ...(hasCurrency ? [table.currency] : []),
      ...beginningOf(table, label, periods),
      ...figures.map(({ value, isTooFew }) => (isTooFew ? 'too few' : value)),
    ]),
  );
  return csvOf([head, ...lines]);
};
