import { useStable } from '@portal/shared-ui';
import { useState } from 'react';
import type { Fields } from '../saving/stored-questions.ts';
import { type Autosave, useAutosave } from '../saving/use-autosave.ts';

const MOST_STEPS = 100;
/** Typing within one field is one step until somebody pauses for so long. */
const PAUSE = 1000;

interface Past {
  undo: readonly Fields[];
  redo: readonly Fields[];
  /** The step that typing goes on with. */
  last: { what: string; at: number } | undefined;
}

const NOTHING: Past = { undo: [], redo: [], last: undefined };

// What one edit changes: the same words of the same question, the order, or something of its own.
const whatChanged = (before: Fields, after: Fields): string => {
  if (before.length !== after.length) return '';
  const changed = after.filter((field, index) => field !== before[index]);
  const had = new Set(before);
  // A line that is dragged moves place by place: all of them are one step.
  if (changed.length > 1 && after.every((one) => had.has(one))) return 'order';
  const [field] = changed;
  const former = before.find(({ key }) => key === field?.key);
  if (changed.length !== 1 || !field || !former) return '';
  const parts = Object.keys(field).filter(
    (part) => field[part as keyof typeof field] !== former[part as keyof typeof field],
  );
  return `${field.key}/${parts.join()}`;
};

const useUndo = (autosave: Autosave) => {
  const [past, setPast] = useState(NOTHING);
  const { fields } = autosave;
  const change = useStable((next: Fields): void => {
    const what = whatChanged(fields, next);
    const at = Date.now();
    const goesOn = what !== '' && what === past.last?.what && at - past.last.at < PAUSE;
    const undo = goesOn ? past.undo : [...past.undo, fields].slice(-MOST_STEPS);
    setPast({ undo, redo: [], last: { what, at } });
    autosave.change(next);
  });
  const undo = useStable((): void => {
    const before = past.undo.at(-1);
    if (!before) return;
    setPast({ undo: past.undo.slice(0, -1), redo: [...past.redo, fields], last: undefined });
    autosave.change(before);
  });
  const redo = useStable((): void => {
    const after = past.redo.at(-1);
    if (!after) return;
    setPast({ undo: [...past.undo, fields], redo: past.redo.slice(0, -1), last: undefined });
    autosave.change(after);
  });
  return {
    autosave: { ...autosave, change },
    undo: { run: undo, isPossible: past.undo.length > 0 },
    redo: { run: redo, isPossible: past.redo.length > 0 },
    /** Another copy was taken: nothing leads back behind it. */
    forget: useStable(() => setPast(NOTHING)),
  };
};

/** An editor that saves itself, whose edits can be taken back and done again, however they were made. */
export const useUndoableAutosave = (...[key, stored, calls]: Parameters<typeof useAutosave>) => {
  const autosave = useAutosave(key, stored, {
    ...calls,
    // Nothing leads back behind what somebody else saved.
    onTaken: () => undoing.forget(),
  });
  const undoing = useUndo(autosave);
  return undoing;
};

/** What {@link useUndoableAutosave} answers. */
export type Undoing = ReturnType<typeof useUndoableAutosave>;
