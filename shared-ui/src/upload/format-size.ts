import { numberFormat } from '../intl/formats.ts';

/** "1.4 MB" in the person's language. */
export const formatSize = (bytes: number, language: string): string => {
  const [value, unit] =
    bytes >= 1024 * 1024
      ? [bytes / 1024 / 1024, 'megabyte']
      : [Math.max(bytes / 1024, bytes > 0 ? 1 : 0), 'kilobyte'];
  const size = numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  // A number and its unit are read as one and stay in one line.
  return size.format(value).replaceAll(' ', '\u00a0');
};
