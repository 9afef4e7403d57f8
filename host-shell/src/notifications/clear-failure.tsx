import { ErrorState } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** Clearing failed; the list is as it was (HS-77). */
export const ClearFailure = () => {
  const { t } = useTranslation('shell');
  return <ErrorState text={t('notifications.clearFailed')} />;
};
