import { isStaff } from '@portal/shared-contracts';
import { orderTrail, shortOrderName } from '@portal/shared-contracts/orders';
import { usePortal, useSignedInUser, useTabName } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { DateText, Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { PrintIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AnswersTable } from '../features/answers/answers-table.tsx';
import {
  ownAnswersQuery,
  staffAnswersQuery,
} from '../features/questionnaire/questionnaire.queries.ts';
import { useRequiredParams } from '../use-required-params.ts';

/** Sent answers, read-only: the customer's own (QU-20), or for writer and reviewer with Print (QU-21). */
export const Page = () => {
  const { t } = useTranslation('questionnaires');
  const { language, website } = usePortal();
  const { role } = useSignedInUser();
  const { id, questionnaire_id } = useRequiredParams('id', 'questionnaire_id');
  const { service } = useParams();
  const address = { orderId: id, questionnaireId: questionnaire_id, service };
  const own = useQuery({ ...ownAnswersQuery(address), enabled: !isStaff(role) });
  const staff = useQuery({ ...staffAnswersQuery(address), enabled: isStaff(role) });
  const query = isStaff(role) ? staff : own;
  const { data, orderData } = query.data ?? {};
  const print = (
    <Button
      className="pui-no-print"
      icon={<PrintIcon />}
      disabled={!data}
      onClick={() => window.print()}
    >
      {t('answers.print')}
    </Button>
  );
  useTabName(orderData && shortOrderName(orderData, role));
  const context = data && orderData && (
    <>
      {data.serviceName} · {orderData.customer.firstName} {orderData.customer.lastName} ·{' '}
      <DateText value={data.answeredAt} style="moment" />
      {data.enteredByFirm && ` · ${t('answers.entered', { company: website.companyName })}`}
    </>
  );
  return (
    <PageFrame dense={isStaff(role)}>
      <PageHeader
        title={data?.title ?? t('page.answers')}
        context={context}
        extra={print}
        back={{ to: routes.orderView({ id }), label: t('done.toOrder') }}
        trail={orderData && orderTrail(orderData, language)}
      />
      <QueryStates query={query} skeleton="text">
        {(reply) => <AnswersTable groups={reply.data.groups} />}
      </QueryStates>
    </PageFrame>
  );
};
