import { useEffect, useRef } from 'react';

const PATIENCE = 10_000;

const isAtWaiting = (): boolean => document.activeElement?.hasAttribute('data-waiting') === true;

/** A title is no field, but keys and screen readers go on from there; the page stays where it is in the window. */
export const focusTitle = (title: HTMLElement): void => {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** Whether that is done: a heading that stands while its content is still to come may give way to another one. */
export const focusHeading = (): boolean => {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('[data-page-heading], h1');
  if (!heading) return false;
  focusTitle(heading);
  return !isAtWaiting();
};

/** Before the focus has landed it may still stand at the link that was followed. */
const isBusyElsewhere = (hasLanded: boolean): boolean => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || isAtWaiting()) return false;
  return hasLanded || document.getElementById('main')?.contains(focused) === true;
};

/**
 * Brings the focus to the page's heading, whichever remote brings it and however long that takes; a person who
 * already works inside the page is left alone. Returns how to stop.
 */
export const followHeading = (): (() => void) => {
  if (focusHeading()) return () => undefined;
  let hasLanded = isAtWaiting();
  const observer = new MutationObserver(() => {
    if (isBusyElsewhere(hasLanded) || focusHeading()) observer.disconnect();
    hasLanded ||= isAtWaiting();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
};

/** After a change of page the focus goes to the new heading. */
export const useHeadingFocus = (path: string): void => {
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return undefined;
    previous.current = path;
    return followHeading();
  }, [path]);
};
