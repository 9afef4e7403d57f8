import type { ReviewPlace } from '@portal/shared-contracts/reviews';

/** Where words stand in a document, letter by letter, or nothing. */
export const findPlace = (quote: string, lines: readonly string[]): ReviewPlace | undefined => {
  const line = lines.findIndex((one) => one.includes(quote));
  if (line >= 0) return { page: 1, line: line + 1, section: null };
  // A quote may run over the end of a line.
  const at = lines.join(' ').indexOf(quote);
  if (at < 0) return undefined;
  let passed = 0;
  const start = lines.findIndex((one) => (passed += one.length + 1) > at);
  return { page: 1, line: start + 1, section: null };
};
