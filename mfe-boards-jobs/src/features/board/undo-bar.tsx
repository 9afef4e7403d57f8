import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../undo/undo-notice.tsx';
import { undoText } from './state/action-texts.ts';
import type { Undoable } from './state/use-undo.ts';

interface UndoBarProps {
  last: Undoable | undefined;
  onUndo: () => void;
}

/** Takes the last move or deletion back, for ten seconds. */
export const UndoBar = ({ last, onUndo }: UndoBarProps) => {
  const { t } = useTranslation('boards');
  if (!last) return null;
  return <UndoNotice key={last.key} text={undoText(t, last.action)} onUndo={onUndo} />;
};
