import { useCallback, useEffect, useRef } from 'react';

/** A rush of changes is one reading. */
const PAUSE = 700;

/** Calls with all that it was told in the pause before. */
export const useGathered = (work: (heard: ReadonlySet<string>) => Promise<void>) => {
  const heard = useRef<Set<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((ids: Iterable<string>): void => {
    for (const id of ids) heard.current.add(id);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const taken = heard.current;
      heard.current = new Set();
      void latest.current(taken);
    }, PAUSE);
  }, []);
};
