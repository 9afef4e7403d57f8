import { callApi } from '@portal/shared-contracts';
import {
  boardCalls,
  updateCustomerCard,
  updateWriterCard,
  type BoardScope,
  type Card,
} from '@portal/shared-contracts/boards';
import { isUnanswered } from '../../../undo/is-unanswered.ts';
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
  await withRetry(() => callApi(calls.confirmCard, { boardId, cardTitle: title, description, id }));
  return withRetry(() => callApi(calls.placeCard, { column: action.column, card: id }));
};

// The answer was lost: the same identifiers sent again change nothing twice.
const withRetry = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (isUnanswered(error)) return send();
    throw error;
  }
};

/** Sends an action to the server. GETs that change something are sent once, everything else again after a lost answer. */
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
      return withRetry(() => callApi(calls.renameColumn, { id, title }));
    }
    case 'column.remove':
      return callApi(calls.removeColumn, { id: action.id });
    case 'column.restore':
      return withRetry(() => callApi(calls.restoreColumn, { id: action.column.id }));
    case 'card.add':
      return sendNewCard(scope, boardId, action);
    case 'card.edit':
      return withRetry(() => sendEdit(scope, action.card));
    case 'card.move': {
      const { id: card, from: fromPosition, to: toPosition, operation } = action;
      return withRetry(() =>
        callApi(calls.moveCard, { board: boardId, card, fromPosition, toPosition, operation }),
      );
    }
    case 'card.remove':
      return callApi(calls.removeCard, { id: action.id });
    case 'card.restore':
      return withRetry(() => callApi(calls.restoreCard, { id: action.card.id }));
  }
};
