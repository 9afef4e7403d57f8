import { ApiError } from '@portal/shared-contracts';
import {
  type OrderData,
  orderTrail,
  shortOrderName,
  type Step,
  type Turn,
} from '@portal/shared-contracts/orders';
import { usePortal, useTabName } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import type { Answers, Questionnaire } from '@portal/shared-contracts/questionnaires';
import { Page as PageFrame, PageHeader, QueryStates, usePopup } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import {
  hasAnswers,
  questionnaireQuery,
  sendAnswers,
} from '../features/questionnaire/questionnaire.queries.ts';
import {
  AlreadyAnswered,
  CalledOff,
  NotAvailable,
  Sent,
} from '../features/questionnaire/questionnaire-states.tsx';
import { useLeaveSections } from '../use-section-history.ts';
import { Wizard } from '../features/wizard/wizard.tsx';
import { useForget } from '../use-forget.ts';
import { useRequiredParams } from '../use-required-params.ts';

interface AnsweringProps {
  orderId: string;
  questionnaire: Questionnaire;
  turn: Turn;
  isCalledOff: boolean;
  /** Read while this page was open: what is gone by it is really gone. */
  isFresh: boolean;
  /** Asks the server again whether it has the answers. */
  isAnswered: () => Promise<boolean>;
}

/** The customer's next step once these answers are there; the order may still be read as it was before them. */
const nextAfter = ({ _id, serviceId }: Questionnaire, { customer }: Turn): Step | undefined =>
  customer?.moduleId === _id && customer.serviceId === serviceId ? undefined : customer;

const Answering = (props: AnsweringProps) => {
  const { orderId, questionnaire, turn, isCalledOff, isFresh, isAnswered } = props;
  const { t } = useTranslation('questionnaires');
  const { events } = usePortal();
  const client = useQueryClient();
  const popup = usePopup();
  const [isSent, setSent] = useState(false);
  // While answers are on their way the wizard stays with what they answer: their news may overtake the reply.
  const [sending, setSending] = useState<Questionnaire>();
  const { _id: taskId, serviceId, state } = questionnaire;
  const done = { orderId, questionnaire, next: nextAfter(questionnaire, turn) };
  const first = `questionnaire:${orderId}:${taskId}:${serviceId}`;
  // What somebody once began on this device is not laid over the answers that were given since.
  const again = `${first}:again`;
  const isOver = state === 'answered' && !sending;
  useForget(isOver && isFresh, first);
  useForget(isOver && isFresh, again);
  useLeaveSections(isSent);
  if (isSent) return <Sent {...done} />;
  if (isCalledOff && state !== 'answered') return <CalledOff orderId={orderId} />;
  if (state === 'not-available') return <NotAvailable orderId={orderId} />;
  if (isOver) return <AlreadyAnswered {...done} />;
  const send = async (answers: Answers): Promise<void> => {
    setSending(questionnaire);
    try {
      await sendAnswers(orderId, questionnaire, answers);
    } catch (error) {
      // The answers may be there although their receipt got lost on its way; a refusal is no lost receipt.
      const isRefused = error instanceof ApiError && error.code === 'already-done';
      if (!isRefused && (await isAnswered())) return;
      setSending(undefined);
      throw error;
    }
  };
  const finish = (): void => {
    setSent(true);
    popup.success(t('done.popup'));
    events.publish('task.completed', { orderId, serviceId, taskId });
    events.publish('order.changed', { orderId });
    void client.invalidateQueries({ queryKey: ['questionnaires'] });
  };
  const { questions, given } = sending ?? questionnaire;
  return (
    <Wizard
      isPage
      vaultKey={given ? again : first}
      questions={questions}
      given={given}
      onSend={send}
      onSent={finish}
    />
  );
};

/** What comes before all tasks of an order is a step of no module: until it is done none of them is asked (OR-28, OR-29). */
const isBeforeGates = (state: Questionnaire['state'], { turn: { customer } }: OrderData): boolean =>
  state !== 'answered' && customer !== undefined && !customer.moduleId;

/** A questionnaire of an order, from its first section to sending the answers (QU-10 to QU-16, QU-30). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { id, questionnaire_id } = useRequiredParams('id', 'questionnaire_id');
  const { language, user } = usePortal();
  const { service } = useParams();
  const address = { orderId: id, questionnaireId: questionnaire_id, service };
  const query = useQuery(questionnaireQuery(address));
  useTabName(query.data && shortOrderName(query.data.orderData, user?.role));
  const back = { to: routes.orderView({ id }), label: t('done.toOrder') };
  return (
    <PageFrame>
      <PageHeader
        title={query.data?.data.title ?? t('page.questionnaire')}
        context={query.data?.data.serviceName}
        back={back}
        trail={query.data && orderTrail(query.data.orderData, language)}
      />
      <QueryStates
        query={query}
        skeleton="form"
        leadsOn={({ data, orderData }) => isBeforeGates(data.state, orderData)}
      >
        {({ data, orderData }) =>
          isBeforeGates(data.state, orderData) ? (
            <Navigate replace to={back.to} />
          ) : (
            <Answering
              key={[id, data._id, data.serviceId].join('/')}
              orderId={id}
              questionnaire={data}
              turn={orderData.turn}
              isCalledOff={Boolean(orderData.cancelledAt)}
              isFresh={query.isFetchedAfterMount}
              isAnswered={() => hasAnswers(address)}
            />
          )
        }
      </QueryStates>
    </PageFrame>
  );
};
