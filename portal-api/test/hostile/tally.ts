/** What was tried in one part, how it ended, and what should not have happened. */
export interface Tally {
  readonly part: string;
  tried: number;
  /** How often it ended so: by status, or in words. */
  readonly ends: Map<string, number>;
  readonly faults: string[];
}

export const newTally = (part: string): Tally => ({ part, tried: 0, ends: new Map(), faults: [] });

/** Counts one try and how it ended. */
export const count = (tally: Tally, end: number | string): void => {
  tally.tried += 1;
  tally.ends.set(String(end), (tally.ends.get(String(end)) ?? 0) + 1);
};

/** One line: what was tried, how it ended, and how much was lost. */
export const told = ({ part, tried, ends, faults }: Tally): string =>
  `${part}: ${tried} tried, ${faults.length} lost; ${[...ends]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([end, times]) => `${end} × ${times}`)
    .join(', ')}`;
