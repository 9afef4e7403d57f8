import type { Board } from '@portal/shared-contracts/boards';
import { usePortal, useEvent } from '@portal/shared-contracts/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { boardReducer, type BoardAction, type Columns } from './board.reducer.ts';
import type { OpenBoard } from './board-scope.ts';
import { boardQuery } from './board.queries.ts';
import { inverseAction } from './inverse-action.ts';
import { sendAction } from './send-action.ts';
import { useUndo, type Undoable } from './use-undo.ts';

/** An action on its way to the server. */
interface Pending {
  key: number;
  action: BoardAction;
}

/** How an action ended, for those who wait for it. */
export interface BoardFailure {
  action: BoardAction;
  error: unknown;
}

/** A board as its view sees it. */
export interface BoardEngine {
  query: ReturnType<typeof useQuery<Board>>;
  /** The server's columns with everything that is on its way laid over them. */
  columns: Columns;
  /** Shows at once, sends in order, and settles when the server has answered. */
  dispatch: (action: BoardAction) => Promise<void>;
  /** What can be taken back now, and the way to do it. */
  lastUndoable: Undoable | undefined;
  undo: () => Undoable | undefined;
}

const NONE: Columns = [];

// A column leaves the board when the server has said so: its dialog shows a spinner until then (BJ-17).
const asksFirst = (action: BoardAction): boolean => action.type === 'column.remove';

/** The one engine of both scopes: every input ends in `dispatch`. */
export const useBoard = (
  open: OpenBoard,
  onFailure: (failure: BoardFailure) => void,
): BoardEngine => {
  const client = useQueryClient();
  const { events } = usePortal();
  const options = boardQuery(open);
  const query = useQuery(options);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const nextKey = useRef(0);
  const { last: lastUndoable, offer, take, forget } = useUndo();

  const server = query.data?.columns ?? NONE;
  const boardId = query.data?._id ?? '';
  const columns = useMemo(
    () => pending.reduce((shown, { action }) => boardReducer(shown, action), server),
    [pending, server],
  );
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  }, [columns]);

  const settle = useCallback(
    async (key: number, action: BoardAction, inverse?: BoardAction): Promise<void> => {
      try {
        await sendAction(open.scope, boardId, action);
        // An answer that left the server before this change must not overwrite it.
        await client.cancelQueries({ queryKey: options.queryKey });
        client.setQueryData(
          options.queryKey,
          (board) => board && { ...board, columns: [...boardReducer(board.columns, action)] },
        );
        if (inverse && asksFirst(action)) offer({ key, action, inverse });
        events.publish('board.changed', { boardId });
      } catch (error) {
        forget(key);
        onFailure({ action, error });
        throw error;
      } finally {
        setPending((all) => all.filter((each) => each.key !== key));
        waiting.current -= 1;
        if (waiting.current === 0) void client.invalidateQueries({ queryKey: options.queryKey });
      }
    },
    [boardId, client, events, onFailure, open.scope, offer, options.queryKey, forget],
  );

  const run = useCallback(
    (action: BoardAction, canUndo: boolean): Promise<void> => {
      const key = (nextKey.current += 1);
      const inverse = canUndo ? inverseAction(latest.current, action) : undefined;
      waiting.current += 1;
      if (!asksFirst(action)) {
        latest.current = boardReducer(latest.current, action);
        if (inverse) offer({ key, action, inverse });
        setPending((all) => [...all, { key, action }]);
      }
      const sent = queue.current.then(() => settle(key, action, inverse));
      queue.current = sent.catch(() => undefined);
      return sent;
    },
    [settle, offer],
  );

  const dispatch = useCallback((action: BoardAction) => run(action, true), [run]);

  const undo = useCallback(() => {
    const last = take();
    // A failure is told by `onFailure`; nobody waits for this promise.
    if (last) run(last.inverse, false).catch(() => undefined);
    return last;
  }, [run, take]);

  useEvent('board.changed', (changed) => {
    // While something is on its way the refetch waits for it: `settle` asks once at the end.
    if (changed.boardId === boardId && waiting.current === 0)
      void client.invalidateQueries({ queryKey: options.queryKey });
  });

  return { query, columns, dispatch, lastUndoable, undo };
};
