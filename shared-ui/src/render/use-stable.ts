import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for ever, which always does what the last render wanted. */
export const useStable = <A extends unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
