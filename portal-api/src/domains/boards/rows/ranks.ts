/** A row of an ordered list; deleted ones keep their position, so that a restore is exact. */
export interface RankedRow {
  id: string;
  position: number;
  deleted: boolean;
}

/** Room left between neighbours, so that most moves write one row. */
const STEP = 1024;
const LARGEST = 2_000_000_000;

const between = (before: number | undefined, after: number | undefined): number | undefined => {
  if (before === undefined) return after === undefined ? 0 : after - STEP;
  if (after === undefined) return before + STEP;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : undefined;
};

const slotOf = (rows: readonly RankedRow[], index: number): number => {
  const live = rows.flatMap((row, slot) => (row.deleted ? [] : [slot]));
  return live[index] ?? rows.length;
};

/**
 * New positions that put `id` at `index`, counted over the live rows without it.
 * Beyond the end means at the end. Only rows whose position changes are returned.
 */
export const placeAt = (
  rows: readonly RankedRow[],
  id: string,
  index: number,
): { id: string; position: number }[] => {
  const others = rows.filter((row) => row.id !== id);
  const slot = slotOf(others, index);
  const position = between(others[slot - 1]?.position, others[slot]?.position);
  if (position !== undefined && Math.abs(position) < LARGEST) return [{ id, position }];
  const ordered = [...others.slice(0, slot).map((row) => row.id), id].concat(
    others.slice(slot).map((row) => row.id),
  );
  return ordered.map((rowId, at) => ({ id: rowId, position: at * STEP }));
};

/** How many live rows stand before `id`. */
export const indexOf = (rows: readonly RankedRow[], id: string): number =>
  rows.filter((row) => !row.deleted || row.id === id).findIndex((row) => row.id === id);
