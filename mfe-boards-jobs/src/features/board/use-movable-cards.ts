import type { CardPosition } from '@portal/shared-contracts/boards';
import { useStable } from '@portal/shared-ui';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BoardCommands } from './board-context.ts';
import { dropIndex } from './drag/drop-index.ts';
import type { Drop } from './drag/use-drag.ts';
import type { Lifted } from './keyboard/keyboard-move.ts';
import type { FocusCard } from './keyboard/use-focus-card.ts';
import { useKeyboardMove } from './keyboard/use-keyboard-move.ts';
import { boardReducer, type Columns } from './state/board.reducer.ts';
import type { Lane } from './window/lanes.ts';
import { useLanes } from './window/use-lanes.ts';

interface MovableCardsOptions {
  columns: Columns;
  isShown: (cardId: string) => boolean;
  focus: FocusCard;
  onMove: (cardId: string, to: CardPosition) => void;
  onOpen: (cardId: string) => void;
}

/** The lists that the drag engine renders, with what moves cards in them. */
export interface MovableCards {
  lanes: readonly Lane[];
  onDrop: (drop: Drop) => void;
  onDragging: (cardId: string | undefined) => void;
  commands: Pick<BoardCommands, 'pressKey' | 'leaveCard' | 'scrollList' | 'measure'>;
}

/** The columns with a lifted card where it would be dropped. */
const withPreview = (columns: Columns, lifted: Lifted | undefined): Columns => {
  if (!lifted) return columns;
  const { cardId: id, from, at: to } = lifted;
  return boardReducer(columns, { type: 'card.move', id, from, to, operation: '' });
};

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** Brings the keyboard, the drag and the windows of the lists together. */
export const useMovableCards = (options: MovableCardsOptions): MovableCards => {
  const { columns, isShown, focus, onMove, onOpen } = options;
  const keyboard = useKeyboardMove({
    columns,
    isShown,
    onOpen,
    focusCard: focus.request,
    onDrop: ({ cardId, at }) => onMove(cardId, at),
  });
  const { lifted } = keyboard;
  // Read when a list scrolls, so that a drag renders nothing by itself.
  const draggedId = useRef<string>(undefined);
  const preview = useMemo(() => withPreview(columns, lifted), [columns, lifted]);
  const { lanes, reveal, endDrag, scrollList, measure } = useLanes(
    preview,
    isShown,
    lifted?.cardId,
    draggedId,
  );

  const revealCard = useStable((cardId: string) => {
    const lane = lanes.find(({ column }) => column.cards.some((card) => card.id === cardId));
    const at = lane ? idsOf(lane.column.cards).filter(isShown).indexOf(cardId) : -1;
    // A card that the filter hides is nowhere to go to.
    if (lane && at >= 0) reveal(lane.id, at);
  });
  focus.onMissing(revealCard);

  const onDrop = useStable(({ cardId, column, position }: Drop) => {
    const target = columns.find((each) => each.id === column);
    const lane = lanes.find((each) => each.id === column);
    if (!target || !lane) return;
    const index = dropIndex(idsOf(target.cards), idsOf(lane.cards), cardId, position);
    // In one task with the drop, or the card would be seen at its old position for a frame.
    flushSync(() => onMove(cardId, { column, index }));
  });
  const onDragging = useStable((cardId: string | undefined) => {
    draggedId.current = cardId;
    if (cardId === undefined) endDrag();
  });

  const pressKey = useStable(keyboard.pressKey);
  const leaveCard = useStable(keyboard.leaveCard);
  const commands = useMemo(
    () => ({ pressKey, leaveCard, scrollList, measure }),
    [leaveCard, measure, pressKey, scrollList],
  );
  return { lanes, onDrop, onDragging, commands };
};
