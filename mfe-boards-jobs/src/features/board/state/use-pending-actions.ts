import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { boardReducer, type BoardAction, type Columns } from './board.reducer.ts';

/** The columns as a person sees them, with the actions that the server has not answered yet. */
export interface PendingActions {
  /** The server's columns with every pending action applied to them. */
  columns: Columns;
  /** The same, also between an action and the render that shows it. */
  latest: RefObject<Columns>;
  add: (key: string, action: BoardAction) => void;
  remove: (key: string) => void;
}

export const usePendingActions = (server: Columns): PendingActions => {
  const [pending, setPending] = useState<readonly { key: string; action: BoardAction }[]>([]);
  const columns = useMemo(
    () => pending.reduce((shown, { action }) => boardReducer(shown, action), server),
    [pending, server],
  );
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  }, [columns]);
  const add = useCallback((key: string, action: BoardAction) => {
    latest.current = boardReducer(latest.current, action);
    setPending((all) => [...all, { key, action }]);
  }, []);
  const remove = useCallback(
    (key: string) => setPending((all) => all.filter((each) => each.key !== key)),
    [],
  );
  return { columns, latest, add, remove };
};
