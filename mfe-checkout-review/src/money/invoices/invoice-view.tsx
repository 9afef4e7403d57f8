import { adminRoutes, type FirmInvoiceDetail } from '@portal/shared-contracts/admin';
import { DateText, Facts, Money, Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MONEY } from '../texts.ts';

const useFacts = (invoice: FirmInvoiceDetail) => {
  const { t } = useTranslation(MONEY);
  const { customer, order, dueDay, paidAt, outside, payment, createdAt } = invoice;
  return [
    {
      label: t('customer'),
      value: [customer.name, customer.email].filter(Boolean).join(' · '),
    },
    { label: t('invoices.issued'), value: <DateText value={createdAt} /> },
    ...(order
      ? [
          {
            label: t('order'),
            value: <Link to={adminRoutes.order({ id: order._id })}>#{order.number}</Link>,
          },
        ]
      : []),
    ...(dueDay ? [{ label: t('invoices.due'), value: <DateText value={dueDay} /> }] : []),
    ...(paidAt ? [{ label: t('paidAt'), value: <DateText value={paidAt} /> }] : []),
    ...(outside
      ? [
          {
            label: t('outside.method'),
            value: [t(`outside.methods.${outside.method}`), outside.reference]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : []),
    ...(payment
      ? [
          {
            label: t('payment'),
            value: <Link to={adminRoutes.payment({ id: payment })}>{t('invoices.toPayment')}</Link>,
          },
        ]
      : []),
  ];
};

/** What stands on an issued invoice. */
export const InvoiceView = ({ invoice }: { invoice: FirmInvoiceDetail }) => {
  const { t } = useTranslation(MONEY);
  const { lines, currency, discount, total, returned, note } = invoice;
  const facts = useFacts(invoice);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <Section>
        <Facts items={facts} />
      </Section>
      <Section title={t('invoices.lines')}>
        <dl className="money-lines">
          {lines.map(({ text, quantity, price }, index) => (
            <div key={index}>
              <dt>
                {quantity > 1 && `${quantity} × `}
                {text}
              </dt>
              <dd>{money(quantity * price)}</dd>
            </div>
          ))}
          {discount > 0 && (
            <div>
              <dt>{t('invoices.fields.discount')}</dt>
              <dd>−{money(discount)}</dd>
            </div>
          )}
          <div className="money-sum">
            <dt>{t('invoices.total')}</dt>
            <dd>{money(total)}</dd>
          </div>
          {returned > 0 && (
            <div>
              <dt>{t('returned')}</dt>
              <dd>{money(returned)}</dd>
            </div>
          )}
        </dl>
        {note && <p className="money-note">{note}</p>}
      </Section>
    </>
  );
};
