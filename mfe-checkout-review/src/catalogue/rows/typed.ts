const pad = (part: number): string => String(part).padStart(2, '0');

const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

const midnight = (day: string, daysLater: number): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
};

/** The day on which something begins, where the reader is. */
export const firstDay = (startsAt: string | null): string =>
  startsAt === null ? '' : dayOf(new Date(startsAt));

/** The last day on which something holds, where the reader is. */
export const lastDay = (endsAt: string | null): string =>
  endsAt === null ? '' : dayOf(new Date(new Date(endsAt).getTime() - 1));

/** The beginning of a day as it is sent. */
export const fromDay = (day: string): string | null =>
  day === '' ? null : midnight(day, 0).toISOString();

/** The end of a day as it is sent: the next one's beginning. */
export const throughDay = (day: string): string | null =>
  day === '' ? null : midnight(day, 1).toISOString();

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
