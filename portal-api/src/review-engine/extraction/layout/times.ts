import { isDateLike } from '../../lines/date-ranges.ts';
import type { Segment } from './segments.ts';

// A page is parted at hundreds of places, and each asks about all segments.
const known = new WeakMap<Segment, boolean>();

/** Whether a segment is a date or a range and nothing else. */
export const isTime = (segment: Segment): boolean => {
  const before = known.get(segment);
  if (before !== undefined) return before;
  const is = isDateLike(segment.text);
  known.set(segment, is);
  return is;
};
