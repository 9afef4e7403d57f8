import { ApiError } from '@portal/shared-contracts';
import { useVault, usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import {
  LoadingSkeleton,
  Page as PageFrame,
  PageHeader,
  QueryStates,
  SaveState,
} from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ExperienceStep } from '../features/initial-questions/experience-step.tsx';
import { IndustryStep } from '../features/initial-questions/industry-step.tsx';
import { NO_CHOICES, parseInitialChoices } from '../features/initial-questions/initial-choices.ts';
import {
  askedOrderQuery,
  type InitialAnswers,
  sendInitialQuestions,
} from '../features/initial-questions/initial-questions.queries.ts';
import { StepLine } from '../features/initial-questions/step-line.tsx';
import { useSteps } from '../features/initial-questions/use-steps.ts';
import { NewerCopy } from '../features/wizard/newer-copy.tsx';
import { useForget } from '../use-forget.ts';
import { useRequiredParams } from '../use-required-params.ts';

const useSending = (orderId: string, clear: () => Promise<void>) => {
  const { events } = usePortal();
  return useMutation({
    mutationFn: (answers: InitialAnswers) => sendInitialQuestions(orderId, answers),
    onSuccess: async () => {
      await clear();
      events.publish('order.changed', { orderId });
    },
  });
};

const isRefusal = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Whether the questions are asked, are over (answered before, or the order was called off), or nobody knows yet. */
const useAsked = (orderId: string): { state: 'asked' | 'over' | 'unknown'; ask: () => void } => {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(askedOrderQuery(orderId));
  const order = data?.order;
  const isOver = !!order && (order.customer_industries.length > 0 || !!order.cancelledAt);
  const ask = (): void => void refetch();
  // An order that cannot be read keeps nobody from answering: the server takes the answers once.
  if (isError || (order && !isOver)) return { state: 'asked', ask };
  return { state: isOver && isFetchedAfterMount ? 'over' : 'unknown', ask };
};

const InitialQuestions = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation('questionnaires');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const vaultKey = `initial-questions:${orderId}`;
  const kept = useVault(vaultKey, NO_CHOICES, parseInitialChoices);
  const sending = useSending(orderId, kept.clear);
  const { state, ask } = useAsked(orderId);
  // What was sent from here leads on by itself.
  const isOwn = sending.isPending || sending.isSuccess;
  const { current, hasMoved, onNext, onBack } = useSteps(kept, state === 'asked' && !isOwn);
  const send = (answers: InitialAnswers): void =>
    sending.mutate(answers, {
      // Here and not in the mutation: whoever went elsewhere meanwhile stays there.
      // The last question is no step back any more.
      onSuccess: () => void navigate(routes.contractFill({ id: orderId }), { replace: true }),
      // Answered elsewhere meanwhile: what was chosen here can never be sent.
      onError: (error) => void (isRefusal(error, 'already-done') && kept.clear().then(ask)),
    });
  const isOver = state === 'over' && !isOwn;
  useForget(isOver, vaultKey);
  const step = { choices: kept.value, isEntered: hasMoved, onChange: kept.setValue };
  if (isOver) return <Navigate replace to={routes.orderView({ id: orderId })} />;
  return (
    <PageFrame>
      {query.has('showSuccess') && (
        <Alert type="success" showIcon closable role="status" title={t('initial.created')} />
      )}
      <PageHeader
        title={t('initial.title')}
        context={t('initial.context')}
        extra={<SaveState status={kept.status} isDraft />}
      />
      <StepLine
        current={current}
        steps={[t('initial.stepIndustries'), t('initial.stepExperience')]}
      />
      {!isOwn && <NewerCopy vaultKey={vaultKey} kept={kept} />}
      {!kept.isReady || (state === 'unknown' && !isOwn) ? (
        <LoadingSkeleton shape="form" />
      ) : current === 0 ? (
        <IndustryStep {...step} onNext={onNext} />
      ) : (
        <ExperienceStep
          {...step}
          onBack={onBack}
          isSending={sending.isPending}
          failure={sending.error}
          onSend={(experience) => send({ industries: kept.value.industries, experience })}
        />
      )}
    </PageFrame>
  );
};

/** The customer's line of work and experience, asked once before anything else of an order (QU-01 to QU-07). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { orderId } = useRequiredParams('orderId');
  const query = useQuery(askedOrderQuery(orderId));
  if (!isRefusal(query.error, 'not-found'))
    return <InitialQuestions key={orderId} orderId={orderId} />;
  // Nobody answers two questions for an order that is not there, or not theirs.
  return (
    <PageFrame>
      <QueryStates query={query} title={t('initial.title')}>
        {() => null}
      </QueryStates>
    </PageFrame>
  );
};
