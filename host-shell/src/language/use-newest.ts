import { useCallback, useRef } from 'react';

/** Counts what is begun; each learns later whether it is still the newest. */
export const useNewest = (): (() => () => boolean) => {
  const count = useRef(0);
  return useCallback(() => {
    const own = (count.current += 1);
    return () => own === count.current;
  }, []);
};
