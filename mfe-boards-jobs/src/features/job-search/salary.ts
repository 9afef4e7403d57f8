import type { Currency } from '@portal/shared-contracts';
import { numberFormat } from '@portal/shared-ui';

/** A yearly salary in whole units (BJ-04): one amount, a range, or nothing. */
export const salaryRange = (
  min: number | null,
  max: number | null,
  currency: Currency,
  language: string,
): string => {
  const format = numberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 0,
  });
  const bounds = [min, max].filter((value): value is number => value !== null && value > 0);
  return [...new Set(bounds.map((value) => format.format(Math.round(value))))].join(' – ');
};
