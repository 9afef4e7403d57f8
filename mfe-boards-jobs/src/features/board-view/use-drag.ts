import { useEffect, useRef, type RefObject } from 'react';
import { useStable } from '@portal/shared-ui';
import { startAutoScroll } from './auto-scroll.ts';
import { countBeyondCards } from './drag-edges.ts';
import {
  forgetCursorRule,
  forgetStaleCards,
  listsIn,
  NO_DRAG,
  releaseDrag,
} from './drag-engine.ts';
import { forgetDrag, watchDrag } from './drag-follow.ts';
import { guardTouch } from './touch-drag.ts';

/** A card was dropped at `position` among the rendered cards of a list. */
export interface Drop {
  cardId: string;
  column: string;
  position: number;
}

interface DragOptions {
  board: RefObject<HTMLElement | null>;
  onDrop: (drop: Drop) => void;
  /** The card that is being dragged from now on, or none. */
  onDragging: (cardId: string | undefined) => void;
}

/** What the drag engine calls at the start and end of a drag. */
interface DragHandlers {
  start: (cardId: string) => void;
  end: (cardId: string, from: string, column: string, position: number) => boolean;
}

/** Everything around the engine's drag by mouse or finger: its start, its end and how it is cancelled. */
export const useDrag = ({ board, onDrop, onDragging }: DragOptions): DragHandlers => {
  const stopScroll = useRef<() => void>(undefined);
  const isCancelled = useRef(false);

  const finish = useStable(() => {
    if (!stopScroll.current || !board.current) return;
    stopScroll.current();
    stopScroll.current = undefined;
    forgetDrag(board.current);
    onDragging(undefined);
  });
  const cancel = useStable(() => {
    isCancelled.current = true;
    releaseDrag();
    finish();
  });
  const start = useStable((cardId: string) => {
    // The engine says it once for each list.
    if (stopScroll.current || !board.current) return;
    isCancelled.current = false;
    forgetCursorRule();
    watchDrag(cardId, cancel);
    stopScroll.current = startAutoScroll(board.current);
    onDragging(cardId);
  });
  const end = useStable((cardId: string, _from: string, column: string, position: number) => {
    finish();
    if (!isCancelled.current) onDrop({ cardId, column, position });
    return false;
  });

  useEffect(() => {
    const root = board.current;
    if (!root) return undefined;
    const stopTouch = guardTouch(root, {
      handle: '.board-card-handle',
      noDrag: `.${NO_DRAG}`,
      cancel,
    });
    const prepare = (): void => {
      forgetStaleCards(root);
      for (const list of listsIn(root)) countBeyondCards(list);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('.smooth-dnd-ghost')) cancel();
    };
    const release = (): void => void setTimeout(finish);
    root.addEventListener('mousedown', prepare, true);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('mouseup', release);
    document.addEventListener('touchend', release);
    return () => {
      stopScroll.current?.();
      stopTouch();
      root.removeEventListener('mousedown', prepare, true);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('mouseup', release);
      document.removeEventListener('touchend', release);
    };
  }, [board, cancel, finish]);

  return { start, end };
};
