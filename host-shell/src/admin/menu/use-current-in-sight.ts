import { useEffect } from 'react';

/** Scrolls the side menu to the page that one is on, whose line may stand below the window's edge. */
export const useCurrentInSight = (page: string, isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    const line = document.querySelector('.layout-side [aria-current="page"]');
    line?.scrollIntoView?.({ block: 'nearest' });
  }, [page, isReady]);
};
