import type { Kept } from '@portal/shared-contracts/react';
import { usePortal } from '@portal/shared-contracts/react';
import { formatDate } from '@portal/shared-ui';
import { Alert, Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import '../../fields/fields.css';

interface NewerCopyProps<T> {
  vaultKey: string;
  kept: Kept<T>;
}

/** Another tab wrote a newer copy of the same answers: the person decides, nothing is lost silently. */
export const NewerCopy = <T,>({ vaultKey, kept }: NewerCopyProps<T>) => {
  const { t, i18n } = useTranslation('questionnaires');
  const { vault } = usePortal();
  const { newer } = kept;
  if (!newer) return null;
  const keepMine = async (): Promise<void> => {
    // Looking at the other copy marks it as seen, so that the next save replaces it.
    await vault?.load(vaultKey);
    kept.setValue(kept.value);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('newer.title', { time: formatDate(newer.savedAt, i18n.language, 'time') })}
      description={
        <>
          <p>{t('newer.text')}</p>
          <div className="quest-newer-actions">
            <Button onClick={newer.take}>{t('newer.take')}</Button>
            <Button onClick={() => void keepMine()}>{t('newer.keep')}</Button>
          </div>
        </>
      }
    />
  );
};
