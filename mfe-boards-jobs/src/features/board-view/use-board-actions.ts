import { NEW_COLUMN_TITLE, type CardPosition } from '@portal/shared-contracts/boards';
import { useAnnounce, useStable } from '@portal/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findCard, positionOf, type BoardAction } from '../../board/board.reducer.ts';
import { undoText } from '../../board/say-action.ts';
import type { BoardEngine } from '../../board/use-board.ts';
import type { BoardHands } from './board-context.ts';

/** The dialogs that a board can open; the page renders them. */
export interface BoardDialogs {
  openCard: (cardId: string) => void;
  chooseTarget: (cardId: string) => void;
  addCard: (columnId: string) => void;
  renameColumn: (columnId: string) => void;
  removeColumn: (columnId: string) => void;
}

/** What people do on a board, as actions of the engine. */
export interface BoardActions {
  move: (cardId: string, to: CardPosition) => void;
  undo: () => void;
  hands: Pick<
    BoardHands,
    | 'openCard'
    | 'chooseTarget'
    | 'removeCard'
    | 'addCard'
    | 'addColumn'
    | 'renameColumn'
    | 'removeColumn'
  >;
}

const isSamePlace = (a: CardPosition, b: CardPosition): boolean =>
  a.column === b.column && a.index === b.index;

export const useBoardActions = (engine: BoardEngine, dialogs: BoardDialogs): BoardActions => {
  const { t } = useTranslation('boards');
  const announce = useAnnounce();
  // Failures are told by the engine; nobody waits here.
  const send = (action: BoardAction): void => void engine.dispatch(action).catch(() => undefined);

  const move = useStable((cardId: string, to: CardPosition) => {
    const from = positionOf(engine.columns, cardId);
    if (!from || isSamePlace(from, to)) return;
    const column = engine.columns.find((each) => each.id === to.column)?.title ?? '';
    announce(t('announce.movedTo', { column, position: to.index + 1 }));
    send({ type: 'card.move', id: cardId, from, to, operation: crypto.randomUUID() });
  });
  const removeCard = useStable((cardId: string) => {
    if (!findCard(engine.columns, cardId)) return;
    announce(t('announce.cardDeleted'));
    send({ type: 'card.remove', id: cardId });
  });
  const addColumn = useStable(() => {
    announce(t('announce.columnAdded', { title: NEW_COLUMN_TITLE }));
    send({ type: 'column.add', id: crypto.randomUUID(), title: NEW_COLUMN_TITLE });
  });
  const undo = useStable(() => {
    const last = engine.undo();
    if (last) announce(t('announce.undone', { what: undoText(t, last.action) }));
  });
  const openCard = useStable(dialogs.openCard);
  const chooseTarget = useStable(dialogs.chooseTarget);
  const addCard = useStable(dialogs.addCard);
  const renameColumn = useStable(dialogs.renameColumn);
  const removeColumn = useStable(dialogs.removeColumn);

  return useMemo(
    () => ({
      move,
      undo,
      hands: { openCard, chooseTarget, removeCard, addCard, addColumn, renameColumn, removeColumn },
    }),
    [
      move,
      undo,
      openCard,
      chooseTarget,
      removeCard,
      addCard,
      addColumn,
      renameColumn,
      removeColumn,
    ],
  );
};
