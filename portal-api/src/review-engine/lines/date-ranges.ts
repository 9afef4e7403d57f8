import { MONTHS, PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS } from './months.data.ts';

/** A month; without its number a whole year. */
export interface MonthDate {
  readonly year: number;
  readonly month: number | undefined;
}

/** A time from a month or year to another; without an end it goes on. */
export interface DateRange {
  readonly from: MonthDate;
  readonly to: MonthDate | undefined;
  /** Letter by letter as it stands in the line. */
  readonly text: string;
  readonly at: number;
  readonly form: 'name' | 'number' | 'year';
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// Browsers lose marks of Thai letters on the way into a PDF, and may put a blank in their places.
const withLosses = (word: string): string =>
  word.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '(?:$&|\\s)?');

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .map(withLosses)
    .join('|');

const names = MONTHS.flatMap((line) => line.split(' '));
const YEAR = String.raw`(?:19[5-9]\d|20\d\d|24[89]\d|25\d\d|26[01]\d)`;
const NAMED = String.raw`(?:${anyOf(names)})(?![\p{L}\p{M}])\.?(?:\s+de|\s*,)?\s*(?:พ\.ศ\.\s*)?`;
const POINT = String.raw`(?:(?:${NAMED})(?:${YEAR}|['’]\d\d)|(?:[0-3]?\d[./])?(?:0?[1-9]|1[0-2])\s?[./-]\s?${YEAR}|${YEAR}[./-](?:0[1-9]|1[0-2])(?!\d)|${YEAR})`;
// A year of two digits counts only beside another month: alone it is a fraction.
const SHORT_POINT = String.raw`(?:0[1-9]|1[0-2])\/\d\d(?!\d)`;
const DASH = String.raw`\s*(?:–|-|—|\/|~|>)\s*|\s+(?:${anyOf(RANGE_WORDS)})\s+|(?<=[\u0e00-\u0e7f\d])\s*(?:ถึง|จนถึง)\s*`;
const END = String.raw`(?:${POINT}|${SHORT_POINT}|(?:${anyOf(PRESENT_WORDS)})(?![\p{L}]))`;
const BEFORE = String.raw`(?<![\p{L}\d/.-])`;
const AFTER = String.raw`(?![\p{L}\d])`;

const RANGE = new RegExp(
  String.raw`${BEFORE}(?:(?:с|dal|de|von|from|desde)\s+)?(?<from>${POINT}|${SHORT_POINT})(?:\s*г\.?)?(?:${DASH})(?<to>${END})(?:\s*г\.)?`,
  'giu',
);
const SHORT = new RegExp(
  String.raw`${BEFORE}(?<first>${NAMED})\s*(?:–|-)\s*(?<last>${NAMED})(?<year>${YEAR})${AFTER}`,
  'giu',
);
const SINCE = new RegExp(
  String.raw`${BEFORE}(?:${anyOf(SINCE_WORDS)})\s+(?<from>${POINT})${AFTER}`,
  'giu',
);
const ANY_POINT = new RegExp(String.raw`${BEFORE}${POINT}${AFTER}`, 'giu');

// Years of the Buddhist calendar are 543 ahead.
const commonYear = (year: number): number => (year >= 2480 ? year - 543 : year);

const monthOf = (text: string): number | undefined => {
  const lower = text.toLowerCase();
  const at = MONTHS.findIndex((line) => line.split(' ').some((name) => lower.startsWith(name)));
  return at < 0 ? undefined : at + 1;
};

const NUMBERED = new RegExp(String.raw`(\d{1,2})\s?[./-]\s?(${YEAR})$`, 'u');
const YEAR_FIRST = new RegExp(String.raw`^(${YEAR})[./-](\d{2})$`, 'u');

const BRIEF = /^(\d\d)\/(\d\d)$/;

const fullYear = (short: number): number => (short > 60 ? 1900 : 2000) + short;

/** The month that these letters name. */
const readPoint = (text: string): { date: MonthDate; form: DateRange['form'] } | undefined => {
  const shown = text.trim();
  const first = YEAR_FIRST.exec(shown);
  if (first) return { date: { year: commonYear(+first[1]!), month: +first[2]! }, form: 'number' };
  const brief = BRIEF.exec(shown);
  if (brief) return { date: { year: fullYear(+brief[2]!), month: +brief[1]! }, form: 'number' };
  const numbered = NUMBERED.exec(shown);
  if (numbered)
    return { date: { year: commonYear(+numbered[2]!), month: +numbered[1]! }, form: 'number' };
  const short = /['’](\d\d)$/.exec(shown)?.[1];
  const year = short ? fullYear(+short) : +(/\d{4}$/.exec(shown)?.[0] ?? NaN);
  if (Number.isNaN(year)) return undefined;
  const month = /^\d{4}$/.test(shown) ? undefined : monthOf(shown);
  return { date: { year: commonYear(year), month }, form: month ? 'name' : 'year' };
};

const rangeOf = (match: RegExpExecArray, fromText: string, toText?: string): DateRange[] => {
  const from = readPoint(fromText);
  if (!from) return [];
  const to = toText === undefined ? undefined : readPoint(toText);
  return [
    { from: from.date, to: to?.date, text: match[0].trim(), at: match.index, form: from.form },
  ];
};

/** The times that a line names, from left to right. */
export const dateRanges = (line: string): DateRange[] => {
  const ranges = [...line.matchAll(RANGE)].flatMap((match) =>
    rangeOf(match, match.groups!['from']!, match.groups!['to']),
  );
  if (ranges.length > 0) return ranges;
  const short = [...line.matchAll(SHORT)].flatMap((match) => {
    const { first = '', last = '', year = '' } = match.groups!;
    return rangeOf(match, first + year, last + year);
  });
  if (short.length > 0) return short;
  return [...line.matchAll(SINCE)].flatMap((match) => rangeOf(match, match.groups!['from']!));
};

/** Whether a short piece of a line is a date or a range and nothing else. */
export const isDateLike = (text: string): boolean => {
  const rest = text.replace(RANGE, '').replace(SHORT, '').replace(SINCE, '').replace(ANY_POINT, '');
  return rest.length < text.length && rest.replace(/[\s\p{P}]/gu, '').length <= 2;
};

/** Whether a line begins with a date that stands for what follows. */
export const beginsWithDates = (line: string): boolean => {
  const [first] = dateRanges(line);
  return (first !== undefined && first.at <= 1) || isDateLike(line);
};

/** Whether a line ends with the time that it is about. */
export const endsWithDates = (line: string): boolean => {
  const last = dateRanges(line).at(-1);
  return last !== undefined && line.length - (last.at + last.text.length) <= 2;
};

/** Whether a time begins in the first of two lines and ends in the second. */
export const cutsDates = (last: string, next: string): boolean =>
  dateRanges(`${last} ${next}`).some(
    ({ at, text }) => at < last.length && at + text.length > last.length + 1,
  );

/** How a line ends whose time is cut off. */
export const OPEN_END = new RegExp(
  String.raw`(?:[–—-]|(?<!\p{L})(?:${anyOf(RANGE_WORDS)}|${anyOf(names)})\.?|\sde|(?:${POINT}))\s*$`,
  'iu',
);
