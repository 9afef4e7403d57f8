import { UndoIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import './undo.css';

interface UndoNoticeProps {
  text: string;
  onUndo: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl+Z or ⌘Z; where letters are others, the key in that place. */
const isUndo = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ');

/** What has just happened, with the way to take it back: its button, or Ctrl+Z. */
export const UndoNotice = ({ text, onUndo }: UndoNoticeProps) => {
  const { t } = useTranslation('boards');
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isUndo(event) || isTyping(event.target)) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onUndo]);
  return (
    <div className="undo-notice">
      <span>{text}</span>
      <Button size="small" icon={<UndoIcon />} onClick={onUndo} aria-keyshortcuts="Control+Z">
        {t('undo.button')}
      </Button>
    </div>
  );
};
