import { Refusal } from '@portal/shared-contracts/refusals';

/** A time zone that both this process and the database know; UTC when the caller named none. */
export const knownTimeZone = (name: string | undefined): string => {
  if (name === undefined) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new Refusal('time-zone-unknown');
  }
};

/** The calendar day of a moment in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};
