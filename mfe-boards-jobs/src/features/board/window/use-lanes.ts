import { useStable } from '@portal/shared-ui';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Columns } from '../state/board.reducer.ts';
import { LaneMaker, type Lane } from './lanes.ts';
import {
  FIRST_WINDOW,
  windowAround,
  windowIncluding,
  type ListWindow,
  type Viewport,
} from './list-window.ts';
import { useMeasuredHeights } from './use-measured-heights.ts';

/** The engine's lists with their windows. */
export interface Lanes {
  lanes: readonly Lane[];
  scrollList: (columnId: string, viewport: Viewport) => void;
  measure: (list: HTMLElement) => void;
  /** Renders the part of a list that includes the shown card at this index. */
  reveal: (columnId: string, index: number) => void;
  /** The drag is over: its card no longer stays rendered outside of the window. */
  endDrag: () => void;
}

const isSameWindow = (a: ListWindow | undefined, b: ListWindow): boolean =>
  a?.start === b.start && a.end === b.end;

type Windows = ReadonlyMap<string, ListWindow>;

const useWindows = () => {
  const [windows, setWindows] = useState<Windows>(new Map());
  const change = useCallback(
    (columnId: string, next: (old?: ListWindow) => ListWindow) =>
      setWindows((all) => {
        const window = next(all.get(columnId));
        return isSameWindow(all.get(columnId), window) ? all : new Map(all).set(columnId, window);
      }),
    [],
  );
  return [windows, change] as const;
};

/** Turns columns into what the drag engine renders. */
export const useLanes = (
  columns: Columns,
  isShown: (cardId: string) => boolean,
  liftedId: string | undefined,
  /** The card that is being dragged by mouse or finger. */
  dragged: RefObject<string | undefined>,
): Lanes => {
  const [windows, changeWindow] = useWindows();
  const [draggedId, setDraggedId] = useState<string>();
  const { heights, measure, measureNow } = useMeasuredHeights();
  const [laneMaker] = useState(() => new LaneMaker());

  const lanes = useMemo(
    () => laneMaker.make(columns, { isShown, liftedId, draggedId, windows, heights }),
    [columns, draggedId, heights, isShown, laneMaker, liftedId, windows],
  );

  const scrollList = useStable((columnId: string, viewport: Viewport) => {
    measureNow();
    const cards = columns.find(({ id }) => id === columnId)?.cards ?? [];
    const ids = cards.map((card) => card.id).filter((id) => isShown(id));
    const window = windowAround(heights.each(ids), viewport);
    const follow = (): void => {
      changeWindow(columnId, () => window);
      setDraggedId(dragged.current);
    };
    // A drag scrolls without a pause, so its cards have to be there in the very next frame.
    if (dragged.current) flushSync(follow);
    else follow();
  });

  const reveal = useStable((columnId: string, index: number) => {
    const count = lanes.find(({ id }) => id === columnId)?.shown ?? 0;
    changeWindow(columnId, (old) => windowIncluding(old ?? FIRST_WINDOW, count, index));
  });

  const endDrag = useCallback(() => setDraggedId(undefined), []);
  return { lanes, scrollList, measure, reveal, endDrag };
};
