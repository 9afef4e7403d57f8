import { limits, type Currency } from '@portal/shared-contracts';
import type { InvoiceDetail, InvoiceStatus } from '@portal/shared-contracts/invoices';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, EmailText, Facts, Money, Section } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './receipt-view.css';

const GUARANTEED: ReadonlySet<InvoiceStatus> = new Set(['unpaid', 'paid']);

const amount = (value: number, currency: Currency): ReactNode => (
  <Money amount={value} currency={currency} />
);

const linesOf = ({ lines, packageName: text, listPrice: price }: InvoiceDetail) =>
  lines ?? [{ text, quantity: 1, price }];

const Amounts = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { t } = useTranslation('checkout');
  const isHidden = usePortal().flag('hide_customer_price');
  const { invoiceCurrency: currency } = invoice;
  return (
    <dl className="cr-amounts">
      {linesOf(invoice).map(({ text, quantity, price }, index) => (
        <div key={index}>
          <dt>{quantity > 1 ? `${quantity} × ${text}` : text}</dt>
          {!isHidden && <dd>{amount(quantity * price, currency)}</dd>}
        </div>
      ))}
      {!isHidden && invoice.discount > 0 && (
        <div>
          <dt>{t('summary.discount')}</dt>
          <dd>−{amount(invoice.discount, currency)}</dd>
        </div>
      )}
      {!isHidden && (
        <div className="cr-total">
          <dt>{t('summary.total')}</dt>
          <dd>
            {amount(invoice.price, currency)} {currency.toUpperCase()}
          </dd>
        </div>
      )}
      {invoice.refund_amount !== null && (
        <div>
          <dt>{t('invoices.refunded')}</dt>
          <dd>{amount(invoice.refund_amount, currency)}</dd>
        </div>
      )}
    </dl>
  );
};

/** An invoice or receipt as it is printed: whose, for what, how much, and what came back. */
export const ReceiptView = ({ invoice, status }: { invoice: InvoiceDetail; status: ReactNode }) => {
  const { t } = useTranslation('checkout');
  const { customer } = invoice;
  const items = [
    { label: t('invoices.number'), value: invoice.number },
    { label: t('invoices.date'), value: <DateText value={invoice.createdAt} /> },
    ...(invoice.dueDay && !invoice.paidAt
      ? [{ label: t('receipt.due'), value: <DateText value={invoice.dueDay} /> }]
      : []),
    ...(invoice.paidAt
      ? [{ label: t('receipt.paidOn'), value: <DateText value={invoice.paidAt} /> }]
      : []),
    {
      label: t('receipt.customer'),
      value: (
        <>
          {customer.firstName} {customer.lastName}
          <br />
          <EmailText value={customer.email} />
        </>
      ),
    },
    ...(invoice.reference ? [{ label: t('receipt.reference'), value: invoice.reference }] : []),
  ];
  return (
    <Section className="cr-receipt">
      <div className="cr-receipt-head">
        <p>
          <strong>{invoice.companyName}</strong>
          <br />
          {invoice.companyEmail}
        </p>
        {status}
      </div>
      <Facts items={items} />
      <Amounts invoice={invoice} />
      {invoice.note && <p className="cr-written">{invoice.note}</p>}
      {GUARANTEED.has(invoice.status) && (
        <p className="cr-note">{t('summary.guarantee', { days: limits.guaranteeDays })}</p>
      )}
    </Section>
  );
};
