import type { BoardColumn, CardPosition } from '@portal/shared-contracts/boards';
import type { Columns } from '../../board/board.reducer.ts';

/** A card picked up by the keyboard: where it came from and where it would land. */
export interface Lifted {
  cardId: string;
  from: CardPosition;
  at: CardPosition;
}

/** Keys that move a lifted card. */
export type LiftKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whether this key moves a lifted card. */
export const isLiftKey = (key: string): key is LiftKey =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether a card is shown; a filter hides the others. */
export type IsShown = (cardId: string) => boolean;

const othersIn = (column: BoardColumn, cardId: string): string[] =>
  column.cards.map((card) => card.id).filter((id) => id !== cardId);

const below = (others: readonly string[], index: number, isShown: IsShown): number => {
  const next = others.findIndex((id, place) => place >= index && isShown(id));
  return next < 0 ? index : next + 1;
};

const above = (others: readonly string[], index: number, isShown: IsShown): number => {
  const previous = others.findLastIndex((id, place) => place < index && isShown(id));
  return previous < 0 ? index : previous;
};

const sameHeight = (others: readonly string[], shownBefore: number, isShown: IsShown): number => {
  const shown = others.flatMap((id, place) => (isShown(id) ? [place] : []));
  return shown[shownBefore] ?? others.length;
};

/** Where a lifted card goes with an arrow key; columns are those without the preview. */
export const stepLift = (
  columns: Columns,
  lifted: Lifted,
  key: LiftKey,
  isShown: IsShown,
): CardPosition => {
  const { cardId, at } = lifted;
  const place = columns.findIndex((column) => column.id === at.column);
  const current = columns[place];
  if (!current) return at;
  const others = othersIn(current, cardId);
  if (key === 'ArrowDown') return { ...at, index: below(others, at.index, isShown) };
  if (key === 'ArrowUp') return { ...at, index: above(others, at.index, isShown) };
  const target = columns[place + (key === 'ArrowRight' ? 1 : -1)];
  if (!target) return at;
  const shownBefore = others.slice(0, at.index).filter(isShown).length;
  const index = sameHeight(othersIn(target, cardId), shownBefore, isShown);
  return { column: target.id, index };
};

/** The neighbour that an arrow key moves the focus to; nothing at the edge. */
export const neighbourOf = (
  columns: Columns,
  cardId: string,
  key: LiftKey,
  isShown: IsShown,
): string | undefined => {
  const place = columns.findIndex((column) => column.cards.some((card) => card.id === cardId));
  const shownIn = (at: number): string[] =>
    (columns[at]?.cards ?? []).map((card) => card.id).filter(isShown);
  const here = shownIn(place);
  const row = here.indexOf(cardId);
  if (key === 'ArrowUp') return here[row - 1];
  if (key === 'ArrowDown') return here[row + 1];
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let at = place + step; at >= 0 && at < columns.length; at += step) {
    const there = shownIn(at);
    if (there.length > 0) return there[Math.min(row, there.length - 1)];
  }
  return undefined;
};
