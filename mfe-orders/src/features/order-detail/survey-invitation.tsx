import { callApi } from '@portal/shared-contracts';
import { isCompleted, type Order } from '@portal/shared-contracts/orders';
import { isSurveyLink, saveFeedback } from '@portal/shared-contracts/questionnaires';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ORDERS } from '../../order/orders.queries.ts';

/** Asks once for an opinion when the order is completed: here, or at the firm's own survey. */
export const SurveyInvitation = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: (status: 'answered' | 'dismissed') =>
      callApi(saveFeedback, { id: order._id, status }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
  const survey = order.package.surveyDetails;
  if (!survey || order.surveySubmitted || order.cancelledAt || !isCompleted(order)) return null;
  return (
    <Section title={t('surveyTitle')}>
      <p className="orders-muted">{t('surveyHint')}</p>
      <div className="orders-buttons">
        {isSurveyLink(survey) ? (
          <a
            className="orders-button-link"
            href={survey}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => answer.mutate('answered')}
          >
            {t('surveyOpen')}
          </a>
        ) : (
          <Link
            className="orders-button-link"
            to={routes.survey({ orderId: order._id, surveyId: survey })}
          >
            {t('surveyOpen')}
          </Link>
        )}
        <Button type="text" loading={answer.isPending} onClick={() => answer.mutate('dismissed')}>
          {t('notNow')}
        </Button>
      </div>
      {answer.isError && <ErrorState error={answer.error} />}
    </Section>
  );
};
