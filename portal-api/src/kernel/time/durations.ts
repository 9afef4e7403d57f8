/** Milliseconds of a minute; a day below has 24 hours, whatever the clocks of a time zone do. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Limits of calls count in seconds. */
export const HOUR_IN_SECONDS = HOUR / 1000;
export const DAY_IN_SECONDS = DAY / 1000;
