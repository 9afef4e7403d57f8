import { useCallback, useEffect, useRef } from 'react';

/** Scrolls a list into sight as soon as it is drawn: one that was just added stands behind all the others. */
export const useShowColumn = (): ((columnId: string) => void) => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const column = document.querySelector(`[data-column="${wanted.current}"]`);
    if (!column) return;
    wanted.current = undefined;
    column.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback((columnId) => {
    wanted.current = columnId;
  }, []);
};
