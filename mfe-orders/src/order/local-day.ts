const two = (value: number): string => String(value).padStart(2, '0');

/** The calendar day of a moment on this device, as `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Whether a day lies before today, where the reader is. */
export const isPast = (day: string | null): boolean => day !== null && day < localDay(new Date());
