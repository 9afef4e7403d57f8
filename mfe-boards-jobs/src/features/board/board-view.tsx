import { VisuallyHidden } from '@portal/shared-ui';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardCommandsProvider } from './board-context.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import './board.css';
import { FirstColumns } from './columns/first-columns.tsx';
import type { FocusCard } from './keyboard/use-focus-card.ts';
import type { OpenBoard } from './state/open-board.ts';
import type { LiveBoard } from './state/use-board.ts';
import { TrelloBoard } from './trello-board.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useBoardActions, type DialogCommands } from './use-board-actions.ts';
import { useMovableCards } from './use-movable-cards.ts';
import { useShownCards } from './use-shown-cards.ts';

interface BoardViewProps {
  open: OpenBoard;
  boardId: string;
  board: LiveBoard;
  dialogs: DialogCommands;
  focus: FocusCard;
  filter: string;
  onFilter: (filter: string) => void;
}

/** A board with every way to work on it: mouse, finger, keyboard, menus, filter and undo. */
export const BoardView = (props: BoardViewProps) => {
  const { open, boardId, board, dialogs, focus, filter, onFilter } = props;
  const { t } = useTranslation('boards');
  const helpId = useId();
  const { columns } = board;
  const { scope } = open;
  const { isShown, found, total } = useShownCards(columns, filter);
  const { move, removeCard, addColumn, undo } = useBoardActions(board, focus);
  const cards = useMovableCards({
    columns,
    isShown,
    focus,
    onMove: move,
    onOpen: dialogs.openCard,
  });
  const commands = useMemo(
    () => ({ scope, helpId, removeCard, addColumn, ...dialogs, ...cards.commands }),
    [addColumn, cards.commands, dialogs, helpId, removeCard, scope],
  );
  const isEmpty = columns.length === 0;
  return (
    <BoardCommandsProvider value={commands}>
      <div className="board">
        {!isEmpty && (
          <BoardToolbar filter={filter} found={found} total={total} onFilter={onFilter} />
        )}
        <VisuallyHidden as="p">
          <span id={helpId}>{t('help.keys')}</span>
        </VisuallyHidden>
        {isEmpty ? (
          <FirstColumns scope={scope} boardId={boardId} />
        ) : (
          <TrelloBoard
            boardId={boardId}
            lanes={cards.lanes}
            onDrop={cards.onDrop}
            onDragging={cards.onDragging}
          />
        )}
        <UndoBar last={board.lastUndoable} onUndo={undo} />
      </div>
    </BoardCommandsProvider>
  );
};
