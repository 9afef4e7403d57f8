import { beginsWithDates, cutsDates, endsWithDates } from '../sections/date-ranges.ts';
import { detectLanguage } from '../sections/detect-language.ts';
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

/** The outermost place of each column on one side. */
const endsOf = (
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

const isBelow = (last: DrawnLine, next: DrawnLine): boolean => {
  const gap = last.y - next.y;
  return (
    columnKey(last) === columnKey(next) &&
    gap > 0 &&
    gap <= Math.max(last.size, next.size) * 2 &&
    Math.abs(last.size - next.size) < 0.7
  );
};

const isNear = (last: DrawnLine, next: DrawnLine): boolean => {
  return isBelow(last, next) && next.x - last.x < 16 && last.x - next.x < (last.bullet ? 2 : 6);
};

const isCapitals = ({ text }: DrawnLine): boolean =>
  /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

interface Columns {
  readonly edges: ReadonlyMap<string, number>;
  /** Where the lines of each column begin. */
  readonly bases: ReadonlyMap<string, number>;
  /** Whether a capital inside a sentence is rare, as it is not in German. */
  readonly capitalsBegin: boolean;
}

const INDENT = 8;
const GOES_ON =
  /(?:[,;:–-]|(?<!\p{L})(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|de|del|la|el|los|las|y|en|con|por|para|il|lo|gli|le|e|di|da|per|и|в|на|с|по|для|от|из))$/iu;

/** A list of a browser's page has no signs: its entries begin with capitals further in. */
const beginsEntry = (last: DrawnLine, next: DrawnLine, columns: Columns): boolean =>
  columns.capitalsBegin &&
  last.x > (columns.bases.get(columnKey(last)) ?? 0) + INDENT &&
  Math.abs(next.x - last.x) < 2 &&
  /^\p{Lu}/u.test(next.text) &&
  !GOES_ON.test(last.text);

const MAIL_BEGINS = /(?:^|\s)[\p{L}\d._%+-]+@[\p{L}\d.-]*$/u;
// No address ends so.
const MAIL_CUT = /@[\p{L}\d-]*$|[.-]$|\.\p{L}$/u;
const MAIL_GOES_ON = /^[\p{Ll}\d-]{1,12}(?:\.\p{Ll}{2,}){0,2}$/u;
const NUMBER_BEGINS =
  /(?:\+|\b0|(?:tel|phone|mobile?|handy|cell|cel|móvil|тел|моб|โทร)\p{L}*\.?:?\s)\(?\d[\d ()/.-]*$/iu;
// A year alone is none of it.
const NUMBER_GOES_ON = /^(?!(?:19|20)\d\d$)\d[\d ()/.-]*$/;

/** Narrow columns break an address or a number that belongs together. */
const cutsContact = (
  last: DrawnLine,
  next: DrawnLine,
  { edges }: Columns,
): 'mail' | 'number' | undefined => {
  const isFull = last.right >= (edges.get(columnKey(last)) ?? 0) - last.size * 1.5;
  if (
    (isFull || MAIL_CUT.test(last.text)) &&
    MAIL_BEGINS.test(last.text) &&
    MAIL_GOES_ON.test(next.text)
  )
    return 'mail';
  const digits = `${NUMBER_BEGINS.exec(last.text)?.[0] ?? ''}${next.text}`.replace(/\D/g, '');
  if (NUMBER_BEGINS.test(last.text) && NUMBER_GOES_ON.test(next.text) && digits.length <= 15)
    return 'number';
  return undefined;
};

/** A heading that a narrow column breaks after its "and". */
const cutsHeading = (last: DrawnLine, next: DrawnLine): boolean =>
  /\s(?:and|und|y|e|и|&)$/i.test(last.text) &&
  Math.abs(last.size - next.size) < 0.1 &&
  headingOf(`${last.text} ${next.text}`) !== undefined;

const CONTACT = /@|https?:|www\.|\+\d/;

/** Lines are one where the next word would not have fitted; dates and headings stay by themselves (RV-21). */
const belongs = (last: DrawnLine, next: DrawnLine, columns: Columns): boolean => {
  if (last.whole || next.whole || next.bullet) return false;
  if (isBelow(last, next) && cutsContact(last, next, columns)) return true;
  if (!isNear(last, next)) return false;
  const edge = columns.edges.get(columnKey(last)) ?? 0;
  if (cutsDates(last.text, next.text)) return true;
  if ((last.bold !== next.bold || isCapitals(last) !== isCapitals(next)) && !last.bullet)
    return false;
  // The head of the next position stands right below the last entry of the one before.
  const ended = last.bullet || /[.!?)]$/.test(last.text);
  if (ended && endsWithDates(next.text) && /^\p{Lu}/u.test(next.text)) return false;
  if (beginsWithDates(next.text) || endsWithDates(last.text)) return false;
  if (cutsHeading(last, next)) return true;
  if (headingOf(last.text) || headingOf(next.text)) return false;
  if (CONTACT.test(last.text + next.text) && !last.bullet) return false;
  if (!last.bullet && beginsEntry(last, next, columns)) return false;
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
  const language = detectLanguage(drawn.map(({ text }) => text).join(' '));
  const columns: Columns = {
    edges: endsOf(drawn, ({ right }) => right, Math.max),
    bases: endsOf(drawn, ({ x }) => x, Math.min),
    capitalsBegin: language !== undefined && language !== 'de' && language !== 'th',
  };
  const lines: TextLine[] = [];
  drawn.forEach((next, at) => {
    const last = drawn[at - 1];
    const line = lines.at(-1);
    // A bullet's second line begins where its words begin, not where its sign stands.
    if (last && line && belongs({ ...last, bullet: line.bullet }, next, columns)) {
      const isMail = cutsContact(last, next, columns) === 'mail';
      const text = isMail ? line.text + next.text : joinedText(line.text, next.text);
      lines[lines.length - 1] = { ...line, text };
    } else lines.push(textLine(next));
  });
  return lines;
};
