import { currency } from '@portal/shared-contracts';
import {
  adminRoutes,
  paymentFilters,
  paymentHappenings,
  type ListedPayment,
} from '@portal/shared-contracts/admin';
import { paymentKind } from '@portal/shared-contracts/payments';
import {
  DateText,
  EmptyState,
  Money,
  Page as Frame,
  PageHeader,
  Row,
  Section,
} from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  type Filtered,
  ReportFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paymentsQuery } from './money.queries.ts';
import { PaymentChip } from './payment-chip.tsx';
import { MONEY, withMoneyTexts } from './texts.ts';

const shown = paymentFilters.filter((one) => one !== 'all');

const narrowing = {
  show: shown,
  search: 'text',
  happened: paymentHappenings,
  from: 'text',
  to: 'text',
  currency: currency.options,
  kind: paymentKind.options,
  writer: 'text',
  coupon: 'text',
} as const;

// What a number of a report narrows the list to.
const ofReport = ['happened', 'from', 'to', 'currency', 'kind', 'writer', 'coupon'] as const;

const Behind = ({ happened, kind, coupon, currency: code }: Filtered<typeof narrowing>) => {
  const { t } = useTranslation(MONEY);
  const ofCoupon = coupon === 'any' ? t('report.anyCoupon') : coupon;
  return (
    <ReportFilter
      words={[
        happened && t(`report.${happened}`),
        kind && t(`kinds.${kind}`),
        ofCoupon,
        code?.toUpperCase(),
      ]}
      names={ofReport}
    />
  );
};

const useColumns = (): TableColumn<ListedPayment>[] => {
  const { t } = useTranslation(MONEY);
  return [
    {
      key: 'customer',
      title: t('customer'),
      onCard: 'title',
      render: ({ _id, customer }) => (
        <Link to={adminRoutes.payment({ id: _id })}>{customer.name || customer.email || '–'}</Link>
      ),
    },
    { key: 'kind', title: t('what'), render: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'order',
      title: t('order'),
      render: ({ order }) => (order ? `#${order.number}` : '–'),
    },
    { key: 'invoice', title: t('invoice'), render: ({ invoice }) => invoice ?? '–' },
    { key: 'paidAt', title: t('paidAt'), render: ({ paidAt }) => <DateText value={paidAt} /> },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: 'returned',
      title: t('returned'),
      align: 'right',
      render: ({ returned, currency }) =>
        returned > 0 ? <Money amount={returned} currency={currency} /> : '–',
    },
    {
      key: 'state',
      title: t('state'),
      render: (payment) => <PaymentChip payment={payment} />,
    },
  ];
};

const Payments = () => {
  const { t } = useTranslation(MONEY);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(paymentsQuery(list.filter));
  const columns = useColumns();
  const total = query.data?.pages[0]?.total;
  return (
    <Frame>
      <PageHeader
        title={t('title')}
        {...(total === undefined ? {} : { context: t('count', { count: total }) })}
        extra={
          <Row>
            <Link className="pui-button pui-button-default" to={adminRoutes.disputes({})}>
              {t('disputes.title')}
            </Link>
            <Link className="pui-button pui-button-default" to={adminRoutes.differences({})}>
              {t('differences.title')}
            </Link>
            <Link className="pui-button pui-button-default" to={adminRoutes.paymentAccount({})}>
              {t('account.title')}
            </Link>
          </Row>
        }
      />
      <Section>
        <BackOfficeList
          live="payments"
          views="payments"
          label={t('title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <Behind {...list.filter} />
              <SearchFilter {...list} name="search" label={t('search')} />
              <ChoiceFilter
                {...list}
                name="show"
                label={t('state')}
                all={t('show.all')}
                options={shown.map((value) => ({ value, label: t(`show.${value}`) }))}
              />
            </>
          }
          empty={<EmptyState text={t('none')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/payments`: what was paid to the firm and what went back (BO-96). */
export const PaymentsPage = withMoneyTexts(Payments);
