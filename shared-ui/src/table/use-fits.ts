import { useLayoutEffect, useState } from 'react';
import type { TableColumn } from './table-column.ts';

/** A column that does not say its width is not legible below this one. */
const LEAST_WIDTH = 96;

const neededWidth = (columns: readonly Pick<TableColumn<never>, 'width'>[]): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : LEAST_WIDTH), 0);

/** Whether the columns have room side by side in the box that gets the ref, whatever else is beside that box. */
export const useFits = (
  columns: readonly Pick<TableColumn<never>, 'width'>[],
): [ref: (box: HTMLElement | null) => void, fits: boolean] => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const measure = (): void => setRoom(box.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  // Before the first measurement the table is shown as it is.
  return [setBox, room === 0 || room >= neededWidth(columns)];
};
