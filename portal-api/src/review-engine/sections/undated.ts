import type { TextLine } from '../extraction/join-lines.ts';
import { countWords } from './count-words.ts';
import { beginsWithDates, dateRanges } from '../lines/date-ranges.ts';
import type { Position } from './positions.ts';
import type { Section } from './sections.ts';

type Lines = readonly TextLine[];

const LONGEST_HEAD = 9;
const ALIKE = 3;

// A time on the same line makes no head too long.
const withoutTime = (text: string): string => text.replace(dateRanges(text)[0]?.text ?? '', '');

const isHead = (line: TextLine): boolean =>
  !line.bullet &&
  countWords(withoutTime(line.text)) <= LONGEST_HEAD &&
  !/[.!?:]$/.test(withoutTime(line.text));

// A title in bold letters is not all bold where its time stands on the same line, nor does it begin where its time does;
// one line alone that stands there is more often the firm.
const looksAlike = (one: TextLine, other: TextLine, isSeveral: boolean): boolean =>
  (one.bold === other.bold || dateRanges(other.text).length > 0) &&
  Math.abs(one.size - other.size) < 0.2 &&
  (Math.abs(one.x - other.x) < ALIKE ||
    (isSeveral && beginsWithDates(other.text) && one.x > other.x));

/** Lines of heads that stand together, each block with what is told below it. */
const blocksOf = (lines: Lines, own: readonly number[], told: ReadonlySet<number>): number[][] => {
  const blocks: number[][] = [];
  own.forEach((at, index) => {
    const before = own[index - 1];
    const isNext = before !== undefined && before === at - 1 && !told.has(before);
    if (told.has(at) || !isHead(lines[at]!)) return;
    if (isNext && blocks.at(-1)?.at(-1) === before) blocks.at(-1)!.push(at);
    else blocks.push([at]);
  });
  return blocks.filter((block) => told.has(block.at(-1)! + 1));
};

const isDated = (lines: Lines, block: readonly number[]): boolean =>
  block.some(
    (at) =>
      dateRanges(lines[at]!.text).length > 0 ||
      /(?<!\d)(?:19|20|25)\d\d(?!\d)/.test(lines[at]!.text),
  );

/** Of a dated head, the lines that are more than its time. */
const worded = (lines: Lines, block: readonly number[]): number[] =>
  block.filter((at) => {
    const [range] = dateRanges(lines[at]!.text);
    return lines[at]!.text.replace(range?.text ?? '', '').replace(/[^\p{L}]/gu, '').length > 2;
  });

/** Heads of positions without any time, where the others of the section have theirs (RV-27). */
export const undatedHeads = (
  lines: Lines,
  sections: readonly Section[],
  positions: readonly Position[],
): number[] =>
  sections
    .filter(({ name }) => name === 'experience')
    .flatMap(({ lines: own }) => {
      const told = new Set(
        positions.flatMap(({ bullets, prose }) => [
          ...bullets,
          ...prose.filter((at) => !isHead(lines[at]!)),
        ]),
      );
      for (const at of own) if (lines[at]!.bullet) told.add(at);
      const blocks = blocksOf(lines, own, told);
      const dated = blocks
        .filter((block) => isDated(lines, block))
        .map((block) => worded(lines, block));
      return (
        blocks
          .filter((block) => !isDated(lines, block))
          // Names of projects and of groups of entries stand alone; titles have their firm with them.
          .filter((block) => block.length > 1 || /[|·•,–]/.test(lines[block[0]!]!.text))
          .filter((block) =>
            dated.some(
              (other) =>
                other.length === block.length &&
                block.every((at, index) =>
                  looksAlike(lines[at]!, lines[other[index]!]!, block.length > 1),
                ),
            ),
          )
          .map((block) => block[0]!)
      );
    });
