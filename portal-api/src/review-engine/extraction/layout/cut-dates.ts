import { cutsDates, OPEN_END } from '../../lines/date-ranges.ts';
import type { Segment } from './segments.ts';

// Edges of one cell stand no further apart, in points.
const ALIKE = 4;

/** Times that a narrow cell breaks become one segment again, before rows mix them with what stands beside. */
export const joinCutDates = (segments: readonly Segment[]): Segment[] => {
  const gone = new Set<Segment>();
  const joined = segments.map((segment) => {
    const below = OPEN_END.test(segment.text)
      ? segments.find(
          (next) =>
            next.row > segment.row &&
            segment.y - next.y < segment.size * 2 &&
            (Math.abs(next.x - segment.x) < ALIKE || Math.abs(next.right - segment.right) < ALIKE),
        )
      : undefined;
    if (!below || !cutsDates(segment.text, below.text)) return segment;
    gone.add(below);
    return {
      ...segment,
      text: `${segment.text.trim()} ${below.text.trim()}`,
      x: Math.min(segment.x, below.x),
      right: Math.max(segment.right, below.right),
    };
  });
  return joined.filter((_segment, at) => !gone.has(segments[at]!));
};
