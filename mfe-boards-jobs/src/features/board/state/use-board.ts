import { usePortal, useEvent } from '@portal/shared-contracts/react';
import { useCallback, useRef } from 'react';
import { isUnanswered } from '../../../undo/is-unanswered.ts';
import { afterPaint } from '../after-paint.ts';
import type { BoardAction, Columns } from './board.reducer.ts';
import { inverseAction } from './inverse-action.ts';
import type { OpenBoard } from './open-board.ts';
import { sendAction } from './send-action.ts';
import { useBoardQuery, type BoardQuery } from './use-board-query.ts';
import { usePendingActions } from './use-pending-actions.ts';
import { useUndo, type Undoable } from './use-undo.ts';

/** An action that the server refused, or that did not arrive. */
export interface BoardFailure {
  action: BoardAction;
  error: unknown;
}

type OnFailure = (failure: BoardFailure) => void;

/** A board as its view takes it. */
export interface LiveBoard {
  query: BoardQuery['query'];
  /** The server's columns with every action applied that is on its way. */
  columns: Columns;
  /** Shows an action at once and sends it after those before it; settles when the server has answered. */
  dispatch: (action: BoardAction) => Promise<void>;
  /** What can be taken back now, and the way to do it. */
  lastUndoable: Undoable | undefined;
  undo: () => Undoable | undefined;
}

// A column leaves the board only when the server has deleted it; its dialog shows a spinner until then (BJ-17).
const waitsForServer = (action: BoardAction): boolean => action.type === 'column.remove';

/** A moved card is painted before its call is made, which would cost a slow device the frame. */
const untilShown = (action: BoardAction): Promise<void> | undefined =>
  action.type === 'card.move' ? new Promise((resolve) => afterPaint(resolve)) : undefined;

const useTakingBack = (
  run: (action: BoardAction) => Promise<void>,
  { take, offer }: Pick<ReturnType<typeof useUndo>, 'take' | 'offer'>,
) =>
  useCallback(() => {
    const last = take();
    // One that did not arrive is offered again; sent twice, it takes back once.
    const offerAgain = (error: unknown): void => {
      if (last && isUnanswered(error)) offer(last);
    };
    if (last) void run(last.inverse).catch(offerAgain);
    return last;
  }, [offer, run, take]);

/** One board for both scopes: mouse, finger, keyboard and menus all end in `dispatch`. */
export const useBoard = (open: OpenBoard, onFailure: OnFailure): LiveBoard => {
  const { events, setUnsaved } = usePortal();
  const { query, boardId, accept, refresh, ...server } = useBoardQuery(open);
  const { columns, latest, add, remove } = usePendingActions(server.columns);
  const { last: lastUndoable, offer, take, forget } = useUndo();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);

  const settle = useCallback(
    async (key: string, action: BoardAction, inverse?: BoardAction): Promise<void> => {
      try {
        await sendAction(open.scope, boardId, action);
        await accept(action);
        if (inverse && waitsForServer(action)) offer({ key, action, inverse });
        events.publish('board.changed', { boardId });
      } catch (error) {
        // What may have lasted can be taken back all the same.
        if (!isUnanswered(error)) forget(key);
        else if (inverse && waitsForServer(action)) offer({ key, action, inverse });
        onFailure({ action, error });
        throw error;
      } finally {
        remove(key);
        setUnsaved(key, false);
        waiting.current -= 1;
        if (waiting.current === 0) refresh();
      }
    },
    [accept, boardId, events, forget, offer, onFailure, open.scope, refresh, remove, setUnsaved],
  );
  const run = useCallback(
    (action: BoardAction, inverse?: BoardAction): Promise<void> => {
      const key = crypto.randomUUID();
      waiting.current += 1;
      // Closing the page asks first until the server has answered, also when the board was left inside the portal.
      setUnsaved(key, true);
      if (!waitsForServer(action)) {
        add(key, action);
        if (inverse) offer({ key, action, inverse });
      }
      const sent = Promise.all([queue.current, untilShown(action)]).then(() =>
        settle(key, action, inverse),
      );
      queue.current = sent.catch(() => undefined);
      return sent;
    },
    [add, offer, setUnsaved, settle],
  );
  const dispatch = useCallback(
    (action: BoardAction) => run(action, inverseAction(latest.current, action)),
    [latest, run],
  );
  const undo = useTakingBack(run, { take, offer });

  useEvent('board.changed', (changed) => {
    // While something is on its way, `settle` asks the server once at the end.
    if (changed.boardId === boardId && waiting.current === 0) refresh();
  });
  return { query, columns, dispatch, lastUndoable, undo };
};
