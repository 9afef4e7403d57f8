import { callApi } from '@portal/shared-contracts';
import { type OrderQuestionnaire, readOrderAnswers } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { DateText, QueryStates, Section, StatusChip } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerForCustomer } from '../admin/on-behalf/answer-for-customer.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../admin/texts.ts';
import '../admin/admin.css';
import { AnswersTable } from '../features/answers/answers-table.tsx';

const orderAnswersQuery = (id: string) =>
  queryOptions({
    // Below the key of all orders, so that one live message of an order refreshes it.
    queryKey: ['orders', 'firm', 'answers', id],
    queryFn: ({ signal }) => callApi(readOrderAnswers, { id }, { signal }),
  });

interface QuestionnaireProps {
  orderId: string;
  asked: OrderQuestionnaire;
  isCancelled: boolean;
}

const Questionnaire = ({ orderId, asked, isCancelled }: QuestionnaireProps) => {
  const { t } = useTranslation([ADMIN_TEXTS, 'questionnaires']);
  const { website } = usePortal();
  const { title, serviceName, state, answers } = asked;
  const name = `${title} · ${serviceName}`;
  if (answers && state === 'answered')
    return (
      <Disclosure label={name} extra={<DateText value={answers.answeredAt} style="moment" />}>
        {answers.enteredByFirm && (
          <p>{t('questionnaires:answers.entered', { company: website.companyName })}</p>
        )}
        <AnswersTable groups={answers.groups} />
      </Disclosure>
    );
  return (
    <div className="quest-admin-unanswered">
      <span>{name}</span>
      <StatusChip
        kind="waiting"
        label={t(state === 'not-available' ? 'order.notAvailable' : 'order.toAnswer')}
      />
      {state === 'to-answer' && !isCancelled && <AnswerForCustomer {...{ orderId, asked }} />}
    </div>
  );
};

const OrderAnswers = ({ orderId }: SlotProps['admin.order-answers']) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(orderAnswersQuery(orderId));
  return (
    <Section title={t('order.title')}>
      <QueryStates query={query} skeleton="text">
        {({ questionnaires, isCancelled = false }) =>
          questionnaires.length === 0 ? (
            <p className="quest-admin-unanswered">{t('order.none')}</p>
          ) : (
            questionnaires.map((asked) => (
              <Questionnaire
                key={`${asked.serviceId}/${asked._id}`}
                {...{ orderId, asked, isCancelled }}
              />
            ))
          )
        }
      </QueryStates>
    </Section>
  );
};

/** On the firm's page of an order: what was asked and answered, to be read (BO-61). */
export const Slot = withAdminTexts(OrderAnswers);
