import type { BoardColumn, Card } from '@portal/shared-contracts/boards';
import type { TrelloLane } from 'react-trello';
import type { ColumnExtras } from './column-extras.ts';
import { heightOf, TOP, windowIn, type ListWindow } from './window-of.ts';

/** A card as the drag engine and our own card see it. */
export interface LaneCard {
  id: string;
  laneId: string;
  card: Card;
  isLifted: boolean;
}

/** A list as the drag engine and our own column see it. */
export interface Lane extends TrelloLane, ColumnExtras {
  cards: LaneCard[];
  style: object;
  labelStyle: object;
}

/** What decides how a column is shown. */
export interface LaneView {
  isShown: (cardId: string) => boolean;
  liftedId: string | undefined;
  /** The dragged card, which stays rendered also outside of its list's window. */
  keptId: string | undefined;
  windows: ReadonlyMap<string, ListWindow>;
  heights: ReadonlyMap<string, number>;
  /** Typical height of a card with its gap. */
  pitch: number;
}

// The engine compares properties shallowly: one object for all lists keeps the others from rendering.
const NO_STYLE = {};

/** The rendered cards of a list and those above and below them. */
const partsOf = (
  all: readonly Card[],
  { start, end }: ListWindow,
  keptId: string | undefined,
): Record<'above' | 'rendered' | 'below', readonly Card[]> => {
  const above = all.slice(0, start);
  const below = all.slice(end);
  if (keptId === undefined) return { above, rendered: all.slice(start, end), below };
  const isKept = (card: Card): boolean => card.id === keptId;
  const rendered = [...above.filter(isKept), ...all.slice(start, end), ...below.filter(isKept)];
  const isLeftOut = (card: Card): boolean => !isKept(card);
  return { above: above.filter(isLeftOut), rendered, below: below.filter(isLeftOut) };
};

/** Makes the engine's lists; what did not change is the same object as last time. */
export const createLaneMaker = (): ((
  columns: readonly BoardColumn[],
  view: LaneView,
) => Lane[]) => {
  const laneCards = new WeakMap<Card, LaneCard>();
  let lanes = new Map<string, Lane>();

  const laneCard = (card: Card, laneId: string, isLifted: boolean): LaneCard => {
    const known = laneCards.get(card);
    if (known && known.laneId === laneId && known.isLifted === isLifted) return known;
    const made = { id: card.id, laneId, card, isLifted };
    laneCards.set(card, made);
    return made;
  };

  const make = (column: BoardColumn, view: LaneView): Lane => {
    const all = column.cards.filter((card) => view.isShown(card.id));
    const window = windowIn(view.windows.get(column.id) ?? TOP, all.length);
    const { above, rendered, below } = partsOf(all, window, view.keptId);
    const spaceOf = (cards: readonly Card[]): number =>
      heightOf(
        cards.map((card) => card.id),
        view.heights,
        view.pitch,
      );
    return {
      id: column.id,
      column,
      shown: all.length,
      before: spaceOf(above),
      after: spaceOf(below),
      cards: rendered.map((card) => laneCard(card, column.id, card.id === view.liftedId)),
      style: NO_STYLE,
      labelStyle: NO_STYLE,
    };
  };

  const reuse = (old: Lane | undefined, fresh: Lane): Lane => {
    if (!old || old.column !== fresh.column) return fresh;
    const isSame =
      old.shown === fresh.shown &&
      old.before === fresh.before &&
      old.after === fresh.after &&
      old.cards.length === fresh.cards.length &&
      old.cards.every((card, at) => card === fresh.cards[at]);
    return isSame ? old : fresh;
  };

  return (columns, view) => {
    const next = columns.map((column) => reuse(lanes.get(column.id), make(column, view)));
    lanes = new Map(next.map((lane) => [lane.id, lane]));
    return next;
  };
};
