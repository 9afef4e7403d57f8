import type { ListPart } from './parts-query.ts';

/** The rows that an open list shows, and those with which it would begin if it were read now. */
export interface Compared<T> {
  shown: readonly ListPart<T>[];
  now: ListPart<T>;
  rowKey: (row: T) => string;
  /** Rows that are said to have changed, where the beginning does not show it. */
  heard: ReadonlySet<string>;
}

/** What is different now. */
export interface Difference<T> {
  /** How many rows are new. */
  fresh: number;
  /** Which of the shown ones changed or left. */
  changed: ReadonlySet<string>;
  /** What these say now, as far as it is known. */
  rows: ReadonlyMap<string, T>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

// Behind the last row that both have, either goes on further than the other.
const reachOf = (keys: readonly string[], others: ReadonlySet<string>, isWhole: boolean): number =>
  isWhole ? keys.length : keys.findLastIndex((key) => others.has(key)) + 1;

/** Compares an open list with the beginning of what it would be now. */
export const compareParts = <T>({ shown, now, rowKey, heard }: Compared<T>): Difference<T> => {
  const rows = shown.flatMap(({ items }) => items);
  const [keys, nowKeys] = [rows.map(rowKey), now.items.map(rowKey)];
  const [known, present] = [new Set(keys), new Set(nowKeys)];
  const isWhole = (shown.at(-1)?.nextCursor ?? null) === null;
  const isOther = present.size > 0 && !nowKeys.some((key) => known.has(key));
  const freshReach = isOther ? nowKeys.length : reachOf(nowKeys, known, isWhole);
  const goneReach = reachOf(keys, present, now.nextCursor === null);
  const current = new Map(now.items.map((row, index) => [nowKeys[index] as string, row]));
  const changed = rows.flatMap((row, index) => {
    const key = keys[index] as string;
    const isChanged = present.has(key)
      ? !isSame(current.get(key), row)
      : index < goneReach || heard.has(key);
    return isChanged ? [key] : [];
  });
  return {
    fresh: nowKeys.slice(0, freshReach).filter((key) => !known.has(key)).length,
    changed: new Set(changed),
    rows: current,
  };
};
