import { useEffect, useState } from 'react';

/** Whatever a deletion took away with its button left the way to take it back. */
const UNDO = '.undo-notice button';

/**
 * Gives the focus back to what had it, when a dialog is taken away; never from where the person has gone meanwhile.
 * `otherwise` selects what takes it where that is gone as well.
 */
export const useFocusBack = (otherwise?: string): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const next =
        opener?.isConnected || !otherwise ? opener : document.querySelector<HTMLElement>(otherwise);
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
    [opener, otherwise],
  );
};

/** The same as a part of a question, which may take away what has asked it. */
export const FocusBack = () => {
  useFocusBack(UNDO);
  return null;
};
