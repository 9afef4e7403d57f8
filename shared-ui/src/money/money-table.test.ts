import {
  cardCurrencies,
  currency,
  currencySymbols,
  languages,
  minorDigits,
  toMajor,
  toMinor,
  type Currency,
  type Language,
} from '@portal/shared-contracts';
import { formatMoney } from './format-money.ts';

const every = currency.options.flatMap((code) =>
  languages.map((language): [Currency, Language] => [code, language]),
);

// How each language writes an amount: the decimal sign, and on which side the symbol is.
const habits: Record<Language, { decimal: string; symbol: 'before' | 'after' }> = {
  en: { decimal: '.', symbol: 'before' },
  de: { decimal: ',', symbol: 'after' },
  it: { decimal: ',', symbol: 'after' },
  ru: { decimal: ',', symbol: 'after' },
  es: { decimal: ',', symbol: 'after' },
  th: { decimal: '.', symbol: 'before' },
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

test('SC-50 SC-51 there are twelve currencies and six languages', () => {
  expect(every).toHaveLength(72);
});

test.each(every)(
  'SC-50 SC-53 %s in %s: symbol, its side, digits and minor unit',
  (code, language) => {
    const text = formatMoney(1234.5, code, language);
    const symbol = currencySymbols[code];
    const { decimal, symbol: side } = habits[language];
    expect(text).toContain(symbol);
    expect(side === 'before' ? text.startsWith(symbol) : text.endsWith(symbol)).toBe(true);
    if (minorDigits(code) === 2) {
      expect(digitsOf(text)).toBe('123450');
      expect(text).toContain(`${decimal}50`);
    } else expect(digitsOf(text)).toBe('1235');
  },
);

test.each(every)(
  'CR-45 %s in %s: price, discount and total of a coupon add up',
  (code, language) => {
    const unit = 10 ** minorDigits(code);
    for (const priceMinor of [1, 99, 4_995, 14_900, 123_456_789].map((each) => each * unit)) {
      const discountMinor = Math.round(priceMinor / 10);
      const shown = [priceMinor, discountMinor, priceMinor - discountMinor].map((minor) => {
        const major = toMajor(minor, code);
        expect(toMinor(major, code)).toBe(minor);
        return Number(digitsOf(formatMoney(major, code, language)));
      });
      const [price = 0, discount = 0, total = 0] = shown;
      expect(price - discount).toBe(total);
    }
  },
);

test('SC-50 the five symbols of the cards are the specified ones', () => {
  expect(cardCurrencies.map((code) => currencySymbols[code])).toEqual(['$', 'C$', 'A$', '£', '€']);
});
