import { dayIn, dayRange } from './calendar-day.ts';

test.each([
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z', 24],
  ['Asia/Kolkata', '2026-03-01', '2026-02-28T18:30:00.000Z', 24],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  // The clocks go forward at midnight, so this day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
])('BO-16 a day of %s begins and ends by its own clocks', (zone, day, begin, hours) => {
  const { from, to } = dayRange(zone, day);
  expect([from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]).toEqual([begin, hours]);
  expect([dayIn(zone, from), dayIn(zone, new Date(from.getTime() - 1)) < day]).toEqual([day, true]);
});
