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
