import { beginsWithDates, cutsDates, endsWithDates } from '../lines/date-ranges.ts';
import { detectLanguage } from '../lines/detect-language.ts';
import { headingOf } from '../lines/headings.ts';
import { cutsContact } from './cut-contact.ts';
import type { DrawnLine, LinePlace, ReadDocument } from './document.types.ts';
import {
  columnKey,
  endsOf,
  isBelow,
  pitchesOf,
  pitchKey,
  stepOf,
  withoutOverhang,
} from './line-places.ts';
import { linesOfLists } from './list-blocks.ts';

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

const isNear = (last: DrawnLine, next: DrawnLine, step: number): boolean => {
  return (
    isBelow(last, next, step) && next.x - last.x < 16 && last.x - next.x < (last.bullet ? 2 : 6)
  );
};

const isCapitals = ({ text }: DrawnLine): boolean =>
  /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

interface Columns {
  /** How far below one another lines of one paragraph may stand. */
  readonly step: number;
  readonly edges: ReadonlyMap<string, number>;
  /** Where the lines of each column begin. */
  readonly bases: ReadonlyMap<string, number>;
  /** How far apart the lines of one paragraph stand, by column and size. */
  readonly pitches: ReadonlyMap<string, number>;
  /** Lines of which each says something of its own. */
  readonly apart: ReadonlySet<DrawnLine>;
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

/** A heading that a narrow column breaks after its "and". */
const cutsHeading = (last: DrawnLine, next: DrawnLine): boolean =>
  /\s(?:and|und|y|e|и|&)$/i.test(last.text) &&
  Math.abs(last.size - next.size) < 0.1 &&
  headingOf(`${last.text} ${next.text}`) !== undefined;

const leavesRoom = (last: DrawnLine, next: DrawnLine, edge: number): boolean =>
  last.right + widthOfFirstWord(next) <= edge - next.size * 0.2;

const beginsAnew = (last: DrawnLine, next: DrawnLine): boolean =>
  /^[\p{Lu}\p{Lo}\d]/u.test(next.text) && !GOES_ON.test(last.text);

const MORE_THAN_PITCH = 0.4;

/** Between two entries without signs lies a little more than between two lines of one. */
const standsApart = (last: DrawnLine, next: DrawnLine, { pitches }: Columns): boolean => {
  const pitch = pitches.get(pitchKey(next));
  return pitch !== undefined && last.y - next.y > pitch + MORE_THAN_PITCH;
};

/** Small letters right below the words of an entry go on with it, however much room it left. */
const goesOnBelow = (last: DrawnLine, next: DrawnLine): boolean =>
  last.bullet && Math.abs(next.x - last.x) < 2 && /^\p{Ll}/u.test(next.text);

const CONTACT = /@|https?:|www\.|\+\d/;
const NUMBER = /^[+(]?\d[\d ()./-]{6,}$/;

/** Lines are one where the next word would not have fitted; dates and headings stay by themselves (RV-21). */
const belongs = (last: DrawnLine, next: DrawnLine, columns: Columns): boolean => {
  if (last.whole || next.whole || next.bullet) return false;
  const edge = columns.edges.get(columnKey(last)) ?? 0;
  if (isBelow(last, next, columns.step) && cutsContact(last, next, edge)) return true;
  if (!isNear(last, next, columns.step)) return false;
  if (cutsDates(last.text, next.text)) return true;
  if ((last.bold !== next.bold || isCapitals(last) !== isCapitals(next)) && !last.bullet)
    return false;
  // No entry goes on in bold letters that did not begin in them; the next title does.
  if (last.bullet && next.bold && !last.bold) return false;
  // The head of the next position stands right below the last entry of the one before.
  const ended = last.bullet || /[.!?)]$/.test(last.text);
  if (ended && endsWithDates(next.text) && /^\p{Lu}/u.test(next.text)) return false;
  if (beginsWithDates(next.text) || endsWithDates(last.text)) return false;
  if (cutsHeading(last, next)) return true;
  if (headingOf(last.text) || headingOf(next.text)) return false;
  if (CONTACT.test(last.text + next.text) && !last.bullet) return false;
  if (NUMBER.test(last.text) || NUMBER.test(next.text)) return false;
  if (!last.bullet && beginsEntry(last, next, columns)) return false;
  const isApart = columns.apart.has(next) || standsApart(last, next, columns);
  if (isApart && beginsAnew(last, next)) return false;
  if (goesOnBelow(last, next)) return true;
  return !leavesRoom(last, next, edge);
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
  const edges = endsOf(withoutOverhang(drawn), ({ right }) => right, Math.max);
  const columns: Columns = {
    step: stepOf(drawn),
    edges,
    apart: linesOfLists(drawn, {
      leavesRoom: (last, next) => leavesRoom(last, next, edges.get(columnKey(last)) ?? 0),
      nounsAreCapital: language === undefined || language === 'de',
    }),
    pitches: pitchesOf(drawn),
    bases: endsOf(drawn, ({ x }) => x, Math.min),
    capitalsBegin: language !== undefined && language !== 'de' && language !== 'th',
  };
  const lines: TextLine[] = [];
  drawn.forEach((next, at) => {
    const last = drawn[at - 1];
    const line = lines.at(-1);
    // A bullet's second line begins where its words begin, not where its sign stands.
    if (last && line && belongs({ ...last, bullet: line.bullet, bold: line.bold }, next, columns)) {
      const cut = cutsContact(last, next, edges.get(columnKey(last)) ?? 0);
      const isWhole = cut === 'mail' || (cut === 'number' && line.text.endsWith('-'));
      const text = isWhole ? line.text + next.text : joinedText(line.text, next.text);
      lines[lines.length - 1] = { ...line, text };
    } else lines.push(textLine(next));
  });
  return lines;
};
