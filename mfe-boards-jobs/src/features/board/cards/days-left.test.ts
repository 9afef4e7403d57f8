import { daysLeft } from './days-left.ts';

test.each([
  ['2026-03-05', 3],
  ['2026-03-02', 0],
  ['2026-03-01', -1],
  ['2026-04-02', 31],
])('BJ-26 a deadline of %s is %d days from 2 March, at any hour', (deadline, days) => {
  expect(daysLeft(deadline, new Date(2026, 2, 2, 0, 0, 1))).toBe(days);
  expect(daysLeft(deadline, new Date(2026, 2, 2, 23, 59, 59))).toBe(days);
});

test('BJ-26 the night when clocks change takes no day away', () => {
  expect(daysLeft('2026-03-30', new Date(2026, 2, 28, 12))).toBe(2);
});
