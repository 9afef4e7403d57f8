import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

/** Says that a product is in no review. */
export const ArchivedChip = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return <StatusChip kind="waiting" label={t('states.archived')} plain />;
};
