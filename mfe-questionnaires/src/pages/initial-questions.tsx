import Alert from 'antd/es/alert';
import Steps from 'antd/es/steps';
import { useVault, usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { LoadingSkeleton, Page as PageFrame, PageHeader, SaveState } from '@portal/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExperienceStep } from '../features/initial-questions/experience-step.tsx';
import { IndustryStep } from '../features/initial-questions/industry-step.tsx';
import {
  emptyInitialDraft,
  type InitialDraft,
  parseInitialDraft,
} from '../features/initial-questions/initial-draft.ts';
import {
  type InitialAnswers,
  sendInitialQuestions,
} from '../features/initial-questions/initial-questions.queries.ts';
import { useRequiredParams } from './use-required-params.ts';

const useSending = (orderId: string, clear: () => Promise<void>) => {
  const { events } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (answers: InitialAnswers) => sendInitialQuestions(orderId, answers),
    onSuccess: async () => {
      await clear();
      events.publish('order.changed', { orderId });
      await client.invalidateQueries({ queryKey: ['orders'] });
      // Only now: what the next page reads must not be from before the answers.
      await navigate(routes.contractFill({ id: orderId }));
    },
  });
};

/** The customer's line of work and experience, asked once before anything else of an order (QU-01 to QU-07). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { orderId } = useRequiredParams('orderId');
  const [query] = useSearchParams();
  const draft = useVault(`initial-questions:${orderId}`, emptyInitialDraft, parseInitialDraft);
  const sending = useSending(orderId, draft.clear);
  const [hasMoved, setMoved] = useState(false);
  const change = (next: InitialDraft): void => {
    if (next.step !== draft.value.step) setMoved(true);
    draft.setValue(next);
  };
  const step = { draft: draft.value, isEntered: hasMoved, onChange: change };
  return (
    <PageFrame>
      {query.has('showSuccess') && (
        <Alert type="success" showIcon closable role="status" title={t('initial.created')} />
      )}
      <PageHeader
        title={t('initial.title')}
        context={t('initial.context')}
        extra={<SaveState status={draft.status} />}
      />
      <Steps
        size="small"
        current={draft.value.step === 'industries' ? 0 : 1}
        items={[{ title: t('initial.stepIndustries') }, { title: t('initial.stepExperience') }]}
      />
      {!draft.isReady ? (
        <LoadingSkeleton shape="form" />
      ) : draft.value.step === 'industries' ? (
        <IndustryStep {...step} />
      ) : (
        <ExperienceStep
          {...step}
          isSending={sending.isPending}
          failure={sending.error}
          onSend={(experience) =>
            sending.mutate({ industries: draft.value.industries, experience })
          }
        />
      )}
    </PageFrame>
  );
};
