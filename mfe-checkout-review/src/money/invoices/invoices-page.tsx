import { currency } from '@portal/shared-contracts';
import { adminRoutes, firmInvoiceStatus, type FirmInvoice } from '@portal/shared-contracts/admin';
import { DateText, EmptyState, Money, Page as Frame, PageHeader, Section } from '@portal/shared-ui';
import {
  BackOfficeList,
  ChoiceFilter,
  ReportFilter,
  SearchFilter,
  useListFilter,
} from '@portal/shared-ui/back-office';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MONEY, withMoneyTexts } from '../texts.ts';
import { InvoiceChip } from './invoice-chip.tsx';
import { firmInvoicesQuery } from './invoices.queries.ts';

const narrowing = {
  status: firmInvoiceStatus.options,
  search: 'text',
  from: 'text',
  to: 'text',
  currency: currency.options,
} as const;

const useColumns = (): TableColumn<FirmInvoice>[] => {
  const { t } = useTranslation(MONEY);
  return [
    {
      key: 'number',
      title: t('invoices.number'),
      onCard: 'title',
      render: ({ _id, number }) => (
        <Link to={adminRoutes.invoice({ id: _id })}>{number ?? t('invoices.status.draft')}</Link>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      render: ({ customer }) => customer.name || customer.email || '–',
    },
    { key: 'title', title: t('what'), render: ({ title }) => title },
    {
      key: 'order',
      title: t('order'),
      render: ({ order }) => (order ? `#${order.number}` : '–'),
    },
    {
      key: 'due',
      title: t('invoices.due'),
      render: ({ dueDay }) => (dueDay ? <DateText value={dueDay} /> : '–'),
    },
    {
      key: 'total',
      title: t('amount'),
      align: 'right',
      render: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    { key: 'state', title: t('state'), render: (invoice) => <InvoiceChip invoice={invoice} /> },
  ];
};

const Invoices = () => {
  const { t } = useTranslation(MONEY);
  const list = useListFilter(narrowing);
  const query = useInfiniteQuery(firmInvoicesQuery(list.filter));
  const columns = useColumns();
  const total = query.data?.pages[0]?.total;
  return (
    <Frame>
      <PageHeader
        title={t('invoices.title')}
        {...(total === undefined ? {} : { context: t('invoices.count', { count: total }) })}
        action={
          <Link className="pui-button pui-button-primary" to={adminRoutes.invoice({ id: 'new' })}>
            {t('invoices.new')}
          </Link>
        }
      />
      <Section>
        <BackOfficeList
          live="invoices"
          views="invoices"
          label={t('invoices.title')}
          query={query}
          rowKey={({ _id }) => _id}
          columns={columns}
          filters={
            <>
              <ReportFilter
                words={[t('report.issued'), list.filter.currency?.toUpperCase()]}
                names={['from', 'to', 'currency']}
              />
              <SearchFilter {...list} name="search" label={t('invoices.search')} />
              <ChoiceFilter
                {...list}
                name="status"
                label={t('state')}
                all={t('invoices.all')}
                options={firmInvoiceStatus.options.map((value) => ({
                  value,
                  label: t(`invoices.status.${value}`),
                }))}
              />
            </>
          }
          empty={<EmptyState text={t('invoices.none')} />}
        />
      </Section>
    </Frame>
  );
};

/** `/admin/invoices`: what the firm asks its customers to pay (BO-94). */
export const Page = withMoneyTexts(Invoices);
