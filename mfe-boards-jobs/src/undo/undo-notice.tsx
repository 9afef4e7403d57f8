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

/** What has just happened, with the way to take it back: its button, or Ctrl+Z. */
export const UndoNotice = ({ text, onUndo }: UndoNoticeProps) => {
  const { t } = useTranslation('boards');
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isTyping(event.target)) return;
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
