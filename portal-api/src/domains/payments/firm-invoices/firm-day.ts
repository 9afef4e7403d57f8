import { startOfDay } from '@portal/shared-contracts/days';
import { HOUR } from '../../../kernel/time/durations.ts';

const HALF_A_DAY = 12 * HOUR;

/** The moment at which something was paid on a day of the firm: twelve hours into it, or now. */
export const momentOf = (timeZone: string, day: string, now: Date): Date => {
  const noon = new Date(startOfDay(timeZone, day).getTime() + HALF_A_DAY);
  return noon < now ? noon : now;
};
