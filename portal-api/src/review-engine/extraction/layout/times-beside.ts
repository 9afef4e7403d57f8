import { isDateLike } from '../../lines/date-ranges.ts';
import type { Segment } from './segments.ts';

const MOST_APART = 0.7;
const MOST_SEGMENTS = 2000;

/** A time that stands a little higher or lower than the title beside it is on the line of that title. */
export const timesBeside = (segments: readonly Segment[]): Segment[] => {
  if (segments.length > MOST_SEGMENTS) return [...segments];
  const rows = Map.groupBy(segments, ({ row }) => row);
  const moved = segments.map((segment) => {
    if (rows.get(segment.row)!.length > 1 || !isDateLike(segment.text)) return segment;
    const [nearest] = segments
      .filter(
        (other) =>
          other.row !== segment.row &&
          (other.right < segment.x || other.x > segment.right) &&
          Math.abs(other.y - segment.y) < Math.min(other.size, segment.size) * MOST_APART,
      )
      .toSorted((a, b) => Math.abs(a.y - segment.y) - Math.abs(b.y - segment.y));
    return nearest ? { ...segment, row: nearest.row, y: nearest.y } : segment;
  });
  return moved.toSorted((a, b) => a.row - b.row || a.x - b.x);
};
