import type { ReportTable } from '@portal/shared-contracts/admin';
import { DateText, Section } from '@portal/shared-ui';
import { DataTable, type TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN } from '../texts.ts';
import { FigureCell } from './figure-cell.tsx';

type Line = ReportTable['lines'][number];

const Label = ({ table, line: { label } }: { table: ReportTable; line: Line }) => {
  const { t } = useTranslation(ADMIN);
  if (table.labels === 'period') return t(`reports.periods.${label}`);
  if (table.labels === 'name') return label || t(`reports.nameless.${table.key}`);
  return <DateText value={label} />;
};

const columnsOf = (t: TFunction, table: ReportTable): TableColumn<Line>[] => [
  {
    key: 'label',
    title: t(`reports.labels.${table.labels}`),
    onCard: 'title',
    render: (line) => <Label table={table} line={line} />,
  },
  ...table.columns.map(({ key, unit }, index): TableColumn<Line> => ({
    key,
    title: t(`reports.columns.${key}`),
    align: 'right',
    render: ({ figures }) => (
      <FigureCell figure={figures[index]} unit={unit} currency={table.currency} />
    ),
  })),
];

/** Names each line by its label, and those of namesakes by their number as well. */
const keysOf = (lines: readonly Line[]): ReadonlyMap<Line, string> => {
  const times = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const time = (times.get(line.label) ?? 0) + 1;
      times.set(line.label, time);
      return [line, `${time} ${line.label}`];
    }),
  );
};

/** A table of a report: numbers that open their rows, and the same as a file. */
export const ReportSection = ({
  table,
  file,
  place,
}: {
  table: ReportTable;
  /** Where it is a file; tables of one kind share one. */
  file: string | undefined;
  /** Keeps the pages of several tables apart. */
  place: number;
}) => {
  const { t } = useTranslation(ADMIN);
  const name = table.title || t(`reports.tables.${table.key}`);
  const keys = useMemo(() => keysOf(table.lines), [table.lines]);
  const title = table.currency ? `${name} · ${table.currency.toUpperCase()}` : name;
  return (
    <Section
      title={title}
      extra={
        file && (
          <a href={file} download aria-label={t('reports.saveOf', { name })}>
            {t('reports.save')}
          </a>
        )
      }
    >
      <DataTable
        label={title}
        rows={table.lines}
        rowKey={(line) => keys.get(line) ?? line.label}
        columns={columnsOf(t, table)}
        urlPrefix={`t${place}`}
        // Several of these stand below each other, so an empty one is one line.
        empty={<p className="pui-help">{t('reports.none')}</p>}
      />
    </Section>
  );
};
