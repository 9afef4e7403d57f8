const DAY = 86_400_000;
const HOUR = 3_600_000;

const partsIn = (timeZone: string, moment: Date): ((type: string) => string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  return (type) => parts.find((entry) => entry.type === type)?.value ?? '';
};

/**
 * The calendar day of a moment in a time zone, as `YYYY-MM-DD`.
 *
 * @throws RangeError when the zone has no name that Intl knows.
 * @example
 * dayIn('Pacific/Auckland', new Date('2026-03-01T12:00:00Z')); // '2026-03-02'
 */
export const dayIn = (timeZone: string, moment: Date): string => {
  const part = partsIn(timeZone, moment);
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** A day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const offsetAt = (timeZone: string, moment: number): number => {
  const part = partsIn(timeZone, new Date(moment));
  const clock = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return Date.parse(clock) - Math.floor(moment / 1000) * 1000;
};

/** The moment at which a day begins in a time zone, also where the clocks change at midnight. */
export const startOfDay = (timeZone: string, day: string): Date => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(timeZone, midnight);
  const begin = midnight - offsetAt(timeZone, guess);
  return new Date(dayIn(timeZone, new Date(begin)) < day ? begin + HOUR : begin);
};

/** A day of a time zone as moments, the second one not in it any more. */
export const dayRange = (timeZone: string, day: string): { from: Date; to: Date } => ({
  from: startOfDay(timeZone, day),
  to: startOfDay(timeZone, plusDays(day, 1)),
});
