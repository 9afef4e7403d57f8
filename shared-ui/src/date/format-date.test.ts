import { exactStamp, formatDate, formatRelative } from './format-date.ts';

test('SC-54 dates follow the language, in Thai with the Buddhist year', () => {
  expect(formatDate('2025-03-04', 'en')).toBe('March 4, 2025');
  expect(formatDate('2025-03-04', 'de')).toBe('4. März 2025');
  expect(formatDate('2025-03-04', 'th')).toContain('2568');
});

test('SC-54 the exact stamp is MM/DD/YYYY HH:mm:ss in every language', () => {
  expect(exactStamp(new Date(2025, 2, 4, 9, 5, 7))).toBe('03/04/2025 09:05:07');
});

test('SC-54 relative times choose the largest whole unit', () => {
  const now = new Date('2025-03-04T12:00:00Z');
  expect(formatRelative('2025-03-04T11:59:40Z', 'en', now)).toBe('this minute');
  expect(formatRelative('2025-03-04T09:00:00Z', 'en', now)).toBe('3 hours ago');
  expect(formatRelative('2025-03-03T12:00:00Z', 'de', now)).toBe('gestern');
});
