import { beginsWithDates, endsWithDates } from '../sections/date-ranges.ts';
import { headingOf } from '../sections/headings.ts';
import type { DrawnLine, LinePlace, ReadDocument } from './document.types.ts';

/** A line of the text: a whole bullet, paragraph or heading, however it was broken on the page. */
export interface TextLine {
  readonly text: string;
  readonly page: number;
  readonly place: LinePlace;
  readonly bullet: boolean;
  /** A heading by its style, as Word has them. */
  readonly heading: boolean;
  readonly bold: boolean;
  readonly size: number;
  readonly x: number;
  readonly column: number;
}

const widthOfFirstWord = ({ text, x, right }: DrawnLine): number => {
  const perLetter = (right - x) / Math.max(1, text.length);
  return perLetter * (text.split(' ')[0]!.length + 1);
};

const columnKey = ({ page, column, place }: DrawnLine): string => `${page} ${column} ${place}`;

/** The right edge of each column: where its longest line ends. */
const edgesOf = (drawn: readonly DrawnLine[]): ReadonlyMap<string, number> => {
  const edges = new Map<string, number>();
  for (const line of drawn) {
    const key = columnKey(line);
    edges.set(key, Math.max(edges.get(key) ?? 0, line.right));
  }
  return edges;
};

const isNear = (last: DrawnLine, next: DrawnLine): boolean => {
  const gap = last.y - next.y;
  return (
    columnKey(last) === columnKey(next) &&
    gap > 0 &&
    gap <= Math.max(last.size, next.size) * 2 &&
    Math.abs(last.size - next.size) < 0.7 &&
    next.x - last.x < 16 &&
    last.x - next.x < (last.bullet ? 2 : 6)
  );
};

/** Lines are one where the next word would not have fitted; dates and headings stay by themselves (RV-21). */
const belongs = (last: DrawnLine, next: DrawnLine, edges: ReadonlyMap<string, number>): boolean => {
  if (last.whole || next.whole || next.bullet || !isNear(last, next)) return false;
  if (last.bold !== next.bold && !last.bullet) return false;
  if (beginsWithDates(next.text) || endsWithDates(last.text)) return false;
  if (headingOf(last.text) || headingOf(next.text)) return false;
  if (/@|https?:|www\./.test(next.text) && !last.bullet) return false;
  const edge = edges.get(columnKey(last)) ?? 0;
  return last.right + widthOfFirstWord(next) > edge - next.size * 0.2;
};

const CUT = /(?<=\p{Ll})-$/u;

const joinedText = (last: string, next: string): string =>
  CUT.test(last) && /^\p{Ll}/u.test(next) ? last.replace(CUT, '') + next : `${last} ${next}`;

const textLine = (line: DrawnLine): TextLine => ({
  text: line.text,
  page: line.page,
  place: line.place,
  bullet: line.bullet,
  heading: line.heading,
  bold: line.bold,
  size: line.size,
  x: line.x,
  column: line.column,
});

/** The text as a person reads it, a line for each thing that is said. */
export const joinLines = ({ drawn }: ReadDocument): TextLine[] => {
  const edges = edgesOf(drawn);
  const lines: TextLine[] = [];
  drawn.forEach((next, at) => {
    const last = drawn[at - 1];
    const line = lines.at(-1);
    // A bullet's second line begins where its words begin, not where its sign stands.
    if (last && line && belongs({ ...last, bullet: line.bullet }, next, edges))
      lines[lines.length - 1] = { ...line, text: joinedText(line.text, next.text) };
    else lines.push(textLine(next));
  });
  return lines;
};
