import type { SiteDatabase } from '../database.ts';
import type { DaySpan } from '../time/day-span.ts';

/** What a report adds up of one day, by whom or what it counts. */
export interface DaySum<Sums> {
  readonly day: string;
  readonly subject: string;
  readonly sums: Sums;
}

/** Adds up the days of some periods of one time zone from their rows; days without rows are left out. */
export type DayCounter<Sums = unknown> = (
  db: SiteDatabase,
  spans: readonly DaySpan[],
) => Promise<DaySum<Sums>[]>;
