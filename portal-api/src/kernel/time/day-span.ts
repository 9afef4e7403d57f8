import { plusDays, startOfDay } from '@portal/shared-contracts/days';

/** Days of a time zone, the first and the last one, and the moments between which they lie. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly begin: Date;
  /** The first moment that is not in it any more. */
  readonly end: Date;
}

/** The days from one to another. */
export const daySpan = (timeZone: string, from: string, to: string): DaySpan => ({
  from,
  to,
  timeZone,
  begin: startOfDay(timeZone, from),
  end: startOfDay(timeZone, plusDays(to, 1)),
});

// Further than any row of a portal.
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** The first and the last day that an address names. */
export interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that an address names, open where it names none. */
export const openSpan = (timeZone: string, { from = FIRST, to = LAST }: AskedDays): DaySpan =>
  daySpan(timeZone, from, to);
