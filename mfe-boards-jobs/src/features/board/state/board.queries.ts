import { callApi } from '@portal/shared-contracts';
import {
  boardCalls,
  getCustomerBoard,
  getWriterBoard,
  type Board,
} from '@portal/shared-contracts/boards';
import { queryOptions } from '@tanstack/react-query';
import type { OpenBoard } from './open-board.ts';

const fetchBoard = ({ scope, id = '' }: OpenBoard, signal: AbortSignal): Promise<Board> =>
  scope === 'customer'
    ? callApi(getCustomerBoard, {}, { signal })
    : callApi(getWriterBoard, { id }, { signal });

/** The board with everything on it. */
export const boardQuery = (open: OpenBoard) =>
  queryOptions({
    queryKey: ['boards', 'detail', open.scope, open.id ?? ''],
    queryFn: ({ signal }) => fetchBoard(open, signal),
  });

/** One card, freshly read when its dialog opens (BJ-22). */
export const cardQuery = (open: OpenBoard, cardId: string) =>
  queryOptions({
    queryKey: ['boards', 'card', open.scope, cardId],
    queryFn: ({ signal }) => callApi(boardCalls[open.scope].getCard, { id: cardId }, { signal }),
    gcTime: 0,
    retry: false,
  });
