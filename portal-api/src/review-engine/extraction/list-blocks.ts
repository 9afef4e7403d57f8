import type { DrawnLine } from './document.types.ts';

const FEWEST_PAIRS = 2;
const SHARE = 0.3;
const LONGEST_STEP = 1.9;

const follows = (last: DrawnLine, next: DrawnLine): boolean => {
  const gap = last.y - next.y;
  return (
    !next.bullet &&
    !last.bullet &&
    last.page === next.page &&
    last.column === next.column &&
    last.bold === next.bold &&
    Math.abs(last.x - next.x) < 2 &&
    Math.abs(last.size - next.size) < 0.2 &&
    gap > 0 &&
    gap <= last.size * LONGEST_STEP
  );
};

/** Lines that stand right below one another in one look, as places in the page. */
const blocksOf = (drawn: readonly DrawnLine[]): number[][] => {
  const blocks: number[][] = [];
  drawn.forEach((line, at) => {
    const last = drawn[at - 1];
    if (last && follows(last, line)) blocks.at(-1)!.push(at);
    else blocks.push([at]);
  });
  return blocks;
};

const FEWEST_TERMS = 4;

const isTerm = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\d]/u.test(text) && text.split(' ').length <= 3 && !/[,;:.!?]/.test(text);

const keyOf = ({ page, column }: DrawnLine): string => `${page} ${column}`;

const FEWEST_ALIKE = 6;
const INDENT = 4;

const placeKey = ({ page, column, x, size }: DrawnLine): string =>
  `${page} ${column} ${Math.round(x)} ${size.toFixed(1)}`;

/** Where many lines stand further in and none begins with a small letter, none goes on with the one above. */
const linesThatBegin = (drawn: readonly DrawnLine[]): DrawnLine[] => {
  const bases = new Map<string, number>();
  for (const line of drawn)
    bases.set(keyOf(line), Math.min(bases.get(keyOf(line)) ?? Infinity, line.x));
  const indented = drawn.filter((line) => line.x > bases.get(keyOf(line))! + INDENT);
  return [...Map.groupBy(indented, placeKey).values()]
    .filter(
      (lines) =>
        lines.length >= FEWEST_ALIKE && lines.every(({ text }) => /^[\p{Lu}\d]/u.test(text)),
    )
    .flat();
};

const STOP = /[\p{L}\d%)]{2,}[.!?]$/u;
const STOP_INSIDE = /\p{L}{3,}[.!?]\s+\p{Lu}/u;
const FEWEST_STOPS = 2;
const STOPPED = 1 / 3;

/** Where entries end with a stop and hold none, the line behind a stop begins the next; running text has stops inside its lines. */
const behindStops = (block: readonly DrawnLine[]): readonly DrawnLine[] => {
  const stopped = block.filter(({ text }) => STOP.test(text));
  const isList =
    stopped.length >= Math.max(FEWEST_STOPS, block.length * STOPPED) &&
    stopped.at(-1) === block.at(-1) &&
    !block.some(({ text }) => STOP_INSIDE.test(text));
  return isList ? block.slice(1).filter((_line, at) => STOP.test(block[at]!.text)) : [];
};

interface Page {
  readonly leavesRoom: (last: DrawnLine, next: DrawnLine) => boolean;
  readonly nounsAreCapital: boolean;
}

/**
 * Lines of lists without signs: where many lines of a block leave room for the next word, each says
 * something of its own, and the few that are full do so by chance.
 */
export const linesOfLists = (
  drawn: readonly DrawnLine[],
  { leavesRoom, nounsAreCapital }: Page,
): ReadonlySet<DrawnLine> => {
  // In German a full line may well go on with a capital, where any line goes on at all.
  const wraps = new Set(drawn.filter(({ text }) => /^\p{Ll}/u.test(text)).map(keyOf));
  const inLists = blocksOf(drawn).flatMap((block) => {
    const pairs = block.slice(1).map((at) => [drawn[at - 1]!, drawn[at]!] as const);
    const apart = pairs.filter(
      ([last, next]) => /^[\p{Lu}\p{Lo}\d]/u.test(next.text) && leavesRoom(last, next),
    );
    const isColumnOfTerms =
      block.length >= FEWEST_TERMS && block.every((at) => isTerm(drawn[at]!.text));
    if (isColumnOfTerms) return block.map((at) => drawn[at]!);
    const stops = behindStops(block.map((at) => drawn[at]!));
    if (stops.length > 0) return stops;
    const isList =
      !(nounsAreCapital && wraps.has(keyOf(drawn[block[0]!]!))) &&
      pairs.length >= FEWEST_PAIRS &&
      apart.length >= Math.max(1, pairs.length * SHARE) &&
      pairs.every(([last]) => !/[.!?]$/.test(last.text));
    return isList ? block.map((at) => drawn[at]!) : [];
  });
  return new Set([...inLists, ...linesThatBegin(drawn)]);
};
