import { dateFormat, numberFormat } from './formats.ts';

test('SC-54 a formatter is built once for each language and set of options', () => {
  const percent = { style: 'percent' } as const;
  expect(numberFormat('de', percent)).toBe(numberFormat('de', { ...percent }));
  expect(numberFormat('de', percent)).not.toBe(numberFormat('de'));
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
  const month = { month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('it', month).format(new Date('2026-05-02'))).toBe('maggio');
  expect(dateFormat('de', month).format(new Date('2026-05-02'))).toBe('Mai');
});
