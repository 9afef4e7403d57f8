import { useEffect, useRef } from 'react';

const PATIENCE = 10_000;

// A heading that another takes the place of could not keep the focus.
const WAITED_FOR = '[data-page-heading], h1:not([data-waiting])';

const focusHeading = (): boolean => {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>(WAITED_FOR);
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

const isBusyElsewhere = (): boolean => {
  const focused = document.activeElement;
  return (
    focused !== null &&
    focused !== document.body &&
    document.getElementById('main')?.contains(focused) === true
  );
};

/**
 * After a change of page the focus goes to the new heading, whichever remote brings it and however long
 * that takes; a person who already works inside the new page is left alone.
 */
export const useHeadingFocus = (path: string): void => {
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return undefined;
    previous.current = path;
    document.documentElement.scrollTop = 0;
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      if (isBusyElsewhere() || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [path]);
};
