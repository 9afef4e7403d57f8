import { findCard, positionOf, type BoardAction, type Columns } from './board.reducer.ts';

const newOperation = (): string => crypto.randomUUID();

/** The action that takes `action` back on exactly these columns; nothing where undo is not offered. */
export const inverseAction = (columns: Columns, action: BoardAction): BoardAction | undefined => {
  switch (action.type) {
    case 'card.move': {
      const at = positionOf(columns, action.id);
      const { id, to } = action;
      return at && { type: 'card.move', id, from: to, to: at, operation: newOperation() };
    }
    case 'card.remove': {
      const card = findCard(columns, action.id);
      const at = positionOf(columns, action.id);
      return card && at && { type: 'card.restore', card, at };
    }
    case 'column.remove': {
      const index = columns.findIndex((column) => column.id === action.id);
      const column = columns[index];
      return column && { type: 'column.restore', column, index };
    }
    default:
      return undefined;
  }
};
