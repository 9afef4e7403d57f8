import { adminRoutes } from '@portal/shared-contracts/admin';
import {
  DateText,
  EmailText,
  Facts,
  Money,
  Page as Frame,
  PageHeader,
  QueryStates,
  Section,
} from '@portal/shared-ui';
import { useRowNews } from '@portal/shared-ui/back-office';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { DisputeFacts } from './disputes/dispute-facts.tsx';
import { paymentQuery } from './money.queries.ts';
import { PaymentChip } from './payment-chip.tsx';
import { RefundForm } from './refund-form.tsx';
import { type PaymentDetail, RefundList } from './refund-list.tsx';
import { MONEY, withMoneyTexts } from './texts.ts';

const Customer = ({ name, email }: PaymentDetail['customer']) => {
  if (!name && !email) return '–';
  return (
    <>
      {name}
      {name && email && ' · '}
      {email && <EmailText value={email} />}
    </>
  );
};

const useFacts = (payment: PaymentDetail) => {
  const { t } = useTranslation(MONEY);
  const { customer, order, invoice, kind, amount, paidAt, returned, left, currency } = payment;
  return [
    { label: t('customer'), value: <Customer {...customer} /> },
    { label: t('what'), value: t(`kinds.${kind}`) },
    {
      label: t('order'),
      value: order ? <Link to={adminRoutes.order({ id: order._id })}>#{order.number}</Link> : '–',
    },
    { label: t('invoice'), value: invoice ?? '–' },
    { label: t('paidAt'), value: <DateText value={paidAt} /> },
    { label: t('returned'), value: <Money amount={returned} currency={currency} /> },
    // Of what cost nothing there is nothing left that could go back.
    ...(amount === 0
      ? []
      : [{ label: t('left'), value: <Money amount={left} currency={currency} /> }]),
  ];
};

const Detail = ({ payment }: { payment: PaymentDetail }) => {
  const { t } = useTranslation(MONEY);
  const facts = useFacts(payment);
  return (
    <>
      <PageHeader
        title={<Money amount={payment.amount} currency={payment.currency} />}
        status={<PaymentChip payment={payment} />}
        back={{ to: adminRoutes.payments({}), label: t('title') }}
      />
      <Section>
        <Facts items={facts} />
      </Section>
      <DisputeFacts disputes={payment.disputes} />
      <RefundList payment={payment} />
      <RefundForm key={payment._id} payment={payment} />
    </>
  );
};

const Payment = () => {
  const { t } = useTranslation(MONEY);
  const { id = '' } = useParams();
  const query = useQuery(paymentQuery(id));
  useRowNews('payments', paymentQuery(id).queryKey, id);
  return (
    <Frame width="reading">
      <QueryStates
        query={query}
        title={t('payment')}
        back={{ to: adminRoutes.payments({}), label: t('title') }}
      >
        {(payment) => <Detail payment={payment} />}
      </QueryStates>
    </Frame>
  );
};

/** `/admin/payments/:id`: a payment, what went back of it, and sending back more (BO-96, BO-97, BO-113). */
export const PaymentPage = withMoneyTexts(Payment);
