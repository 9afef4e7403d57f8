import { exactStamp, formatDate, formatRelative, isDate, machineDate } from './format-date.ts';

test('SC-54 dates follow the language, in Thai with the Buddhist year', () => {
  expect(formatDate('2025-03-04', 'en')).toBe('March 4, 2025');
  expect(formatDate('2025-03-04', 'de')).toBe('4. März 2025');
  expect(formatDate('2025-03-04', 'th')).toContain('2568');
});

test('SC-54 the exact stamp is MM/DD/YYYY HH:mm:ss in every language', () => {
  expect(exactStamp(new Date(2025, 2, 4, 9, 5, 7))).toBe('03/04/2025 09:05:07');
});

test('SC-54 a bare day is that day for machines too, and has no time', () => {
  expect(machineDate('2025-03-04')).toBe('2025-03-04');
  expect(exactStamp('2025-03-04')).toBe('03/04/2025');
  expect(machineDate('2025-03-04T09:05:07Z')).toBe('2025-03-04T09:05:07.000Z');
});

test.each([
  ['2025-03-04', true],
  ['2025-13-04', false],
  ['yesterday', false],
  ['', false],
])('SC-54 "%s" is a date: %s', (text, wanted) => {
  expect(isDate(text)).toBe(wanted);
});

test('SC-54 relative times choose the largest whole unit', () => {
  const now = new Date('2025-03-04T12:00:00Z');
  expect(formatRelative('2025-03-04T11:59:40Z', 'en', now)).toBe('this minute');
  expect(formatRelative('2025-03-04T09:00:00Z', 'en', now)).toBe('3 hours ago');
  expect(formatRelative('2025-03-03T12:00:00Z', 'de', now)).toBe('gestern');
});

test('SC-54 a day that has a name is the one of the calendar', () => {
  const evening = new Date(2025, 2, 4, 20);
  const ago = (day: number, hour: number, now = evening) =>
    formatRelative(new Date(2025, 2, day, hour, 30), 'de', now);
  expect(ago(3, 7)).toBe('gestern');
  expect(ago(2, 23)).toBe('vorgestern');
  expect(ago(5, 23)).toBe('morgen');
  expect(ago(3, 23)).toBe('vor 20 Stunden');
  expect(ago(2, 23, new Date(2025, 2, 4, 1))).toBe('vorgestern');
  expect(ago(-1, 21)).toBe('vor 5 Tagen');
  expect(ago(-6, 12)).toBe('vor 1 Woche');
  expect(ago(-40, 12)).toBe('vor 1 Monat');
});
