import { focusHeading } from '@portal/shared-ui/back-office';
import { useLayoutEffect } from 'react';

/** What had the focus last, and the section that it stood in. */
interface Held {
  element: Element;
  section: Element | null;
}

/** A page with a place of its own for the focus, such as a card that moves, has taken it by then. */
const PATIENCE = 6;

const afterFrames = (frames: number, work: () => void): void =>
  void requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, work) : work()));

const isFocusLost = (): boolean => document.activeElement === document.body;

const findHeld = (): Held | undefined => {
  const element = document.activeElement;
  if (!element || !document.getElementById('main')?.contains(element)) return undefined;
  return { element, section: element.closest('section') };
};

const focusPlaceOf = ({ section }: Held): void => {
  const title = section?.isConnected && section.querySelector('h2');
  if (!title) return focusHeading();
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title.focus({ preventScroll: true });
};

/**
 * Where a press takes away the button that had the focus, at once or once its answer is there, the title of its section
 * takes it, or the page's heading where there is none: keys and screen readers go on from there.
 */
export const useKeptFocus = (): void => {
  useLayoutEffect(() => {
    let held: Held | undefined;
    let lost: Held | undefined;
    // Whoever has the focus again lost nothing, however soon it is taken away once more.
    const note = (): void => {
      held = findHeld();
      lost = undefined;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.element.isConnected || !isFocusLost()) return;
      const mine = held;
      lost = held;
      held = undefined;
      afterFrames(PATIENCE, () => {
        if (lost === mine && isFocusLost()) focusPlaceOf(mine);
      });
    });
    // A press besides all buttons takes the focus away too, and that is wanted.
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, note, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      lost = undefined;
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, []);
};
