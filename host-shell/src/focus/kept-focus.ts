import { isFocusLost } from '@portal/shared-ui';
import { useLayoutEffect } from 'react';
import { focusHeading, focusTitle } from './heading-focus.ts';

/** What people name a part of a page by: it has a title of its own. */
const PLACE = 'section, [role="dialog"]';

// A page that knows better puts the focus there itself, some frames later at most.
const PATIENCE = 200;

/** What had the focus last, and the places that it stood in, the nearest one first. */
interface Held {
  element: Element;
  places: readonly Element[];
}

const placesOf = (element: Element): Element[] => {
  const place = element.closest(PLACE);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
};

const findHeld = (): Held | undefined => {
  const element = document.activeElement;
  if (!element) return undefined;
  const places = placesOf(element);
  const isOfPage = document.getElementById('main')?.contains(element) || places.length > 0;
  return isOfPage ? { element, places } : undefined;
};

const titleOf = (place: Element): HTMLElement | null =>
  document.getElementById(place.getAttribute('aria-labelledby') ?? '') ?? place.querySelector('h2');

const focusPlaceOf = ({ places }: Held): void => {
  const titles = places.filter(({ isConnected }) => isConnected).map(titleOf);
  const title = titles.find((found) => found !== null);
  if (title) focusTitle(title);
  else focusHeading();
};

/**
 * Where a press takes away the button that had the focus, at once or once its answer is there, the title of its section
 * or dialog takes it, or the page's heading where there is none: keys and screen readers go on from there.
 */
export const useKeptFocus = (): void => {
  useLayoutEffect(() => {
    let held: Held | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      clearTimeout(timer);
      held = findHeld();
    };
    const observer = new MutationObserver(() => {
      if (!held || held.element.isConnected || !isFocusLost()) return;
      const lost = held;
      held = undefined;
      timer = setTimeout(() => isFocusLost() && focusPlaceOf(lost), PATIENCE);
    });
    // A press besides all buttons takes the focus away too, and that is wanted.
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, note, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, []);
};
