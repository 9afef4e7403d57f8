import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import type { Survey } from '@portal/shared-contracts/questionnaires';
import { Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalledOff } from '../features/questionnaire/questionnaire-states.tsx';
import { SurveyThanks } from '../features/survey/survey-thanks.tsx';
import { sendSurvey, surveyQuery } from '../features/survey/survey.queries.ts';
import { useLeaveSections } from '../use-section-history.ts';
import { Wizard } from '../features/wizard/wizard.tsx';
import { useForget } from '../use-forget.ts';
import { useRequiredParams } from '../use-required-params.ts';

interface AnsweringProps {
  orderId: string;
  survey: Survey;
  isCalledOff: boolean;
}

const Answering = ({ orderId, survey, isCalledOff }: AnsweringProps) => {
  const { events } = usePortal();
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const vaultKey = `survey:${orderId}:${survey._id}`;
  useForget(survey.answeredAt !== null, vaultKey);
  useLeaveSections(isSent);
  if (isSent || survey.answeredAt !== null) return <SurveyThanks orderId={orderId} />;
  if (isCalledOff) return <CalledOff orderId={orderId} />;
  const finish = (): void => {
    setSent(true);
    events.publish('order.changed', { orderId });
    void client.invalidateQueries({ queryKey: ['questionnaires'] });
  };
  return (
    <Wizard
      isPage
      vaultKey={vaultKey}
      questions={survey.questions}
      onSend={(answers) => sendSurvey(orderId, survey._id, answers)}
      onSent={finish}
    />
  );
};

/** The feedback survey of an order, inside the portal (QU-40). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { orderId, surveyId } = useRequiredParams('orderId', 'surveyId');
  const query = useQuery(surveyQuery(orderId, surveyId));
  return (
    <PageFrame>
      <PageHeader
        title={query.data?.survey.title ?? t('page.survey')}
        context={query.data?.orderData.packageName}
        back={{ to: routes.orderView({ id: orderId }), label: t('done.toOrder') }}
      />
      <QueryStates query={query} skeleton="form">
        {({ survey, orderData }) => (
          <Answering
            key={`${orderId}/${survey._id}`}
            orderId={orderId}
            survey={survey}
            isCalledOff={Boolean(orderData.cancelledAt)}
          />
        )}
      </QueryStates>
    </PageFrame>
  );
};
