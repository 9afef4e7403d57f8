import { useStable } from '@portal/shared-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { startAutoScroll } from './auto-scroll.ts';
import { countBeyondCards } from './drag-edges.ts';
import { dropStaleCards, listsIn, NO_DRAG, releaseDrag, removeCursorRule } from './drag-engine.ts';
import { endFollowing, followDrag } from './drag-follow.ts';
import { listen } from './listen.ts';
import { enableTouchDrag } from './touch-drag.ts';

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

interface PageListeners {
  cancel: () => void;
  /** The button or finger was released; the engine may or may not have called `end` before. */
  onRelease: () => void;
}

/** Listens for what the engine does not: touch, Escape, and a release outside of every list. */
const listenOnPage = (board: HTMLElement, { cancel, onRelease }: PageListeners): (() => void) => {
  const prepareLists = (): void => {
    dropStaleCards(board);
    for (const list of listsIn(board)) countBeyondCards(list);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && document.querySelector('.smooth-dnd-ghost')) cancel();
  };
  const stops = [
    enableTouchDrag(board, { handle: '.board-card-handle', noDrag: `.${NO_DRAG}`, cancel }),
    listen(board, { mousedown: prepareLists }, { capture: true }),
    listen(document, { keydown: onKey }, { capture: true }),
    listen(document, { mouseup: onRelease, touchend: onRelease }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Everything around the engine's drag by mouse or finger: its start, its end and how it is cancelled. */
export const useDrag = ({ board, onDrop, onDragging }: DragOptions): DragHandlers => {
  const stopScroll = useRef<() => void>(undefined);
  const isCancelled = useRef(false);

  const finish = useStable(() => {
    if (!stopScroll.current || !board.current) return;
    stopScroll.current();
    stopScroll.current = undefined;
    endFollowing(board.current);
    onDragging(undefined);
  });
  const cancel = useStable(() => {
    isCancelled.current = true;
    releaseDrag();
    finish();
  });
  const start = useStable((cardId: string) => {
    // The engine calls this once for each list.
    if (stopScroll.current || !board.current) return;
    isCancelled.current = false;
    removeCursorRule();
    followDrag(cardId, cancel);
    stopScroll.current = startAutoScroll(board.current);
    onDragging(cardId);
  });
  const end = useStable((cardId: string, _from: string, column: string, position: number) => {
    finish();
    if (!isCancelled.current) onDrop({ cardId, column, position });
    return false;
  });

  useEffect(() => {
    if (!board.current) return undefined;
    const stopListening = listenOnPage(board.current, {
      cancel,
      // After the engine's own handler of the same event, which calls `end`.
      onRelease: () => void setTimeout(finish),
    });
    return () => {
      stopScroll.current?.();
      stopListening();
    };
  }, [board, cancel, finish]);

  return { start, end };
};
