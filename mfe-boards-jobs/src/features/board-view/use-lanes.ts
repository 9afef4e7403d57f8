import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '@portal/shared-ui';
import type { Columns } from '../../board/board.reducer.ts';
import { createLaneMaker, type Lane } from './trello-lanes.ts';
import { heightsOf, TOP, windowAt, windowWith, type ListWindow, type Sight } from './window-of.ts';

const FIRST_PITCH = 120;

/** The engine's lists with their windows. */
export interface Lanes {
  lanes: readonly Lane[];
  scrollList: (columnId: string, sight: Sight) => void;
  measure: (heights: ReadonlyMap<string, number>) => void;
  /** Renders the part of a list that holds this place. */
  reveal: (columnId: string, index: number) => void;
  /** The drag is over: its card no longer stays rendered wherever the window is. */
  settle: () => void;
}

const same = (a: ListWindow | undefined, b: ListWindow): boolean =>
  a?.start === b.start && a.end === b.end;

const average = (heights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
};

/** Turns columns into what the drag engine renders; a card that is dragged stays rendered. */
export const useLanes = (
  columns: Columns,
  isShown: (cardId: string) => boolean,
  liftedId: string | undefined,
  draggedId: () => string | undefined,
): Lanes => {
  const [windows, setWindows] = useState<ReadonlyMap<string, ListWindow>>(new Map());
  const [keptId, setKeptId] = useState<string>();
  const heights = useRef(new Map<string, number>());
  const pitch = useRef(FIRST_PITCH);
  const [makeLanes] = useState(createLaneMaker);

  const lanes = useMemo(
    () =>
      makeLanes(columns, {
        isShown,
        liftedId,
        keptId,
        windows,
        heights: heights.current,
        pitch: pitch.current,
      }),
    [columns, isShown, keptId, liftedId, makeLanes, windows],
  );

  const change = useCallback(
    (columnId: string, next: (old?: ListWindow) => ListWindow) =>
      setWindows((all) => {
        const wanted = next(all.get(columnId));
        return same(all.get(columnId), wanted) ? all : new Map(all).set(columnId, wanted);
      }),
    [],
  );

  const scrollList = useStable((columnId: string, sight: Sight) => {
    const cards = columns.find(({ id }) => id === columnId)?.cards ?? [];
    const ids = cards.map((card) => card.id).filter((id) => isShown(id));
    const wanted = windowAt(heightsOf(ids, heights.current, pitch.current), sight);
    const dragged = draggedId();
    const follow = (): void => {
      change(columnId, () => wanted);
      setKeptId(dragged);
    };
    // A drag scrolls without a pause: its cards must be there in the frame that shows their place.
    if (dragged) flushSync(follow);
    else follow();
  });

  const reveal = useStable((columnId: string, index: number) => {
    const count = lanes.find(({ id }) => id === columnId)?.shown ?? 0;
    change(columnId, (old) => windowWith(old ?? TOP, count, index));
  });

  const settle = useCallback(() => setKeptId(undefined), []);

  const measure = useCallback((found: ReadonlyMap<string, number>) => {
    for (const [id, height] of found) if (height > 0) heights.current.set(id, height);
    if (heights.current.size > 0) pitch.current = average(heights.current);
  }, []);

  return { lanes, scrollList, measure, reveal, settle };
};
