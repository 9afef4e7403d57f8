import { type Currency, currencySymbols, minorDigits } from '../currencies.ts';

// A formatter of `Intl` costs up to a millisecond, and a list needs one per cell.
const formatters = new Map<string, Intl.NumberFormat>();

const formatterOf = (language: string, currency: Currency, digits: number): Intl.NumberFormat => {
  const key = `${language} ${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
};

const write = (amount: number, currency: Currency, formatter: Intl.NumberFormat): string => {
  const parts = formatter.formatToParts(amount);
  const symbol = currencySymbols[currency];
  return parts
    .map((part, index) => {
      if (part.type === 'currency') return symbol;
      const isSpaceAfterLeadingCode =
        part.type === 'literal' &&
        parts[index - 1]?.type === 'currency' &&
        part.value.trim() === '';
      return isSpaceAfterLeadingCode && !/[a-z]$/i.test(symbol) ? '' : part.value;
    })
    .join('');
};

/**
 * An amount in major units, the same on pages, in mails and on paper: the shape of the number from `Intl`, the
 * symbol from the portal's own table. `Intl` alone would show `CA$` for cad and the bare code `USD` in Italian.
 *
 * @example
 * formatMoney(1234.5, 'cad', 'de'); // '1.234,50 C$'
 */
export const formatMoney = (amount: number, currency: Currency, language: string): string =>
  write(amount, currency, formatterOf(language, currency, minorDigits(currency)));

/** What a position pays in a year, in whole units: one amount, a range, or nothing where it does not say. */
export const formatSalary = (
  bounds: readonly (number | null | undefined)[],
  currency: Currency,
  language: string,
): string => {
  const formatter = formatterOf(language, currency, 0);
  const known = bounds.filter((value): value is number => Number(value) > 0);
  const shown = known.map((value) => write(Math.round(value), currency, formatter));
  return [...new Set(shown)].join(' – ');
};
