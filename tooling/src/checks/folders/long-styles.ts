import type { Finding } from '../report.ts';

/** As long as a file of code may be. */
export const MAX_STYLE_LINES = 200;

/** Style sheets that are longer than one reads at once; files of code are held by the linter. */
export const longStyles = (files: readonly string[], read: (file: string) => string): Finding[] =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_STYLE_LINES)
    .map(({ file, lines }) => ({
      rule: 'long-style',
      file,
      message: `${file} has ${lines} lines, and ${MAX_STYLE_LINES} is the most: give the rules of one component a sheet beside it`,
    }));
