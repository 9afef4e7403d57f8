import { DateText } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

/** Edits after publishing do not reach the customer by themselves. */
export const UnpublishedNotice = ({ publishedAt }: { publishedAt: string | null }) => {
  const { t } = useTranslation('questionnaires');
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('template.changed')}
      description={
        publishedAt && (
          <>
            {t('followUp.unpublished')} <DateText value={publishedAt} style="moment" />
          </>
        )
      }
    />
  );
};
