import { monthsAgo } from './retention.service.ts';

test.each([
  ['2026-03-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
  ['2026-05-31T09:00:00.000Z', 1, '2026-04-30T09:00:00.000Z'],
  ['2028-02-29T09:00:00.000Z', 12, '2027-02-28T09:00:00.000Z'],
  ['2026-01-31T09:00:00.000Z', 2, '2025-11-30T09:00:00.000Z'],
  ['2026-03-15T09:00:00.000Z', 24, '2024-03-15T09:00:00.000Z'],
])('PL-64 of %s %i months before is %s: nothing goes early', (now, months, then) => {
  expect(monthsAgo(new Date(now), months).toISOString()).toBe(then);
});
