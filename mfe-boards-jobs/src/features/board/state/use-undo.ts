import { limits } from '@portal/shared-contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardAction } from './board.reducer.ts';

/** Something that can be taken back for ten seconds. */
export interface Undoable {
  key: string;
  action: BoardAction;
  inverse: BoardAction;
}

/** What can be taken back, the last one first. */
export interface Undo {
  last: Undoable | undefined;
  offer: (undoable: Undoable) => void;
  /** Removes the last one and returns it; the caller dispatches its inverse. */
  take: () => Undoable | undefined;
  /** The action failed, so there is nothing to take back. */
  forget: (key: string) => void;
}

/** Keeps each undoable action for its ten seconds. */
export const useUndo = (): Undo => {
  const [stack, setStack] = useState<readonly Undoable[]>([]);
  const current = useRef(stack);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const replace = useCallback((next: readonly Undoable[]) => {
    current.current = next;
    setStack(next);
  }, []);

  const forget = useCallback(
    (key: string) => {
      clearTimeout(timers.current.get(key));
      timers.current.delete(key);
      replace(current.current.filter((each) => each.key !== key));
    },
    [replace],
  );

  const offer = useCallback(
    (undoable: Undoable) => {
      replace([...current.current, undoable]);
      timers.current.set(
        undoable.key,
        setTimeout(() => forget(undoable.key), limits.undo),
      );
    },
    [forget, replace],
  );

  const take = useCallback(() => {
    const last = current.current.at(-1);
    if (last) forget(last.key);
    return last;
  }, [forget]);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const last = stack.at(-1);
  return useMemo(() => ({ last, offer, take, forget }), [last, offer, take, forget]);
};
