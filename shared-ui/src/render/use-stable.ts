import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes its identity and always runs what the last render passed in. */
export const useStable = <A extends unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
