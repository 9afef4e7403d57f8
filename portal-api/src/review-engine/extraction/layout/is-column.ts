import { headingOf } from '../../lines/headings.ts';
import { aligned } from './aligned.ts';
import type { Segment } from './segments.ts';
import { isTime } from './times.ts';

/** Fewer lines than this are no column. */
export const FEWEST_LINES = 4;
const LEAST_ALIGNED = 0.45;

const LEVEL = 1.2;
const MOST_LEVEL = 0.2;
const MOST_COMPARED = 40_000;

/** Whether what is no time stands above and below the other side, hardly ever beside it. */
const alternates = (side: readonly Segment[], other: readonly Segment[]): boolean => {
  if (side.length * other.length > MOST_COMPARED) return false;
  const rest = side.filter((segment) => !isTime(segment));
  const level = rest.filter(({ y, size }) =>
    other.some((segment) => Math.abs(segment.y - y) < size * LEVEL),
  );
  return level.length <= rest.length * MOST_LEVEL;
};

const MOST_ALONE = 0.1;
const ALIKE = 4;
const NEARLY_ALL = 0.9;
const HARDLY = 0.6;
// One label may be called as a section is: "Languages".
const FEWEST_SECTIONS = 3;

// A damaged page may hold any number of lines; so many show how they stand.
const MOST_LOOKED_AT = 60;

/** The largest share of places that are the same. */
const same = (all: readonly number[]): number => {
  const places = all.slice(0, MOST_LOOKED_AT);
  const alike = places.map((place) => places.filter((at) => Math.abs(at - place) < ALIKE).length);
  return Math.max(0, ...alike) / places.length;
};

/** Labels end where their values begin, as places and dates end at the margin; or they end in colons. */
const areLabels = (side: readonly Segment[]): boolean =>
  (same(side.map(({ right }) => right)) >= NEARLY_ALL && same(side.map(({ x }) => x)) < HARDLY) ||
  side.filter(({ text }) => text.trim().endsWith(':')).length * 2 > side.length;

// A page is parted at hundreds of places, and each asks about all segments.
const known = new WeakMap<Segment, boolean>();

const isHeading = (segment: Segment): boolean => {
  const is = known.get(segment) ?? headingOf(segment.text) !== undefined;
  known.set(segment, is);
  return is;
};

/** A column has lines that stand beside none of the other, or both have sections of their own; labels and notes have neither. */
const hasOwnLines = (
  side: readonly Segment[],
  other: readonly Segment[],
  beside: readonly Segment[],
): boolean => {
  const level = new Set(beside);
  const alone = side.filter((segment) => !level.has(segment) && !isHeading(segment));
  if (alone.length > side.length * MOST_ALONE) return true;
  const [own, others] = [side, other].map((segments) => segments.filter(isHeading).length);
  return own! > 0 && others! > 0 && own! + others! >= FEWEST_SECTIONS && !areLabels(beside);
};

/** A column of dates or places belongs to the lines beside it; so do labels before their values. */
export const isColumn = (side: readonly Segment[], other: readonly Segment[]): boolean => {
  if (side.length < FEWEST_LINES) return false;
  const dates = side.filter(isTime).length;
  if (dates / side.length >= 0.4 || aligned(side) < LEAST_ALIGNED) return false;
  const near = side.filter((segment, at) => {
    const next = side[at + 1];
    return next !== undefined && segment.y - next.y <= Math.max(segment.size, next.size) * 2.3;
  }).length;
  if (near / (side.length - 1) < 0.5) return false;
  const shared = new Set(other.map(({ row }) => row));
  const beside = side.filter(({ row }) => shared.has(row));
  // Headings and short lines may stand above and below times that belong to the lines beside them.
  const times = beside.filter(isTime).length;
  if (times > 0 && times * 2 >= beside.length && alternates(side, other)) return false;
  return hasOwnLines(side, other, beside);
};
