import type { DateRange, MonthDate } from '../lines/date-ranges.ts';
import type { Position } from '../sections/positions.ts';
import type { Resume } from '../sections/resume.ts';
import { undatedHeads } from '../sections/undated.ts';
import { isDatedElsewhere } from '../sections/unnamed-sections.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const FIRST = 1;
const LAST = 12;

// Months since the year 0; a year alone means its first month as a beginning and its last as an end.
const begin = ({ year, month }: MonthDate): number => year * 12 + (month ?? FIRST);
const end = (range: DateRange, today: number): number =>
  range.to ? range.to.year * 12 + (range.to.month ?? LAST) : today;

const todayOf = ({ asOf }: Resume): number => asOf.year * 12 + asOf.month;

const cite = ({ range, line }: Position): Cited => ({ quote: range.text, line });

const isOlder = (first: Position, second: Position, today: number): boolean =>
  end(first.range, today) < end(second.range, today) &&
  begin(first.range.from) < begin(second.range.from);

/** The title of a position where it stands, on the lines around its times. */
const citeTitle = ({ title, line }: Position, { lines }: Resume): Cited[] => {
  const at = [line, line - 1, line - 2, line + 1].find((near) => lines[near]?.text.includes(title));
  return title === '' || at === undefined ? [] : [{ quote: title, line: at }];
};

const order: Check['run'] = (resume) => {
  const { positions } = resume;
  if (positions.length < 2) return unchecked('too-few-positions');
  const today = todayOf(resume);
  const late = positions.filter((position, at) => {
    const before = positions[at - 1];
    return before !== undefined && isOlder(before, position, today);
  });
  if (late.length === 0) return good('good', { cited: [cite(positions[0]!)] });
  const cited = late.flatMap((position) => [cite(position), ...citeTitle(position, resume)]);
  return bad('bad', { cited, suggestion: say('order') });
};

const LONGEST_GAP = 6;

interface Gap {
  readonly months: number;
  readonly before: Position;
  readonly after: Position;
}

// Exchanged ends are another check's matter; here they cover the same time.
const coverOf = ({ range }: Position, today: number): readonly [number, number] => {
  const ends = [begin(range.from), end(range, today)];
  return [Math.min(...ends), Math.max(...ends)];
};

const gapsOf = (all: readonly Position[], today: number): Gap[] => {
  const byBegin = all
    .map((after) => ({ after, cover: coverOf(after, today) }))
    .toSorted((a, b) => a.cover[0] - b.cover[0]);
  let covered = -Infinity;
  let before: Position | undefined;
  return byBegin.flatMap(({ after, cover: [first, last] }) => {
    const months = first - covered - 1;
    const gap = before && months > LONGEST_GAP ? [{ months, before, after }] : [];
    if (last > covered) before = after;
    covered = Math.max(covered, last);
    return gap;
  });
};

/** Whether a position without a time stands between two others: it may fill what looks like a gap. */
const mayBeFilled = ({ before, after }: Gap, undated: readonly number[]): boolean =>
  undated.some(
    (line) => line > Math.min(before.line, after.line) && line < Math.max(before.line, after.line),
  );

const gaps: Check['run'] = (resume) => {
  if (resume.positions.length < 2) return unchecked('too-few-positions');
  const today = todayOf(resume);
  const study = new Set(resume.education);
  const undated = undatedHeads(resume.lines, resume.sections, resume.positions);
  const first = Math.min(...resume.positions.map((position) => coverOf(position, today)[0]));
  const found = gapsOf([...resume.positions, ...resume.education], today)
    // Between school and studies, and on the way to a first post, nobody explains himself.
    .filter(({ after }) => !study.has(after) && coverOf(after, today)[0] > first)
    .filter((gap) => !mayBeFilled(gap, undated));
  if (found.length === 0) return good('good', { params: { limit: LONGEST_GAP } });
  return bad('bad', {
    params: { months: Math.max(...found.map(({ months }) => months)), limit: LONGEST_GAP },
    cited: found.map(({ after }) => cite(after)),
    suggestion: say('gaps'),
  });
};

const MONTHS_IN = /(\p{L}[\p{L}\p{M}.]*)(?:\s+de)?\s*(?=['’]?\d)/gu;
const SHORTEST_FULL = 6;
const LONGEST_CUT = 3;
// These are short as they are.
const WHOLE = /^(?:may|mai|май|мая)$/i;

/** Whether a time names its months in full or cut; March and July may be either. */
const lengthOf = ({ range }: Position): 'full' | 'cut' | undefined => {
  if (range.form !== 'name') return undefined;
  const names = [...range.text.matchAll(MONTHS_IN)].map(([, name = '']) => name);
  if (names.some((name) => name.length >= SHORTEST_FULL && !name.includes('.'))) return 'full';
  const isCut = (name: string): boolean =>
    name.endsWith('.') || (name.length === LONGEST_CUT && !WHOLE.test(name));
  return names.some(isCut) ? 'cut' : undefined;
};

/** Those written in the rarer of two ways, and one of the others beside them; nothing where all are alike. */
const rarer = (one: readonly Position[], other: readonly Position[]): Position[] => {
  if (one.length === 0 || other.length === 0) return [];
  const [few, most] = one.length < other.length ? [one, other] : [other, one];
  return [...few, most[0]!];
};

const mixedLengths = (positions: readonly Position[]): Position[] =>
  rarer(
    positions.filter((position) => lengthOf(position) === 'full'),
    positions.filter((position) => lengthOf(position) === 'cut'),
  );

// "2021-06" beside "06.2021".
const mixedOrders = (positions: readonly Position[]): Position[] => {
  const yearFirst = positions.filter(({ range }) => /^\P{N}*\d{4}[./-]\d{2}/u.test(range.text));
  return rarer(
    positions.filter((position) => !yearFirst.includes(position)),
    yearFirst,
  );
};

const mixed = (positions: readonly Position[]): Position[] => {
  const named = positions.filter(({ range }) => range.form === 'name');
  const numbered = positions.filter(({ range }) => range.form === 'number');
  if (named.length === 0) return mixedOrders(numbered);
  if (numbered.length === 0) return mixedLengths(positions);
  return rarer(named, numbered);
};

const dates: Check['run'] = (resume) => {
  const { positions, sections, lines } = resume;
  const section = sections.find(({ name }) => name === 'experience');
  if (!section || section.lines.length === 0) return unchecked('no-positions');
  if (positions.length === 0 && isDatedElsewhere(lines, sections)) return unchecked('no-positions');
  if (positions.length === 0)
    return bad('missing', {
      cited: [{ quote: lines[section.heading!]!.text, line: section.heading! }],
      suggestion: say('dates.missing'),
    });
  const undated = undatedHeads(lines, sections, positions);
  if (undated.length > 0)
    return bad('undated', {
      params: { count: undated.length },
      cited: undated.map((line) => ({ quote: lines[line]!.text, line })),
      suggestion: say('dates.missing'),
    });
  const today = todayOf(resume);
  const reversed = positions.filter(({ range }) => end(range, Infinity) < begin(range.from));
  if (reversed.length > 0)
    return bad('reversed', { cited: reversed.map(cite), suggestion: say('dates.reversed') });
  const future = positions.filter(
    ({ range }) =>
      begin(range.from) > today || (range.to?.month !== undefined && end(range, 0) > today),
  );
  if (future.length > 0)
    return bad('future', { cited: future.map(cite), suggestion: say('dates.future') });
  const odd = mixed(positions);
  if (odd.length > 0)
    return bad('two-formats', { cited: odd.map(cite), suggestion: say('dates.two-formats') });
  return good('good', { params: { count: positions.length }, cited: [cite(positions[0]!)] });
};

/** Whether the times of the positions are there, in order and without holes. */
export const dateChecks: readonly Check[] = [
  { id: 'structure.order', tab: 'Structure', weight: 2, run: order },
  { id: 'structure.gaps', tab: 'Structure', weight: 1, run: gaps },
  { id: 'structure.dates', tab: 'Structure', weight: 2, run: dates },
];
