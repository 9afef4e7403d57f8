import { rowsOf, type Row } from './aligned.ts';
import { joinCutDates } from './cut-dates.ts';
import { headingsFirst } from './headings-beside.ts';
import { FEWEST_LINES, isColumn } from './is-column.ts';
import type { Segment } from './segments.ts';
import { isTime } from './times.ts';
import { timesBeside } from './times-beside.ts';

/** A line of one column, read from left to right. */
export interface ColumnLine {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly column: number;
}

interface Gutter {
  readonly at: number;
  /** Rows `from` up to, not including, `to` stand in two columns. */
  readonly from: number;
  readonly to: number;
  /** Lines that it cuts: what hangs over, and dates parted from what stands beside them. */
  readonly cut: number;
}

const NARROWEST = 70;
const STEP = 2;
// A damaged page may claim any width.
const MOST_STEPS = 400;
const DEEPEST = 3;
const MOST_OVER = 0.2;

const lineOf = (row: Row, column: number): ColumnLine => ({
  text: row.map(({ text }) => text.trim()).join(' '),
  x: Math.min(...row.map(({ x }) => x)),
  right: Math.max(...row.map(({ right }) => right)),
  y: row[0]!.y,
  size: Math.max(...row.map(({ size }) => size)),
  bold: row.every(({ bold }) => bold),
  column,
});

const MUCH_LARGER = 1.6;

/** A name in large letters is no line with the address that stands beside it. */
const partsBySize = (row: Row): Row[] => {
  const largest = Math.max(...row.map(({ size }) => size));
  const isLarge = ({ size }: Segment): boolean => size * MUCH_LARGER > largest;
  const small = row.filter((segment) => !isLarge(segment));
  return small.length === 0 ? [row] : [row.filter(isLarge), small];
};

/** Whether a segment really stands on both sides; a long e-mail may hang over. */
const spans = ({ x, right }: Segment, at: number, to: number): boolean =>
  x < at - 1 && right > at + 1 && right - at > (to - at) * 0.3;

const overhangs = (row: Row, at: number): boolean =>
  row.some(
    (segment) =>
      segment.x < at - 1 &&
      segment.right > at + 1 &&
      row.some((other) => other !== segment && other.x >= at && other.x < segment.right),
  );

const edgeOf = (segments: readonly Segment[]): readonly [number, number] => [
  Math.min(...segments.map(({ x }) => x)),
  Math.max(...segments.map(({ right }) => right)),
];

/** How many lines lose the date at their beginning to the other side of a place. */
const datesCut = (rows: readonly Row[], at: number): number =>
  rows.filter((row) => {
    const last = row.findLast(({ x }) => x < at - 1);
    return last !== undefined && isTime(last) && row.some(({ x }) => x >= at - 1);
  }).length;

/** The longest run of rows that a vertical line at this place parts into two columns. */
const runAt = (
  rows: readonly Row[],
  at: number,
  edge: readonly [number, number],
): Gutter | undefined => {
  let best: Gutter | undefined;
  let from = 0;
  const close = (to: number): void => {
    if (to - from <= (best ? best.to - best.from : 0)) return;
    const run = rows.slice(from, to).flat();
    const left = run.filter(({ x }) => x < at - 1);
    const right = run.filter(({ x }) => x >= at - 1);
    // Entries that stand further in than the lines above them are no column.
    const over = left.filter((segment) => segment.right > at + 1).length;
    if (over > Math.max(1, left.length * MOST_OVER)) return;
    if (!isColumn(left, right) || !isColumn(right, left)) return;
    best = { at, from, to, cut: over + datesCut(rows.slice(from, to), at) };
  };
  rows.forEach((row, index) => {
    const parted = !row.some((segment) => spans(segment, at, edge[1])) && !overhangs(row, at);
    if (parted) return;
    close(index);
    from = index + 1;
  });
  close(rows.length);
  return best;
};

const bestGutter = (rows: readonly Row[]): Gutter | undefined => {
  const edge = edgeOf(rows.flat());
  const runs: Gutter[] = [];
  const step = Math.max(STEP, (edge[1] - edge[0]) / MOST_STEPS);
  for (let at = edge[0] + NARROWEST; at <= edge[1] - NARROWEST; at += step) {
    const run = runAt(rows, at, edge);
    if (run) runs.push(run);
  }
  const longest = Math.max(0, ...runs.map(({ from, to }) => to - from));
  const widest = runs.filter(({ from, to }) => to - from === longest);
  const least = Math.min(...widest.map(({ cut }) => cut));
  const cleanest = widest.filter(({ cut }) => cut === least);
  return cleanest[Math.floor(cleanest.length / 2)];
};

/** Rows at the run's edges that only one side holds stay with what stands above or below. */
const read = (segments: readonly Segment[], column: number, depth: number): ColumnLine[] => {
  const rows = rowsOf(segments);
  const gutter = depth < DEEPEST && rows.length >= FEWEST_LINES ? bestGutter(rows) : undefined;
  if (!gutter) return rows.flatMap(partsBySize).map((row) => lineOf(row, column));
  const { at, from, to } = gutter;
  const run = rows.slice(from, to).flat();
  return [
    ...read(rows.slice(0, from).flat(), column, depth + 1),
    ...read(
      run.filter(({ x }) => x < at - 1),
      column * 2 + 1,
      depth + 1,
    ),
    ...read(
      run.filter(({ x }) => x >= at - 1),
      column * 2 + 2,
      depth + 1,
    ),
    ...read(rows.slice(to).flat(), column, depth + 1),
  ];
};

/** The lines of a page in the order in which a person reads them (RV-20). */
export const readingOrder = (segments: readonly Segment[]): ColumnLine[] =>
  read(headingsFirst(joinCutDates(timesBeside(segments))), 0, 0);
