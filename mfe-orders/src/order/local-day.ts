const two = (value: number): string => String(value).padStart(2, '0');

/** The calendar day of a moment on this device, as `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
