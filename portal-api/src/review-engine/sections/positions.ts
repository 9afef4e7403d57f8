import type { TextLine } from '../extraction/join-lines.ts';
import { countWords } from './count-words.ts';
import { beginsWithDates, type DateRange, dateRanges, isDateLike } from '../lines/date-ranges.ts';
import type { Section } from './sections.ts';

/** One position: where its dates stand, its title, and what is told of it. */
export interface Position {
  readonly range: DateRange;
  readonly line: number;
  readonly title: string;
  readonly bullets: readonly number[];
  /** Lines of running text. */
  readonly prose: readonly number[];
}

const LONGEST_HEAD = 110;
const INDENT = 8;
// Further in than any entry: dates have a column before these lines.
const WIDEST = 80;
const MOST_WORDS = 35;
const MANY = 4;
const MOST_BESIDE_OPEN = 6;
const NUMBERED = /^\d{1,2}[.)]\s/;

// What begins with a time begins something, however much is told on the same line.
const isHead = (line: TextLine): boolean =>
  !line.bullet && (line.text.length <= LONGEST_HEAD || beginsWithDates(line.text));

/** The title without dates, firm and place. */
const titleOf = (text: string, range: DateRange): string =>
  text
    .replace(range.text, ' ')
    .split(/\s*[|·•,;()]\s*|\s+[–—-]\s+|\s+(?:at|bei|en|presso|в)\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .find((part) => part.length > 2) ?? '';

/** Also the end of a time that its column breaks, and the beginning of one that has a title beside it. */
const beginsWithTime = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return beginsWithDates(text) || isDateLike(first) || isDateLike(`${first} ${second}`);
};

const ALIKE = 3;

/** The first place where more than one line begins: the second half of a time that is cut stands further out. */
const usualLeft = (places: readonly number[]): number => {
  const sorted = places.toSorted((a, b) => a - b);
  const shared = sorted.find((place, at) => (sorted[at + 1] ?? Infinity) - place < ALIKE);
  return (places.length < MANY ? sorted[0] : (shared ?? sorted[0])) ?? Infinity;
};

/** Entries that stand further in than the heads above them; pages of browsers print no signs. */
const indentedBullets = (
  lines: readonly TextLine[],
  own: readonly number[],
  heads: readonly number[],
): ((at: number) => boolean) => {
  // Dates in a column of their own stand before the lines that they belong to.
  const headX = Math.min(...heads.map((at) => lines[at]!.x));
  const beside = own.filter((at) => !lines[at]!.bullet && !beginsWithTime(lines[at]!.text));
  const base = usualLeft((beside.length > 0 ? beside : heads).map((at) => lines[at]!.x));
  // Where entries have signs or numbers, or stand further in, what stands before them is the firm.
  const areMarked = own.some(
    (at) => lines[at]!.bullet || NUMBERED.test(lines[at]!.text) || lines[at]!.x >= base + INDENT,
  );
  return (at) => {
    const line = lines[at]!;
    if (base > headX + WIDEST)
      return (
        line.x >= base + INDENT ||
        (!areMarked && line.x >= base && countWords(line.text) <= MOST_WORDS)
      );
    return (
      line.x >= base + INDENT &&
      line.x < base + WIDEST &&
      heads.every((head) => lines[head]!.x < line.x - 4 || lines[head]!.x > base + WIDEST)
    );
  };
};

/** The head of a position may begin on the lines before its dates. */
const beginningOf = (lines: readonly TextLine[], at: number, after: number): number => {
  let begin = at;
  while (
    begin - 1 > after &&
    at - begin < 2 &&
    isHead(lines[begin - 1]!) &&
    !/[.!?]$/.test(lines[begin - 1]!.text) &&
    lines[begin - 1]!.text.split(' ').length <= 9
  )
    begin -= 1;
  return begin;
};

// Firm and place are shorter.
const LONGEST_FIRM = 9;
const LONGEST_ENTRY = 30;
const FEWEST_ENTRIES = 2;
const FEWEST_STOPPED = 3;
const FEWEST_SHORT = 4;
const SHORT = 4;
const A_LITTLE = 4;

const beginsAnew = ({ text }: TextLine): boolean =>
  /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
  !text.endsWith(':') &&
  !/[.!?]\s+\p{Lu}/u.test(text) &&
  countWords(text) <= LONGEST_ENTRY;

/** Entries of a list without any signs: lines that each begin anew and say one thing. */
const unsignedEntries = (
  lines: readonly TextLine[],
  head: TextLine,
  own: readonly number[],
): readonly number[] => {
  const inside = own.filter((at) => lines[at]!.x > head.x + A_LITTLE);
  if (inside.length >= FEWEST_ENTRIES && inside.every((at) => beginsAnew(lines[at]!)))
    return inside;
  const told = own.filter((at) => countWords(lines[at]!.text) > LONGEST_FIRM);
  const stopped = told.filter((at) => /[.!?]$/.test(lines[at]!.text)).length;
  // A sentence or two may be running text; a row of them is a list.
  const least = stopped > 0 ? FEWEST_STOPPED : FEWEST_ENTRIES;
  if (told.length >= least && told.every((at) => beginsAnew(lines[at]!)))
    return own.slice(own.indexOf(told[0]!));
  // Short entries look as firm and place do, but these are few and shorter still.
  const [, ...rest] = own;
  const words = rest.reduce((sum, at) => sum + countWords(lines[at]!.text), 0);
  const isList =
    rest.length >= FEWEST_SHORT &&
    words >= rest.length * SHORT &&
    rest.every((at) => beginsAnew(lines[at]!));
  return isList ? rest : [];
};

const withoutDates = (text: string, range: DateRange): string =>
  text.replace(range.text, '').replace(/[^\p{L}]/gu, '');

const positionsOf = (lines: readonly TextLine[], section: Section): Position[] => {
  const dated = section.lines.flatMap((at) => {
    const [range] = isHead(lines[at]!) ? dateRanges(lines[at]!.text) : [];
    // "Passed all audits since 2016" tells of a position and begins none.
    const isTold =
      range !== undefined &&
      range.to === undefined &&
      countWords(lines[at]!.text.replace(range.text, '')) > MOST_BESIDE_OPEN &&
      !beginsWithDates(lines[at]!.text) &&
      !/[|,·•(–-]/.test(lines[at]!.text.replace(range.text, ''));
    return range && !isTold ? [{ at, range }] : [];
  });
  if (dated.length === 0) return [];
  const isIndented = indentedBullets(
    lines,
    section.lines,
    dated.map(({ at }) => at),
  );
  const isEntry = (at: number): boolean =>
    lines[at]!.bullet || isIndented(at) || NUMBERED.test(lines[at]!.text);
  const begins = dated.map(({ at, range }, index) => {
    const previous = dated[index - 1]?.at ?? section.heading ?? -1;
    const alone = withoutDates(lines[at]!.text, range).length < 3 || index === 0;
    const lastEntry = section.lines.findLast((line) => line < at && isEntry(line)) ?? -1;
    return alone || index > 0 ? beginningOf(lines, at, Math.max(previous, lastEntry)) : at;
  });
  return dated.map(({ at, range }, index) => {
    const end = begins[index + 1] ?? Infinity;
    const own = section.lines.filter((line) => line > at && line < end);
    const signed = own.filter(isEntry);
    const bullets = signed.length > 0 ? signed : unsignedEntries(lines, lines[at]!, own);
    const firstEntry = bullets[0] ?? Infinity;
    // Firm and place may follow the dates; running text is longer than they are.
    const entries = new Set(bullets);
    const prose = own.filter(
      (line) =>
        !entries.has(line) &&
        !isEntry(line) &&
        (countWords(lines[line]!.text) > LONGEST_FIRM || line > firstEntry),
    );
    const ownTitle = titleOf(lines[at]!.text, range);
    const above = begins[index]! < at ? titleOf(lines[begins[index]!]!.text, range) : '';
    const below = own.find((line) => !isEntry(line) && line === at + 1);
    const title =
      above || ownTitle || (below === undefined ? '' : titleOf(lines[below]!.text, range));
    return { range, line: at, title, bullets, prose };
  });
};

/** The positions of the sections of one kind, in the order of the text. */
export const readPositions = (
  lines: readonly TextLine[],
  sections: readonly Section[],
  name: Section['name'],
): Position[] =>
  sections
    .filter((section) => section.name === name)
    .flatMap((section) => positionsOf(lines, section));
