import { dateFormat, relativeFormat } from '../intl/formats.ts';

/** How much of a moment is shown. */
export type DateStyle = 'day' | 'short' | 'time' | 'moment' | 'weekday';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a wire date; a bare day is that day everywhere, never the evening before. */
export const readDate = (value: string | Date): Date => {
  if (value instanceof Date) return value;
  return new Date(DAY_ONLY.test(value) ? `${value}T00:00:00` : value);
};

/** A date in the person's language (in Thai with the Buddhist year). */
export const formatDate = (
  value: string | Date,
  language: string,
  style: DateStyle = 'day',
): string => dateFormat(language, styles[style]).format(readDate(value));

const two = (value: number): string => String(value).padStart(2, '0');

const isBareDay = (value: string | Date): value is string =>
  typeof value === 'string' && DAY_ONLY.test(value);

/** A wire date as the `datetime` of a `<time>`; a bare day stays that day, whatever the time zone. */
export const machineDate = (value: string | Date): string =>
  isBareDay(value) ? value : readDate(value).toISOString();

/** Whether a text from outside, such as an address, is a date at all. */
export const isDate = (value: string): boolean => !Number.isNaN(readDate(value).getTime());

/** The exact moment as `MM/DD/YYYY HH:mm:ss`, for titles of visible dates; a bare day has no time. */
export const exactStamp = (value: string | Date): string => {
  const date = readDate(value);
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
  if (isBareDay(value)) return day;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
};

const DAY = 86_400;

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
];

// Days have names such as yesterday, so they are those of the calendar and not 24 hours each.
const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (DAY * 1000);

/** "3 hours ago" in the person's language. */
export const formatRelative = (value: string | Date, language: string, now: Date): string => {
  const date = readDate(value);
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const named = relativeFormat(language, { numeric: 'auto' });
  const counted = relativeFormat(language, { numeric: 'always' });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) < length) continue;
    if (unit === 'day') return named.format(dayNumber(date) - dayNumber(now), unit);
    // Elapsed time makes no last month: two months ago may be forty days.
    return counted.format(Math.round(seconds / length), unit);
  }
  return named.format(0, 'minute');
};
