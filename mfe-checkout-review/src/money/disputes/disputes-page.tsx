import { adminRoutes, type Dispute, disputeStates } from '@portal/shared-contracts/admin';
import { DateText, EmptyState, Money, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
import { BackOfficeList, ChoiceFilter, useListFilter } from '@portal/shared-ui/back-office';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { disputesQuery } from '../money.queries.ts';
import { MONEY, withMoneyTexts } from '../texts.ts';
import { DisputeChip } from './dispute-chip.tsx';
import { EvidenceLink } from './dispute-facts.tsx';

const narrowing = { state: disputeStates } as const;

const useColumns = (): TableColumn<Dispute>[] => {
  const { t } = useTranslation(MONEY);
  return [
    {
      key: 'customer',
      title: t('customer'),
      onCard: 'title',
      render: ({ payment, customer }) => (
        <Link to={adminRoutes.payment({ id: payment })}>
          {customer.name || customer.email || '–'}
        </Link>
      ),
    },
    {
      key: 'order',
      title: t('order'),
      render: ({ order }) => (order ? `#${order.number}` : '–'),
    },
    { key: 'invoice', title: t('invoice'), render: ({ invoice }) => invoice?.number ?? '–' },
    { key: 'reason', title: t('disputes.reason'), render: ({ reason }) => reason || '–' },
    {
      key: 'answerBy',
      title: t('disputes.answerBy'),
      render: ({ answerBy }) => (answerBy ? <DateText value={answerBy} /> : '–'),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { key: 'state', title: t('state'), render: (dispute) => <DisputeChip dispute={dispute} /> },
    {
      key: 'evidence',
      title: t('disputes.answer'),
      onCard: 'action',
      render: ({ _id }) => <EvidenceLink id={_id} />,
    },
  ];
};

const Disputes = () => {
  const { t } = useTranslation(MONEY);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(disputesQuery(list.filter));
  const columns = useColumns();
  return (
    <Frame>
      <PageHeader
        title={t('disputes.title')}
        back={{ to: adminRoutes.payments({}), label: t('title') }}
      />
      <Section>
        <BackOfficeList
          live="disputes"
          views="disputes"
          label={t('disputes.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <ChoiceFilter
              {...list}
              name="state"
              label={t('state')}
              all={t('disputes.all')}
              options={disputeStates.map((value) => ({
                value,
                label: t(`disputes.states.${value}`),
              }))}
            />
          }
          empty={<EmptyState text={t('disputes.none')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/disputes`: what buyers want back through their banks (BO-99). */
export const Page = withMoneyTexts(Disputes);
