import { HOUR } from '../../../kernel/time/durations.ts';

const DIGEST_AT = 8;

/** A time zone that this server knows; else the one of the second name. */
const knownZone = (wanted: string | null, otherwise: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted ?? otherwise }).resolvedOptions()
      .timeZone;
  } catch {
    return otherwise;
  }
};

const hourAndMinute = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (moment: Date): [hour: number, minute: number] => {
    const parts = format.formatToParts(moment);
    const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return [value('hour'), value('minute')];
  };
};

/** The next 08:00 after a moment where somebody lives, also across a change of the clocks. */
export const nextDigest = (now: Date, timeZone: string | null, otherwise = 'UTC'): Date => {
  const clockAt = hourAndMinute(knownZone(timeZone, otherwise));
  const quarter = HOUR / 4;
  // Offsets of time zones are whole quarters of an hour.
  let at = Math.floor(now.getTime() / quarter) * quarter + quarter;
  for (let tries = 0; tries < 2 * 24 * 4; tries += 1, at += quarter) {
    const [hour, minute] = clockAt(new Date(at));
    if (hour === DIGEST_AT && minute === 0) return new Date(at);
  }
  return new Date(at);
};
