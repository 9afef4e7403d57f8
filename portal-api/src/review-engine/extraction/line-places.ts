import type { DrawnLine } from './document.types.ts';

/** Tells columns apart. */
export const columnKey = ({ page, column, place }: DrawnLine): string =>
  `${page} ${column} ${place}`;

const NEXT_COLUMN = 60;

/** The outermost place of each column on one side. */
export const endsOf = (
  drawn: readonly DrawnLine[],
  placeOf: (line: DrawnLine) => number,
  outer: (a: number, b: number) => number,
): ReadonlyMap<string, number> => {
  const ends = new Map<string, number>();
  for (const line of drawn) {
    const key = columnKey(line);
    ends.set(key, outer(ends.get(key) ?? placeOf(line), placeOf(line)));
  }
  return ends;
};

/** A name above two columns may reach into the second; it does not show how wide the first is. */
export const withoutOverhang = (drawn: readonly DrawnLine[]): DrawnLine[] => {
  const begins = endsOf(drawn, ({ x }) => x, Math.min);
  const places = [...begins].map(([key, x]) => [key.split(' ')[0], x] as const);
  return drawn.filter((line) => {
    const base = begins.get(columnKey(line)) ?? 0;
    return !places.some(
      ([page, x]) => page === String(line.page) && x > base + NEXT_COLUMN && line.right > x + 2,
    );
  });
};

const WIDE = 1.15;

/** How far apart lines stand, a little more than most do: a page may be written with a blank line between any two. */
export const stepOf = (drawn: readonly DrawnLine[]): number => {
  const gaps = drawn
    .map((line, at) =>
      at > 0 && drawn[at - 1]!.column === line.column ? drawn[at - 1]!.y - line.y : 0,
    )
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b);
  return (gaps[Math.floor(gaps.length / 4)] ?? 0) * WIDE;
};

/** Whether a line may go on in the next one, by where they stand. */
export const isBelow = (last: DrawnLine, next: DrawnLine, step: number): boolean => {
  const gap = last.y - next.y;
  return (
    columnKey(last) === columnKey(next) &&
    gap > 0 &&
    gap <= Math.max(Math.max(last.size, next.size) * 2, step) &&
    Math.abs(last.size - next.size) < 0.7
  );
};

/** Tells paragraphs of unlike letters apart. */
export const pitchKey = (line: DrawnLine): string => `${columnKey(line)} ${line.size.toFixed(1)}`;

/** How far apart the lines of one paragraph stand at most: the second goes on in small letters. */
export const pitchesOf = (drawn: readonly DrawnLine[]): ReadonlyMap<string, number> => {
  const pitches = new Map<string, number>();
  drawn.forEach((next, at) => {
    const last = drawn[at - 1];
    if (!last || next.bullet || !/^\p{Ll}/u.test(next.text) || !isBelow(last, next, 0)) return;
    const key = pitchKey(next);
    pitches.set(key, Math.max(pitches.get(key) ?? 0, last.y - next.y));
  });
  return pitches;
};
