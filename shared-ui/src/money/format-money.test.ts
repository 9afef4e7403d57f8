import { formatMoney } from './format-money.ts';

const plain = (text: string): string => text.replace(/\s/gu, ' ');

test.each([
  [1234.5, 'usd', 'en', '$1,234.50'],
  [1234.5, 'cad', 'en', 'C$1,234.50'],
  [1234.5, 'cad', 'de', '1.234,50 C$'],
  [1234.5, 'usd', 'it', '1234,50 $'],
  [99, 'gbp', 'th', '£99.00'],
  [1234567, 'ugx', 'en', 'USh 1,234,567'],
  [0.005, 'eur', 'en', '€0.01'],
] as const)('SC-50 SC-53 %d %s in %s reads %s', (amount, currency, language, text) => {
  expect(plain(formatMoney(amount, currency, language))).toBe(text);
});
