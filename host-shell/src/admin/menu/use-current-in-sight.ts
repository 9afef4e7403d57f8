import { useEffect } from 'react';

/** Scrolls the side menu to the page that one is on, whose line may stand below the window's edge. */
export const useCurrentInSight = (page: string, isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    const line = document.querySelector('.layout-side [aria-current="page"]');
    // The browser moves the page along with the menu, so that its title slid under the bar.
    const { scrollTop } = document.documentElement;
    line?.scrollIntoView?.({ block: 'nearest' });
    document.documentElement.scrollTop = scrollTop;
  }, [page, isReady]);
};
