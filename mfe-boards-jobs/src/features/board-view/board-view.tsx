import { VisuallyHidden, useStable } from '@portal/shared-ui';
import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { boardReducer } from '../../board/board.reducer.ts';
import { matchesFilter } from '../../board/card-filter.ts';
import type { BoardEngine } from '../../board/use-board.ts';
import { BoardHandsProvider } from './board-context.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import './board.css';
import { dropIndex } from './drop-index.ts';
import { FirstColumns } from './first-columns.tsx';
import { TrelloBoard } from './trello-board.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useBoardActions, type BoardDialogs } from './use-board-actions.ts';
import type { Drop } from './use-drag.ts';
import { useDragged } from './use-dragged.ts';
import { useFocusCard } from './use-focus-card.ts';
import { useLanes } from './use-lanes.ts';
import { useLift, type LiftOptions } from './use-lift.ts';
import type { OpenBoard } from '../../board/board-scope.ts';

interface BoardViewProps {
  open: OpenBoard;
  boardId: string;
  engine: BoardEngine;
  dialogs: BoardDialogs;
  filter: string;
  onFilter: (filter: string) => void;
}

/** A board with every way to work on it. */
export const BoardView = (props: BoardViewProps) => {
  const { open, boardId, engine, dialogs, filter, onFilter } = props;
  const { t } = useTranslation('boards');
  const helpId = useId();
  const { columns } = engine;
  const shownIds = useMemo(() => {
    const cards = columns.flatMap((column) => column.cards);
    return new Set(cards.filter((card) => matchesFilter(card, filter)).map((card) => card.id));
  }, [columns, filter]);
  const isShown = useMemo(() => (id: string) => shownIds.has(id), [shownIds]);
  const total = columns.reduce((sum, column) => sum + column.cards.length, 0);

  const dragged = useDragged();
  const actions = useBoardActions(engine, dialogs);
  const focus = useFocusCard();
  const liftOptions: LiftOptions = {
    columns,
    isShown,
    onOpen: dialogs.openCard,
    focusCard: focus.request,
    onDrop: ({ cardId, at }) => actions.move(cardId, at),
  };
  const lift = useLift(liftOptions);
  const { lifted } = lift;
  const preview = useMemo(
    () =>
      lifted
        ? boardReducer(columns, {
            type: 'card.move',
            id: lifted.cardId,
            from: lifted.from,
            to: lifted.at,
            operation: '',
          })
        : columns,
    [columns, lifted],
  );
  const view = useLanes(preview, isShown, lifted?.cardId, dragged.current);
  const revealed = useStable((cardId: string) => {
    const lane = view.lanes.find(({ column }) => column.cards.some((card) => card.id === cardId));
    const shown = lane?.column.cards.filter((card) => isShown(card.id)) ?? [];
    if (lane)
      view.reveal(
        lane.id,
        shown.findIndex((card) => card.id === cardId),
      );
  });
  focus.onMissing(revealed);

  const drop = useStable(({ cardId, column, position }: Drop) => {
    const target = columns.find((each) => each.id === column);
    const lane = view.lanes.find((each) => each.id === column);
    if (!target || !lane) return;
    const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
    const index = dropIndex(idsOf(target.cards), idsOf(lane.cards), cardId, position);
    // In one task with the drop, or the card would be seen at its old place for a frame.
    flushSync(() => actions.move(cardId, { column, index }));
  });

  const pressKey = useStable(lift.pressKey);
  const leaveCard = useStable(lift.leaveCard);
  const { scrollList, measure, settle } = view;
  const onDragging = useStable((cardId: string | undefined) => {
    dragged.set(cardId);
    if (cardId === undefined) settle();
  });
  const hands = useMemo(
    () => ({
      scope: open.scope,
      helpId,
      pressKey,
      leaveCard,
      scrollList,
      measure,
      ...actions.hands,
    }),
    [actions.hands, helpId, leaveCard, measure, open.scope, pressKey, scrollList],
  );
  const isEmpty = columns.length === 0;
  return (
    <BoardHandsProvider value={hands}>
      <div className="board">
        {!isEmpty && (
          <BoardToolbar filter={filter} found={shownIds.size} total={total} onFilter={onFilter} />
        )}
        <VisuallyHidden as="p">
          <span id={helpId}>{t('help.keys')}</span>
        </VisuallyHidden>
        {isEmpty ? (
          <FirstColumns scope={open.scope} boardId={boardId} />
        ) : (
          <TrelloBoard boardId={boardId} lanes={view.lanes} onDrop={drop} onDragging={onDragging} />
        )}
        <UndoBar last={engine.lastUndoable} onUndo={actions.undo} />
      </div>
    </BoardHandsProvider>
  );
};
