import { salaryRange } from './salary.ts';

test('BJ-04 salaries are rounded to whole units of the currency', () => {
  expect(salaryRange(70_123.4, 80_123.6, 'usd', 'en')).toBe('$70,123 – $80,124');
  expect(salaryRange(70_123.4, 70_123.4, 'usd', 'en')).toBe('$70,123');
  expect(salaryRange(null, 80_000, 'gbp', 'en')).toBe('£80,000');
  expect(salaryRange(null, null, 'usd', 'en')).toBe('');
  expect(salaryRange(0, 0, 'usd', 'en')).toBe('');
});
