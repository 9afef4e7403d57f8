import { routes } from '@portal/shared-contracts/remote';
import { EmptyState } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../link-button.tsx';

/** The survey is answered, now or earlier; it is not offered again. */
export const SurveyThanks = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('questionnaires');
  return (
    <div role="status">
      <EmptyState
        text={t('survey.thanks')}
        hint={t('survey.thanksHint')}
        action={<LinkButton to={routes.orderView({ id: orderId })}>{t('done.toOrder')}</LinkButton>}
      />
    </div>
  );
};
