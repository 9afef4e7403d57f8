import type { ReportFigure, ReportTable, RowsBehind } from '@portal/shared-contracts/admin';
import type { SiteContext } from '../context.ts';
import type { DaySpan } from '../time/day-span.ts';

/** A period and the one of the same length before it. */
export interface ReportPeriods {
  readonly now: DaySpan;
  readonly before: DaySpan;
}

/** Counts a report; each domain hands in what it knows. */
export type ReportSource = (
  firm: Pick<SiteContext, 'db' | 'site'>,
  periods: ReportPeriods,
) => Promise<ReportTable[]>;

type ReportUnit = ReportTable['columns'][number]['unit'];

/** A figure with the rows behind it. */
export const figure = (value: number | null, rows?: RowsBehind): ReportFigure => ({
  value,
  ...(rows && value !== null ? { rows } : {}),
});

export const columnsOf = (columns: Readonly<Record<string, ReportUnit>>): ReportTable['columns'] =>
  Object.entries(columns).map(([key, unit]) => ({ key, unit }));

/** Both periods as two lines of the same figures. */
export const bothPeriods = async (
  { now, before }: ReportPeriods,
  figuresOf: (span: DaySpan) => Promise<ReportFigure[]> | ReportFigure[],
): Promise<ReportTable['lines']> => [
  { label: 'now', figures: await figuresOf(now) },
  { label: 'before', figures: await figuresOf(before) },
];
