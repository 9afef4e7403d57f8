import { NEW_COLUMN_TITLE, type CardPosition } from '@portal/shared-contracts/boards';
import { useAnnounce, useStable } from '@portal/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCommands } from './board-context.ts';
import { useShowColumn } from './columns/use-show-column.ts';
import type { FocusCard } from './keyboard/use-focus-card.ts';
import { undoText } from './state/action-texts.ts';
import { findCard, positionOf, type BoardAction } from './state/board.reducer.ts';
import type { LiveBoard } from './state/use-board.ts';

/** Opens the dialogs of a board. */
export type DialogCommands = Pick<
  BoardCommands,
  'openCard' | 'openMoveDialog' | 'addCard' | 'renameColumn' | 'removeColumn'
>;

/** What people do on a board, turned into actions and announced to screen readers. */
export interface BoardActions {
  move: (cardId: string, to: CardPosition) => void;
  removeCard: (cardId: string) => void;
  addColumn: () => void;
  undo: () => void;
}

const isSamePosition = (a: CardPosition, b: CardPosition): boolean =>
  a.column === b.column && a.index === b.index;

export const useBoardActions = (board: LiveBoard, focus: FocusCard): BoardActions => {
  const { t } = useTranslation('boards');
  const announce = useAnnounce();
  const showColumn = useShowColumn();
  // The screen shows failures of every action, so nothing waits for this promise.
  const send = (action: BoardAction): void => void board.dispatch(action).catch(() => undefined);

  const move = useStable((cardId: string, to: CardPosition) => {
    const from = positionOf(board.columns, cardId);
    if (!from || isSamePosition(from, to)) return;
    const column = board.columns.find((each) => each.id === to.column)?.title ?? '';
    announce(t('announce.movedTo', { column, position: to.index + 1 }));
    send({ type: 'card.move', id: cardId, from, to, operation: crypto.randomUUID() });
  });
  const removeCard = useStable((cardId: string) => {
    if (!findCard(board.columns, cardId)) return;
    announce(t('announce.cardDeleted'));
    focus.requestBeside(cardId);
    send({ type: 'card.remove', id: cardId });
  });
  const addColumn = useStable(() => {
    announce(t('announce.columnAdded', { title: NEW_COLUMN_TITLE }));
    const id = crypto.randomUUID();
    showColumn(id);
    send({ type: 'column.add', id, title: NEW_COLUMN_TITLE });
  });
  const undo = useStable(() => {
    const last = board.undo();
    if (!last) return;
    announce(t('announce.undone', { what: undoText(t, last.action) }));
    if (last.action.type !== 'column.remove' && 'id' in last.action) focus.request(last.action.id);
  });
  return useMemo(
    () => ({ move, removeCard, addColumn, undo }),
    [addColumn, move, removeCard, undo],
  );
};
