import { currencySymbols, minorDigits, type Currency } from '@portal/shared-contracts';
import { numberFormat } from '../intl/formats.ts';

const formatter = (language: string, currency: Currency): Intl.NumberFormat => {
  const digits = minorDigits(currency);
  return numberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

/**
 * An amount in major units: the shape of the number from `Intl`, the symbol from the portal's own table.
 * `Intl` alone would show `CA$` for cad and the bare code `USD` in Italian.
 * @example formatMoney(1234.5, 'cad', 'de') // '1.234,50 C$'
 */
export const formatMoney = (amount: number, currency: Currency, language: string): string => {
  const parts = formatter(language, currency).formatToParts(amount);
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
