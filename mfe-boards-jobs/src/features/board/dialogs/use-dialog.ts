import { useCallback, useMemo, useState } from 'react';
import type { DialogCommands } from '../use-board-actions.ts';

/** The one dialog that is open on a board. */
export type OpenDialog =
  | { kind: 'card'; cardId: string }
  | { kind: 'move'; cardId: string }
  | { kind: 'new-card'; columnId: string }
  | { kind: 'rename-column'; columnId: string }
  | { kind: 'remove-column'; columnId: string };

/** Which dialog is open, with the commands that open and close one; the commands never change. */
export const useDialog = (): {
  dialog: OpenDialog | undefined;
  /** Closes that one; another that was opened since stays. */
  close: (asked: OpenDialog | undefined) => void;
  commands: DialogCommands;
} => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const commands = useMemo<DialogCommands>(
    () => ({
      openCard: (cardId) => setDialog({ kind: 'card', cardId }),
      openMoveDialog: (cardId) => setDialog({ kind: 'move', cardId }),
      addCard: (columnId) => setDialog({ kind: 'new-card', columnId }),
      renameColumn: (columnId) => setDialog({ kind: 'rename-column', columnId }),
      removeColumn: (columnId) => setDialog({ kind: 'remove-column', columnId }),
    }),
    [],
  );
  const close = useCallback(
    (asked: OpenDialog | undefined) => setDialog((now) => (now === asked ? undefined : now)),
    [],
  );
  return { dialog, close, commands };
};
