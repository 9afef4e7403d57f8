import type { BoardColumn, Card } from '@portal/shared-contracts/boards';
import type { TrelloLane } from 'react-trello';
import type { ColumnExtras } from '../columns/column-extras.ts';
import type { CardHeights } from './card-heights.ts';
import { FIRST_WINDOW, fitWindow, type ListWindow } from './list-window.ts';

/** A card as the drag engine and our own card component take it. */
export interface LaneCard {
  id: string;
  laneId: string;
  card: Card;
  isLifted: boolean;
}

/** A list as the drag engine and our own column component take it. */
export interface Lane extends TrelloLane, ColumnExtras {
  cards: LaneCard[];
  style: object;
  labelStyle: object;
}

/** What decides which cards of a column are rendered, and how. */
export interface LaneView {
  isShown: (cardId: string) => boolean;
  liftedId: string | undefined;
  /** The dragged card, which stays rendered outside of its list's window too. */
  draggedId: string | undefined;
  windows: ReadonlyMap<string, ListWindow>;
  heights: Pick<CardHeights, 'sum'>;
}

// The engine compares properties shallowly: one object for all lists keeps the others from rendering.
const NO_STYLE = {};

const idsOf = (cards: readonly Card[]): string[] => cards.map((card) => card.id);

/** The rendered cards of a list and those above and below them. */
const partsOf = (
  all: readonly Card[],
  { start, end }: ListWindow,
  draggedId: string | undefined,
): Record<'above' | 'rendered' | 'below', readonly Card[]> => {
  const above = all.slice(0, start);
  const below = all.slice(end);
  if (draggedId === undefined) return { above, rendered: all.slice(start, end), below };
  const isDragged = (card: Card): boolean => card.id === draggedId;
  const isOther = (card: Card): boolean => !isDragged(card);
  const rendered = [
    ...above.filter(isDragged),
    ...all.slice(start, end),
    ...below.filter(isDragged),
  ];
  return { above: above.filter(isOther), rendered, below: below.filter(isOther) };
};

/** The space around the same cards of the same column differs by nothing but newer guesses of heights. */
const isSameLane = (old: Lane, next: Pick<Lane, 'column' | 'shown' | 'cards'>): boolean =>
  old.column === next.column &&
  old.shown === next.shown &&
  old.cards.length === next.cards.length &&
  old.cards.every((card, index) => card === next.cards[index]);

/** Makes the engine's lists; what did not change is the same object as last time, so that it does not render. */
export class LaneMaker {
  private readonly laneCards = new WeakMap<Card, LaneCard>();
  private lanes = new Map<string, Lane>();

  make(columns: readonly BoardColumn[], view: LaneView): Lane[] {
    const next = columns.map((column) => this.makeLane(column, view));
    this.lanes = new Map(next.map((lane) => [lane.id, lane]));
    return next;
  }

  private makeLane(column: BoardColumn, view: LaneView): Lane {
    const all = column.cards.filter((card) => view.isShown(card.id));
    const window = fitWindow(view.windows.get(column.id) ?? FIRST_WINDOW, all.length);
    const { above, rendered, below } = partsOf(all, window, view.draggedId);
    const cards = rendered.map((card) => this.laneCard(card, column.id, card.id === view.liftedId));
    const old = this.lanes.get(column.id);
    if (old && isSameLane(old, { column, shown: all.length, cards })) return old;
    return {
      id: column.id,
      column,
      shown: all.length,
      before: view.heights.sum(idsOf(above)),
      after: view.heights.sum(idsOf(below)),
      cards,
      style: NO_STYLE,
      labelStyle: NO_STYLE,
    };
  }

  private laneCard(card: Card, laneId: string, isLifted: boolean): LaneCard {
    const known = this.laneCards.get(card);
    if (known && known.laneId === laneId && known.isLifted === isLifted) return known;
    const made = { id: card.id, laneId, card, isLifted };
    this.laneCards.set(card, made);
    return made;
  }
}
