import type { Segment } from './segments.ts';
import { isTime } from './times.ts';

/** Segments of one line, from left to right. */
export type Row = readonly Segment[];

/** The segments of a column or page, line by line. */
export const rowsOf = (segments: readonly Segment[]): Row[] => [
  ...Map.groupBy(segments, ({ row }) => row).values(),
];

const ALIKE = 4;
const DEEPEST_INDENT = 14;
const LEAST_INDENTED = 0.6;
// A damaged page may hold any number of lines; so many show how they stand.
const MOST_ROWS = 60;

/** Where a line's text begins: a date before it has a column of its own. */
const beginning = (row: Row): Segment => row.find((segment) => !isTime(segment)) ?? row[0]!;

/** The largest share of lines that have one edge or their middle in common, list entries a little further in. */
export const aligned = (side: readonly Segment[]): number => {
  const firsts = rowsOf(side).slice(0, MOST_ROWS).map(beginning);
  const share = (places: readonly number[], before: number, after: number): number => {
    const near = places.map(
      (place) => places.filter((at) => at > place - before && at < place + after).length,
    );
    return Math.max(0, ...near) / firsts.length;
  };
  const lefts = firsts.map(({ x }) => x);
  const indented = share(lefts, ALIKE, DEEPEST_INDENT);
  return Math.max(
    share(lefts, ALIKE, ALIKE),
    share(
      firsts.map(({ right }) => right),
      ALIKE,
      ALIKE,
    ),
    share(
      firsts.map(({ x, right }) => (x + right) / 2),
      ALIKE,
      ALIKE,
    ),
    indented < LEAST_INDENTED ? 0 : indented,
  );
};
