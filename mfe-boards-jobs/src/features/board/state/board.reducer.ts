import type { BoardColumn, Card, CardPosition } from '@portal/shared-contracts/boards';

/** The columns of a board: all that the rules need. */
export type Columns = readonly BoardColumn[];

/** Everything that can happen on a board, whatever input it came from. */
export type BoardAction =
  | { type: 'column.add'; id: string; title: string }
  | { type: 'column.rename'; id: string; title: string }
  | { type: 'column.remove'; id: string }
  | { type: 'column.restore'; column: BoardColumn; index: number }
  | { type: 'card.add'; column: string; card: Card }
  | { type: 'card.edit'; card: Card }
  | { type: 'card.move'; id: string; from: CardPosition; to: CardPosition; operation: string }
  | { type: 'card.remove'; id: string }
  | { type: 'card.restore'; card: Card; at: CardPosition };

const insertAt = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

const withCards = (column: BoardColumn, cards: Card[]): BoardColumn => ({ ...column, cards });

/** The position of a card; nothing when it is not on the board. */
export const positionOf = (columns: Columns, cardId: string): CardPosition | undefined => {
  for (const column of columns) {
    const index = column.cards.findIndex((card) => card.id === cardId);
    if (index >= 0) return { column: column.id, index };
  }
  return undefined;
};

/** The card with this identifier. */
export const findCard = (columns: Columns, cardId: string): Card | undefined => {
  for (const column of columns) {
    const card = column.cards.find((each) => each.id === cardId);
    if (card) return card;
  }
  return undefined;
};

const withoutCard = (columns: Columns, cardId: string): Columns =>
  columns.map((column) =>
    column.cards.some((card) => card.id === cardId)
      ? withCards(
          column,
          column.cards.filter((card) => card.id !== cardId),
        )
      : column,
  );

const putAt = (columns: Columns, card: Card, at: CardPosition): Columns =>
  columns.map((column) =>
    column.id === at.column ? withCards(column, insertAt(column.cards, at.index, card)) : column,
  );

const hasColumn = (columns: Columns, columnId: string): boolean =>
  columns.some((column) => column.id === columnId);

const addCard = (columns: Columns, card: Card, at: CardPosition): Columns =>
  findCard(columns, card.id) ? columns : putAt(columns, card, at);

const moveCard = (columns: Columns, id: string, to: CardPosition): Columns => {
  const card = findCard(columns, id);
  if (!card || !hasColumn(columns, to.column)) return columns;
  return putAt(withoutCard(columns, id), card, to);
};

const editCard = (columns: Columns, card: Card): Columns =>
  columns.map((column) =>
    column.cards.some((each) => each.id === card.id)
      ? withCards(
          column,
          column.cards.map((each) => (each.id === card.id ? card : each)),
        )
      : column,
  );

const rename = (columns: Columns, id: string, title: string): Columns =>
  columns.map((column) => (column.id === id ? { ...column, title } : column));

/**
 * The rules of a board, for both scopes and every input. An action that is already done, or that
 * no longer fits, changes nothing: it can be applied again to a newer answer of the server at any time.
 */
export const boardReducer = (columns: Columns, action: BoardAction): Columns => {
  switch (action.type) {
    case 'column.add':
      return hasColumn(columns, action.id)
        ? columns
        : [...columns, { _id: action.id, id: action.id, title: action.title, cards: [] }];
    case 'column.rename':
      return rename(columns, action.id, action.title);
    case 'column.remove':
      return columns.filter((column) => column.id !== action.id);
    case 'column.restore':
      return hasColumn(columns, action.column.id)
        ? columns
        : insertAt(columns, action.index, action.column);
    case 'card.add':
      return addCard(columns, action.card, { column: action.column, index: 0 });
    case 'card.edit':
      return editCard(columns, action.card);
    case 'card.move':
      return moveCard(columns, action.id, action.to);
    case 'card.remove':
      return withoutCard(columns, action.id);
    case 'card.restore':
      return addCard(columns, action.card, action.at);
  }
};
