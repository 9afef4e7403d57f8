import { useMemo, useState } from 'react';
import type { BoardDialogs } from '../features/board-view/use-board-actions.ts';

/** The one dialog that is open on a board. */
export type OpenDialog =
  | { kind: 'card'; cardId: string }
  | { kind: 'move'; cardId: string }
  | { kind: 'new-card'; columnId: string }
  | { kind: 'rename-column'; columnId: string }
  | { kind: 'remove-column'; columnId: string };

export const useDialog = (): {
  dialog: OpenDialog | undefined;
  close: () => void;
  dialogs: BoardDialogs;
} => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const dialogs = useMemo<BoardDialogs>(
    () => ({
      openCard: (cardId) => setDialog({ kind: 'card', cardId }),
      chooseTarget: (cardId) => setDialog({ kind: 'move', cardId }),
      addCard: (columnId) => setDialog({ kind: 'new-card', columnId }),
      renameColumn: (columnId) => setDialog({ kind: 'rename-column', columnId }),
      removeColumn: (columnId) => setDialog({ kind: 'remove-column', columnId }),
    }),
    [],
  );
  const close = useMemo(() => () => setDialog(undefined), []);
  return { dialog, close, dialogs };
};
