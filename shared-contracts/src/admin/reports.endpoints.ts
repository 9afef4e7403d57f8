import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Area } from '../roles.ts';
import { day } from '../scalars.ts';

/** The reports of a firm (BO-70 to BO-73). */
export const reportNames = ['revenue', 'orders', 'writers', 'reviews', 'surveys'] as const;

/** Name of a report. */
export type ReportName = (typeof reportNames)[number];

/** The area that each report speaks of; without it a report is refused. */
export const reportAreas: Readonly<Record<ReportName, Area>> = {
  revenue: 'money',
  orders: 'orders',
  writers: 'orders',
  reviews: 'catalogue',
  surveys: 'orders',
};

/** Days of a report, at most; a longer period is cut to its last ones. */
export const REPORT_DAYS = 366;

/** Fewer of something say nothing about whoever they speak of: the figure reads `too few`. */
export const TOO_FEW = 5;

/** A day that a report or a list can be asked for. */
export const reportDay = day.refine((value) => value >= '2000-01-01' && value < '2100-01-01');

/** What can have happened to an order within a period. */
export const orderHappenings = [
  'ordered',
  'completed',
  'cancelled',
  'late',
  'drafted',
  'rated',
  'rated-low',
  'surveyed',
] as const;

/** What can have happened to a payment within a period; `moved` is either of them. */
export const paymentHappenings = ['paid', 'returned', 'moved'] as const;

/** What can have happened to a review within a period. */
export const reviewHappenings = ['opened', 'checkout', 'paid'] as const;

/** The list that holds the rows of a figure, and what it is narrowed to in its address (BO-74). */
export const rowsBehind = z.object({
  list: z.enum(['orders', 'payments', 'invoices', 'reviews']),
  filter: z
    .object({
      happened: z.enum([...orderHappenings, ...paymentHappenings, ...reviewHappenings]),
      from: day,
      to: day,
      writer: z.string(),
      survey: z.string(),
      question: z.string(),
      answer: z.string(),
      kind: z.string(),
      coupon: z.string(),
      currency: z.string(),
      status: z.string(),
    })
    .partial(),
});

/** {@link rowsBehind} as a type. */
export type RowsBehind = z.output<typeof rowsBehind>;

/** What a figure is counted in; money is in the major unit of the table's currency. */
export const reportUnits = ['count', 'money', 'share', 'days', 'stars', 'ratio'] as const;

/** One number of a report. */
export const reportFigure = z.object({
  /** Nothing where there is nothing to count, or too little to say it. */
  value: z.number().nullable(),
  isTooFew: z.boolean().optional(),
  rows: rowsBehind.optional(),
});

/** {@link reportFigure} as a type. */
export type ReportFigure = z.output<typeof reportFigure>;

/** What stands at the beginning of the lines: a period, a day, the Monday of a week, or a name. */
export const reportLabels = ['period', 'day', 'week', 'name'] as const;

/** One table of a report: the same figures for each line. */
export const reportTable = z.object({
  /** Which table of the report it is; several of one key have the same columns. */
  key: z.string(),
  /** What it is about where the firm wrote that itself, such as a question. */
  title: z.string(),
  currency: currency.nullable(),
  labels: z.enum(reportLabels),
  columns: z.array(z.object({ key: z.string(), unit: z.enum(reportUnits) })),
  lines: z.array(z.object({ label: z.string(), figures: z.array(reportFigure) })),
});

/** {@link reportTable} as a type. */
export type ReportTable = z.output<typeof reportTable>;

const period = z.object({ from: day, to: day });

const asked = {
  name: z.enum(reportNames),
  /** The last thirty days unless said, in the firm's time zone. */
  from: reportDay.optional(),
  to: reportDay.optional(),
} as const;

/** {@link reportTable | Tables} of one report for a period, beside the period before. */
export const readReport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reports/{name}',
  access: ['admin'],
  summary: 'One report of the firm',
  input: z.object(asked),
  output: z.object({
    status: z.literal(true),
    name: z.enum(reportNames),
    timeZone: z.string(),
    period,
    before: period,
    tables: z.array(reportTable),
  }),
});

/** A table of a report as a file (BO-74); without a name the first one. */
export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/reports/{name}/csv',
  access: ['admin'],
  download: true,
  summary: 'A table of a report as CSV',
  input: z.object({ ...asked, table: z.string().max(30).optional() }),
  output: z.unknown(),
});
