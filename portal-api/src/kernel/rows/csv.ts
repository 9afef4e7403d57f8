// Table programs would run what begins so.
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  // A number is never a formula, also where it is below zero.
  if (typeof value === 'number') return String(value);
  const safe = value !== null && FORMULA.test(value) ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Table programs take the mark at the beginning for UTF-8. */
export const CSV_MARK = '\uFEFF';

/** One line of a table by RFC 4180, without its end. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  values.map(cell).join(',');

/** A whole table. */
export const csvOf = (lines: readonly (readonly (string | number | null)[])[]): string =>
  CSV_MARK + lines.map((line) => `${csvLine(line)}\r\n`).join('');
