import { dayIn, plusDays, startOfDay } from '@portal/shared-contracts/days';

/** The firm's day on which something begins. */
export const firstDay = (startsAt: string | null, timeZone: string): string =>
  startsAt === null ? '' : dayIn(timeZone, new Date(startsAt));

/** The firm's last day on which something holds. */
export const lastDay = (endsAt: string | null, timeZone: string): string =>
  endsAt === null ? '' : dayIn(timeZone, new Date(new Date(endsAt).getTime() - 1));

/** The beginning of a firm's day as it is sent. */
export const fromDay = (day: string, timeZone: string): string | null =>
  day === '' ? null : startOfDay(timeZone, day).toISOString();

/** The end of a firm's day as it is sent: the next one's beginning. */
export const throughDay = (day: string, timeZone: string): string | null =>
  day === '' ? null : startOfDay(timeZone, plusDays(day, 1)).toISOString();

/** A number as it stands in a field. */
export const typedNumber = (value: number | null): string => (value === null ? '' : String(value));

/** A typed number; nothing typed is none, and what is no whole number is not a number. */
export const wholeNumber = (text: string): number | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** A typed text; nothing typed is none. */
export const textOrNone = (text: string): string | null => text.trim() || null;
