import { useCallback, useLayoutEffect, useState } from 'react';
import type { TableColumn } from './table-column.ts';

/** A column that does not say its width is not legible below this one. */
const LEAST_WIDTH = 96;

type Widths = Pick<TableColumn<never>, 'width' | 'leastWidth'>;

const neededWidth = (columns: readonly Widths[]): number =>
  columns.reduce(
    (sum, { width, leastWidth = LEAST_WIDTH }) =>
      sum + (typeof width === 'number' ? width : leastWidth),
    0,
  );

/**
 * Whether the columns have room side by side in the box that gets the ref, whatever else is beside that box. `content`
 * names what stands in them: with other words they are measured anew.
 */
export const useFits = (
  columns: readonly Widths[],
  content: string,
): [ref: (box: HTMLElement | null) => void, fits: boolean] => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  // A word that is wider than its column widens the table, since words are never torn.
  const [found, setFound] = useState(0);
  const [measured, setMeasured] = useState(content);
  if (measured !== content) {
    setMeasured(content);
    setFound(0);
  }
  const measure = useCallback((): void => {
    if (!box) return;
    const { width } = box.getBoundingClientRect();
    const table = box.querySelector('.pui-grid-table')?.getBoundingClientRect().width ?? 0;
    setRoom(width);
    if (table > width + 1) setFound((before) => Math.max(before, table));
  }, [box]);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, measure]);
  // Before the first measurement the table is shown as it is.
  return [setBox, room === 0 || room >= Math.max(neededWidth(columns), found)];
};
