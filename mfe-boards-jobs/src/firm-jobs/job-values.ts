import { type Currency, toMajor, toMinor } from '@portal/shared-contracts';
import type { EditedJob, JobContent } from '@portal/shared-contracts/admin';
import { amountOf } from '@portal/shared-ui/back-office';

/** A job as it is typed: salaries and the end day are texts until they are sent. */
export type JobValues = Record<keyof JobContent, string>;

const typed = (minor: number | null | undefined, currency: Currency): string =>
  minor === null || minor === undefined ? '' : String(toMajor(minor, currency));

/** What the form shows of a job, or of a new one. */
export const valuesOf = (job: EditedJob | undefined, currency: Currency): JobValues => ({
  title: job?.title ?? '',
  company: job?.company ?? '',
  location: job?.location ?? '',
  link: job?.link ?? 'https://',
  description: job?.description ?? '',
  category: job?.category ?? '',
  contractType: job?.contractType ?? '',
  contractTime: job?.contractTime ?? '',
  salaryMinMinor: typed(job?.salaryMinMinor, currency),
  salaryMaxMinor: typed(job?.salaryMaxMinor, currency),
  endsOn: job?.endsOn ?? '',
});

const isTyped = (text: string): boolean => text.trim() !== '';

const minorOf = (text: string, currency: Currency): number | null =>
  isTyped(text) ? toMinor(amountOf(text, currency), currency) : null;

/** What was typed as it is sent. */
export const contentOf = (values: JobValues, currency: Currency): JobContent => ({
  ...values,
  salaryMinMinor: minorOf(values.salaryMinMinor, currency),
  salaryMaxMinor: minorOf(values.salaryMaxMinor, currency),
  endsOn: values.endsOn || null,
});

/** Salaries that are no numbers. */
export const wrongAmounts = (values: JobValues, currency: Currency): (keyof JobValues)[] =>
  (['salaryMinMinor', 'salaryMaxMinor'] as const).filter(
    (field) => isTyped(values[field]) && Number.isNaN(amountOf(values[field], currency)),
  );
