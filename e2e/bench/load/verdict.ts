import type { loadPages } from './pages.ts';

type PageName = (typeof loadPages)[number]['name'];

/** The medians of one page beside the plain build's. */
export interface PageRatios {
  readonly page: string;
  readonly working: number;
  readonly data: number;
  readonly kilobytes: number;
  /** The worst layout shift of all rounds. */
  readonly shift: number;
}

const MOST_DATA = 0.9;
const MOST_BYTES = 1.15;
const MOST_SHIFT = 0.02;

// Signing in needs no data: its form works as soon as it is taken over.
const mostWorking: Partial<Record<PageName, number>> = { 'sign-in': 0.5 };

const judge = (what: string, value: number, most: number): string[] =>
  value <= most ? [] : [`${what} ${value.toFixed(3)}, at most ${most}`];

/** What a page misses on slow 4G; ratios and shifts, which no machine changes much. */
export const missedBy = ({ page, working, data, kilobytes, shift }: PageRatios): string[] => {
  const most = mostWorking[page as PageName];
  return [
    ...(most === undefined
      ? judge('time until data', data, MOST_DATA)
      : judge('time until working', working, most)),
    ...judge('bytes', kilobytes, MOST_BYTES),
    ...judge('layout shift', shift, MOST_SHIFT),
  ].map((line) => `${page}: ${line}`);
};
