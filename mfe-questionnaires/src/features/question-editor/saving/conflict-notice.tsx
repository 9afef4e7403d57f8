import { usePopup } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { StoredQuestions } from './stored-questions.ts';
import type { Autosave } from './use-autosave.ts';

interface ConflictNoticeProps {
  autosave: Autosave;
  /** Fetches the server's copy as it is now. */
  reload: () => Promise<StoredQuestions>;
}

/** Somebody saved the same questions elsewhere: the writer decides which copy stays. */
export const ConflictNotice = ({ autosave, reload }: ConflictNoticeProps) => {
  const { t } = useTranslation('questionnaires');
  const popup = usePopup();
  if (!autosave.hasConflict) return null;
  const takeTheirs = (): void => void reload().then(autosave.take).catch(popup.failure);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('conflict.title')}
      description={
        <>
          <p>{t('conflict.text')}</p>
          <div className="quest-newer-actions">
            <Button onClick={takeTheirs}>{t('conflict.theirs')}</Button>
            <Button onClick={() => void autosave.keepMine()}>{t('conflict.mine')}</Button>
          </div>
        </>
      }
    />
  );
};
