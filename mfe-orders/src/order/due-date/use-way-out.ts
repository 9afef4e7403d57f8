import { useStable } from '@portal/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What {@link useWayOut} answers. */
interface WayOut {
  form: RefObject<HTMLFormElement | null>;
  /** Belongs to the last thing in it: behind that the document ends. */
  onLastKey: (event: KeyboardEvent) => void;
}

/**
 * The way out of a form that hangs over the page: it closes when the focus goes elsewhere, and when it is gone, what
 * opened it has the focus again.
 */
export const useWayOut = (onLeave: () => void): WayOut => {
  const form = useRef<HTMLFormElement>(null);
  const [opener] = useState(() => document.activeElement);
  const leave = useStable(onLeave);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const isHere =
        target === opener || (target instanceof Node && form.current?.contains(target));
      if (!isHere) leave();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      // Never from where the person has gone meanwhile.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [opener, leave]);
  const onLastKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    leave();
  };
  return { form, onLastKey };
};
