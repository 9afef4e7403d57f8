import { isDateLike } from '../../lines/date-ranges.ts';
import { headingOf } from '../../lines/headings.ts';
import type { Segment } from './segments.ts';

const LONGEST = 40;
const FEWEST_KNOWN = 2;
const MOST_SEGMENTS = 2000;

interface Head {
  readonly text: string;
  readonly parts: readonly Segment[];
}

const lookOf = ({ x, size, bold, text }: Segment): string =>
  `${Math.round(x)} ${Math.round(size * 2)} ${bold} ${text === text.toUpperCase()}`;

/** Segments right below one another are one heading that its narrow column breaks. */
const headsOf = (alike: readonly Segment[]): Head[] => {
  const heads: { text: string; parts: Segment[] }[] = [];
  for (const segment of alike.toSorted((a, b) => b.y - a.y)) {
    const head = heads.at(-1);
    const above = head?.parts.at(-1);
    if (head && above && above.y - segment.y < segment.size * 1.7) {
      head.text = `${head.text} ${segment.text.trim()}`;
      head.parts.push(segment);
    } else heads.push({ text: segment.text.trim(), parts: [segment] });
  }
  return heads;
};

/** What stands to the right of a heading, about as high as its first line. */
const neighbours = ({ parts: [first] }: Head, segments: readonly Segment[]): Segment[] =>
  segments.filter(
    (segment) => segment.x > first!.right && Math.abs(segment.y - first!.y) < first!.size * 0.8,
  );

const isColumn = (heads: readonly Head[], segments: readonly Segment[]): boolean =>
  heads.every(({ text }) => text.length <= LONGEST && !isDateLike(text)) &&
  heads.filter(({ text }) => headingOf(text)).length >= FEWEST_KNOWN &&
  heads.filter((head) => neighbours(head, segments).length > 0).length > heads.length / 2;

/** Headings in a column of their own stand before what is beside them, not on its line (RV-20). */
export const headingsFirst = (segments: readonly Segment[]): Segment[] => {
  if (segments.length > MOST_SEGMENTS) return [...segments];
  const columns = [...Map.groupBy(segments, lookOf).values()]
    .map(headsOf)
    .filter((heads) => heads.length >= FEWEST_KNOWN && isColumn(heads, segments));
  if (columns.length === 0) return [...segments];
  const away = new Set(columns.flat().flatMap(({ parts }) => parts));
  const heads = columns.flat().map((head): Segment => {
    const [first] = head.parts;
    const rows = neighbours(head, segments).map(({ row }) => row);
    return { ...first!, text: head.text, row: Math.min(first!.row, ...rows) - 0.5 };
  });
  return [...heads, ...segments.filter((segment) => !away.has(segment))].toSorted(
    (a, b) => a.row - b.row || a.x - b.x,
  );
};
