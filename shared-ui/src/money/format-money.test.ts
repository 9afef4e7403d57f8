import { formatMoney, formatSalary } from './format-money.ts';

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

test.each([
  [[70_123.4, 80_123.6], 'usd', 'en', '$70,123 – $80,124'],
  [[70_123.4, 70_123.4], 'usd', 'en', '$70,123'],
  [[null, 80_000], 'gbp', 'en', '£80,000'],
  [[null, undefined], 'usd', 'en', ''],
  [[0, 0], 'usd', 'en', ''],
  [[70_123, 80_124], 'usd', 'th', '$70,123 – $80,124'],
  [[70_123, 80_124], 'usd', 'it', '70.123 $ – 80.124 $'],
  [[70_123], 'cad', 'en', 'C$70,123'],
  [[70_123], 'ugx', 'de', '70.123 USh'],
] as const)(
  'BJ-04 SC-50 a salary of %p %s in %s reads %s, with the symbol of every other amount',
  (bounds, currency, language, text) => {
    expect(plain(formatSalary(bounds, currency, language))).toBe(text);
  },
);
