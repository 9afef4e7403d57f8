import type { KeyboardEvent } from 'react';
import type { Undoing } from './use-undo.ts';

// Where letters are no Latin ones, the place on the keyboard counts.
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';

/** Ctrl+Z or ⌘Z takes the last edit back, with Shift it is done again. */
export const undoByKey = (
  event: KeyboardEvent,
  { undo, redo }: Pick<Undoing, 'undo' | 'redo'>,
): void => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !isZ(event)) return;
  event.preventDefault();
  if (event.shiftKey) redo.run();
  else undo.run();
};
