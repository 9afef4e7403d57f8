import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { Undoing } from './use-undo.ts';

/** Takes edits back and does them again; the keys do the same. */
export const UndoButtons = ({ undo, redo }: Pick<Undoing, 'undo' | 'redo'>) => {
  const { t } = useTranslation('questionnaires');
  return (
    <span className="quest-undo">
      <Button disabled={!undo.isPossible} aria-keyshortcuts="Control+Z" onClick={undo.run}>
        {t('editor.undo')}
      </Button>
      <Button disabled={!redo.isPossible} aria-keyshortcuts="Control+Shift+Z" onClick={redo.run}>
        {t('editor.redo')}
      </Button>
    </span>
  );
};
