import { useEffect, useState } from 'react';
import { undoButton } from '../undo/undo-button.ts';

const focusAgain = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

// Never from where the person has gone meanwhile.
const isFocusLost = (): boolean => document.activeElement === document.body;

/** Gives the focus back to what had it, when a dialog is taken away. */
export const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (isFocusLost()) focusAgain(opener);
    },
    [opener],
  );
};

/** The same as a part of a question: what was deleted takes its button along, now or soon, and leaves the way to take it back. */
export const FocusBack = () => {
  const [before] = useState(() => ({ opener: document.activeElement, undo: undoButton() }));
  useEffect(
    () => () => {
      if (!isFocusLost()) return;
      const undo = undoButton();
      const isDone = undo !== before.undo || !before.opener?.isConnected;
      focusAgain(isDone && undo ? undo : before.opener);
    },
    [before],
  );
  return null;
};
