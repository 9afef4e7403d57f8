import { ApiError, callApi } from '@portal/shared-contracts';
import {
  boardCalls,
  updateCustomerCard,
  updateWriterCard,
  type BoardScope,
  type Card,
} from '@portal/shared-contracts/boards';
import type { BoardAction } from './board.reducer.ts';

const sendEdit = (scope: BoardScope, card: Card): Promise<unknown> => {
  const { id, title, description, content, deadline, priority } = card;
  if (scope === 'customer') return callApi(updateCustomerCard, { id, title, description, content });
  const { descriptionContent } = content;
  return callApi(updateWriterCard, { id, title, deadline, priority, descriptionContent });
};

const sendNewCard = async (
  scope: BoardScope,
  boardId: string,
  action: Extract<BoardAction, { type: 'card.add' }>,
): Promise<unknown> => {
  const { id, title, description } = action.card;
  const calls = boardCalls[scope];
  await again(() => callApi(calls.confirmCard, { boardId, cardTitle: title, description, id }));
  return again(() => callApi(calls.placeCard, { column: action.column, card: id }));
};

// The answer was lost: the same identifiers sent again change nothing twice.
const again = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'timeout') return send();
    throw error;
  }
};

/** Tells the server what happened. Changing GETs are sent once, everything else again after a lost answer. */
export const sendAction = (
  scope: BoardScope,
  boardId: string,
  action: BoardAction,
): Promise<unknown> => {
  const calls = boardCalls[scope];
  switch (action.type) {
    case 'column.add':
      return callApi(calls.addColumn, { boardId, id: action.id });
    case 'column.rename': {
      const { id, title } = action;
      return again(() => callApi(calls.renameColumn, { id, title }));
    }
    case 'column.remove':
      return callApi(calls.removeColumn, { id: action.id });
    case 'column.restore':
      return again(() => callApi(calls.restoreColumn, { id: action.column.id }));
    case 'card.add':
      return sendNewCard(scope, boardId, action);
    case 'card.edit':
      return again(() => sendEdit(scope, action.card));
    case 'card.move': {
      const { id: card, from: fromPosition, to: toPosition, operation } = action;
      return again(() =>
        callApi(calls.moveCard, { board: boardId, card, fromPosition, toPosition, operation }),
      );
    }
    case 'card.remove':
      return callApi(calls.removeCard, { id: action.id });
    case 'card.restore':
      return again(() => callApi(calls.restoreCard, { id: action.card.id }));
  }
};
