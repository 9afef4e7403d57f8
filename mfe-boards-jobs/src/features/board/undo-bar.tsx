import { UndoIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { undoText } from './state/action-texts.ts';
import type { Undoable } from './state/use-undo.ts';

interface UndoBarProps {
  last: Undoable | undefined;
  onUndo: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Takes the last move or deletion back, by its button or Ctrl+Z, for ten seconds. */
export const UndoBar = ({ last, onUndo }: UndoBarProps) => {
  const { t } = useTranslation('boards');
  useEffect(() => {
    if (!last) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [last, onUndo]);
  if (!last) return null;
  return (
    <div className="board-undo" key={last.key}>
      <span>{undoText(t, last.action)}</span>
      <Button size="small" icon={<UndoIcon />} onClick={onUndo} aria-keyshortcuts="Control+Z">
        {t('undo.button')}
      </Button>
    </div>
  );
};
