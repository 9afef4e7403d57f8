import { type Currency, minorDigits } from '@portal/shared-contracts';
import { numberFormat } from '../intl/formats.ts';

/** An amount as it stands in a field: with the comma or point of the language, and nothing between thousands. */
export const typedAmount = (amount: number, currency: Currency, language: string): string => {
  const digits = minorDigits(currency);
  return numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
};

/** The amount that somebody typed with a comma or a point; more decimals than the currency has may be thousands. */
export const amountOf = (typed: string, currency: Currency): number => {
  const [, whole = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || decimals.length > minorDigits(currency)) return Number.NaN;
  return Number(`${whole}.${decimals}`);
};
