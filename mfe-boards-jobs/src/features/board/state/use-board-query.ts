import type { Board } from '@portal/shared-contracts/boards';
import { useStable } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { boardQuery } from './board.queries.ts';
import { boardReducer, type BoardAction, type Columns } from './board.reducer.ts';
import type { OpenBoard } from './open-board.ts';

/** The board as the server has it. */
export interface BoardQuery {
  query: ReturnType<typeof useQuery<Board>>;
  boardId: string;
  columns: Columns;
  /** Applies an action that the server has accepted. */
  accept: (action: BoardAction) => Promise<void>;
  refresh: () => void;
}

const NONE: Columns = [];

export const useBoardQuery = (open: OpenBoard): BoardQuery => {
  const client = useQueryClient();
  const options = boardQuery(open);
  const { queryKey } = options;
  const query = useQuery(options);
  const accept = useStable(async (action: BoardAction) => {
    // An answer that left the server before this change must not overwrite it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (board) => board && { ...board, columns: [...boardReducer(board.columns, action)] },
    );
  });
  const refresh = useStable(() => void client.invalidateQueries({ queryKey }));
  const { _id: boardId = '', columns = NONE } = query.data ?? {};
  return { query, boardId, columns, accept, refresh };
};
