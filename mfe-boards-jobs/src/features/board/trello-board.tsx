import './drag/process-shim.ts';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import Board, { type TrelloEventBus } from 'react-trello';
import './drag/drag.css';
import { BoardCard } from './cards/board-card.tsx';
import { ColumnList } from './columns/column-list.tsx';
import { ColumnHeader, ColumnSection } from './columns/column.tsx';
import { BOARD_ROOT } from './drag/drag-engine.ts';
import type { Lane } from './window/lanes.ts';
import { useDrag, type Drop } from './drag/use-drag.ts';

interface TrelloBoardProps {
  boardId: string;
  lanes: readonly Lane[];
  onDrop: (drop: Drop) => void;
  onDragging: (cardId: string | undefined) => void;
}

const NO_LANES = { lanes: [] };

const Wrapper = ({ children }: { children: React.ReactNode }) => (
  <div className="board-columns">{children}</div>
);

const components = {
  GlobalStyle: () => null,
  BoardWrapper: Wrapper,
  Section: ColumnSection,
  LaneHeader: ColumnHeader,
  ScrollableLane: ColumnList,
  Card: BoardCard,
};

/**
 * react-trello draws the lists and drags cards. Its own state is only a mirror: lists reach it through its event
 * bus, drops are taken from it before it changes anything, and all its parts are our components.
 */
const PlainTrelloBoard = ({ boardId, lanes, onDrop, onDragging }: TrelloBoardProps) => {
  const root = useRef<HTMLDivElement>(null);
  const bus = useRef<TrelloEventBus>(undefined);
  const { start, end } = useDrag({ board: root, onDrop, onDragging });

  useLayoutEffect(() => {
    bus.current?.publish({ type: 'UPDATE_LANES', lanes });
  }, [lanes]);

  // One element for the life of the board: rendering it again would render every list again.
  const board = useMemo(
    () => (
      <Board
        id={boardId}
        data={NO_LANES}
        draggable
        laneDraggable={false}
        cardDraggable
        hideCardDeleteIcon
        eventBusHandle={(handle) => {
          bus.current = handle;
        }}
        handleDragStart={start}
        handleDragEnd={end}
        components={components}
      />
    ),
    [boardId, end, start],
  );
  return (
    <div ref={root} className={BOARD_ROOT}>
      {board}
    </div>
  );
};

export const TrelloBoard = memo(PlainTrelloBoard);
