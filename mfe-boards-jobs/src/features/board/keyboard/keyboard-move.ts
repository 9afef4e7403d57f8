import type { BoardColumn, CardPosition } from '@portal/shared-contracts/boards';
import type { Columns } from '../state/board.reducer.ts';

/** A card picked up by the keyboard: where it came from and where it would be dropped. */
export interface Lifted {
  cardId: string;
  from: CardPosition;
  at: CardPosition;
}

/** Keys that move a lifted card, or the focus from card to card. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrowKey = (key: string): key is ArrowKey =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';

/** Whether a card is shown; a filter hides the others. */
export type IsShown = (cardId: string) => boolean;

const otherIds = (column: BoardColumn, cardId: string): string[] =>
  column.cards.map((card) => card.id).filter((id) => id !== cardId);

const indexBelow = (others: readonly string[], from: number, isShown: IsShown): number => {
  const next = others.findIndex((id, index) => index >= from && isShown(id));
  return next < 0 ? from : next + 1;
};

const indexAbove = (others: readonly string[], from: number, isShown: IsShown): number => {
  const previous = others.findLastIndex((id, index) => index < from && isShown(id));
  return previous < 0 ? from : previous;
};

/** The index in another list that is as far down as the card was, counted in shown cards. */
const indexAtSameHeight = (
  others: readonly string[],
  shownBefore: number,
  isShown: IsShown,
): number => {
  const shown = others.flatMap((id, index) => (isShown(id) ? [index] : []));
  return shown[shownBefore] ?? others.length;
};

/** Where a lifted card goes with an arrow key; `columns` are those without the preview. */
export const stepMove = (
  columns: Columns,
  lifted: Lifted,
  key: ArrowKey,
  isShown: IsShown,
): CardPosition => {
  const { cardId, at } = lifted;
  const columnIndex = columns.findIndex((column) => column.id === at.column);
  const current = columns[columnIndex];
  if (!current) return at;
  const others = otherIds(current, cardId);
  if (key === 'ArrowDown') return { ...at, index: indexBelow(others, at.index, isShown) };
  if (key === 'ArrowUp') return { ...at, index: indexAbove(others, at.index, isShown) };
  const target = columns[columnIndex + (key === 'ArrowRight' ? 1 : -1)];
  if (!target) return at;
  const shownBefore = others.slice(0, at.index).filter(isShown).length;
  const index = indexAtSameHeight(otherIds(target, cardId), shownBefore, isShown);
  return { column: target.id, index };
};

/** The card that an arrow key moves the focus to; nothing at the edge. Empty lists are passed over. */
export const neighbourOf = (
  columns: Columns,
  cardId: string,
  key: ArrowKey,
  isShown: IsShown,
): string | undefined => {
  const start = columns.findIndex((column) => column.cards.some((card) => card.id === cardId));
  const shownIn = (columnIndex: number): string[] =>
    (columns[columnIndex]?.cards ?? []).map((card) => card.id).filter(isShown);
  const here = shownIn(start);
  const row = here.indexOf(cardId);
  if (key === 'ArrowUp') return here[row - 1];
  if (key === 'ArrowDown') return here[row + 1];
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let next = start + step; next >= 0 && next < columns.length; next += step) {
    const there = shownIn(next);
    if (there.length > 0) return there[Math.min(row, there.length - 1)];
  }
  return undefined;
};

/** The position of a lifted card as it is announced: list, position from 1, number of positions. */
export const spokenPosition = (
  columns: Columns,
  { cardId, at }: Lifted,
): { column: string; position: number; count: number } => {
  const column = columns.find((each) => each.id === at.column);
  const others = column ? otherIds(column, cardId).length : 0;
  return { column: column?.title ?? '', position: at.index + 1, count: others + 1 };
};
