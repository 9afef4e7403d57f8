import type { Invoice } from '@portal/shared-contracts/invoices';
import { routes } from '@portal/shared-contracts/remote';
import { DateText, EmptyState, Money, Row } from '@portal/shared-ui';
import { DataTable, type TableColumn } from '@portal/shared-ui/table';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InvoiceStatusChip } from './invoice-status.tsx';

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  hidePrice: boolean;
  onPay: (invoice: Invoice) => void;
}

const InvoicePrice = ({ invoice, hidePrice }: { invoice: Invoice; hidePrice: boolean }) => {
  const { t } = useTranslation('checkout');
  const { price, invoiceCurrency, refund_amount } = invoice;
  return (
    <>
      {!hidePrice && <Money amount={price} currency={invoiceCurrency} />}
      {refund_amount !== null && (
        <div className="cr-note cr-number">
          {t('invoices.refunded')} <Money amount={refund_amount} currency={invoiceCurrency} />
        </div>
      )}
    </>
  );
};

const InvoiceActions = ({
  invoice,
  onPay,
}: { invoice: Invoice } & Pick<InvoiceTableProps, 'onPay'>) => {
  const { t } = useTranslation('checkout');
  return (
    <Row>
      {invoice.status === 'unpaid' && (
        <Button
          type="primary"
          aria-label={t('invoices.payOne', { number: invoice.number })}
          onClick={() => onPay(invoice)}
        >
          {t('invoices.pay')}
        </Button>
      )}
      <Link to={routes.invoiceView({ id: invoice._id })}>
        {t(invoice.paidAt ? 'invoices.receipt' : 'invoices.view')}
      </Link>
    </Row>
  );
};

const useColumns = (
  onPay: InvoiceTableProps['onPay'],
  hidePrice: boolean,
): TableColumn<Invoice>[] => {
  const { t } = useTranslation('checkout');
  return [
    {
      key: 'package',
      title: t('invoices.package'),
      render: ({ packageName }) => packageName,
      sortValue: ({ packageName }) => packageName,
      searchText: ({ packageName, number }) => `${packageName} ${number}`,
      onCard: 'title',
    },
    {
      key: 'number',
      title: t('invoices.number'),
      render: ({ _id, number }) => (
        <Link className="cr-number" to={routes.invoiceView({ id: _id })}>
          {number}
        </Link>
      ),
      sortValue: ({ number }) => number,
    },
    {
      key: 'date',
      title: t('invoices.date'),
      render: ({ createdAt }) => <DateText value={createdAt} />,
      sortValue: ({ createdAt }) => createdAt,
    },
    {
      key: 'status',
      title: t('invoices.statusTitle'),
      width: 176,
      render: ({ status }) => <InvoiceStatusChip status={status} />,
      sortValue: ({ status }) => status,
      filter: {
        options: (['unpaid', 'paid', 'refunded', 'partially_refunded', 'void'] as const).map(
          (value) => ({ value, label: t(`invoices.status.${value}`) }),
        ),
        valueOf: ({ status }) => status,
      },
    },
    {
      key: 'price',
      // What came back is the person's own money and is said whatever is hidden.
      title: t(hidePrice ? 'invoices.refunded' : 'invoices.price'),
      align: 'right',
      sortValue: ({ price, refund_amount }) => (hidePrice ? (refund_amount ?? 0) : price),
      render: (invoice) => <InvoicePrice invoice={invoice} hidePrice={hidePrice} />,
    },
    {
      key: 'action',
      title: t('invoices.action'),
      width: 184,
      onCard: 'action',
      render: (invoice) => <InvoiceActions invoice={invoice} onPay={onPay} />,
    },
  ];
};

/** The invoices with what can be done about each (OR-50, OR-51). */
export const InvoiceTable = ({ invoices, hidePrice, onPay }: InvoiceTableProps) => {
  const { t } = useTranslation('checkout');
  const columns = useColumns(onPay, hidePrice);
  const hasPrices = !hidePrice || invoices.some(({ refund_amount }) => refund_amount !== null);
  return (
    <DataTable
      label={t('invoices.title')}
      rows={invoices}
      rowKey={({ _id }) => _id}
      columns={hasPrices ? columns : columns.filter(({ key }) => key !== 'price')}
      empty={<EmptyState text={t('invoices.none')} />}
    />
  );
};
