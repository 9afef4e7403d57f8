import type { ReviewPlace } from '@portal/shared-contracts/reviews';
import type { Reading } from './jobs/job.record.ts';

/** Where words stand in a document, letter by letter, or nothing. */
export const findPlace = (
  quote: string,
  { text: { reading: lines }, linePages }: Pick<Reading, 'text' | 'linePages'>,
): ReviewPlace | undefined => {
  const placeOf = (at: number): ReviewPlace => ({
    page: linePages?.[at] ?? 1,
    line: at + 1,
    section: null,
  });
  const line = lines.findIndex((one) => one.includes(quote));
  if (line >= 0) return placeOf(line);
  // A quote may run over the end of a line.
  const at = lines.join(' ').indexOf(quote);
  if (at < 0) return undefined;
  let passed = 0;
  return placeOf(lines.findIndex((one) => (passed += one.length + 1) > at));
};
