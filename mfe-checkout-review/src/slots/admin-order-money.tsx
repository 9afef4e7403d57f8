import { holdsArea } from '@portal/shared-contracts';
import { adminRoutes, type FirmInvoice } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { Money, QueryStates, Row, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InvoiceChip } from '../money/invoices/invoice-chip.tsx';
import '../money/money.css';
import { orderMoneyQuery } from '../money/money.queries.ts';
import { PaymentChip } from '../money/payment-chip.tsx';
import { RefundForm } from '../money/refund-form.tsx';
import { type PaymentDetail, RefundList } from '../money/refund-list.tsx';
import { MONEY, withMoneyTexts } from '../money/texts.ts';

const InvoiceRow = ({ invoice }: { invoice: FirmInvoice }) => {
  const { t } = useTranslation(MONEY);
  return (
    <li className="money-refund">
      <div className="money-refund-head">
        <Link to={adminRoutes.invoice({ id: invoice._id })}>
          {invoice.number ?? t('invoices.status.draft')}
        </Link>
        <strong>
          <Money amount={invoice.total} currency={invoice.currency} />
        </strong>
        <InvoiceChip invoice={invoice} />
      </div>
      <p>{invoice.title}</p>
    </li>
  );
};

const PaymentPart = ({
  payment,
  isCancelled,
}: {
  payment: PaymentDetail;
  isCancelled: boolean;
}) => {
  const { t } = useTranslation(MONEY);
  const [isOpen, setOpen] = useState(false);
  const { amount, left, currency, kind } = payment;
  return (
    <>
      <div className="money-refund-head">
        <Link to={adminRoutes.payment({ id: payment._id })}>{t(`kinds.${kind}`)}</Link>
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <PaymentChip payment={payment} />
      </div>
      {left > 0 && !isOpen && (
        <Row>
          {isCancelled && (
            <span>
              {t('cancelledOffer')} <Money amount={left} currency={currency} />
            </span>
          )}
          <Button {...(isCancelled ? { type: 'primary' } : {})} onClick={() => setOpen(true)}>
            {t('giveBack')}
          </Button>
        </Row>
      )}
      <RefundList payment={payment} />
      {isOpen && <RefundForm payment={isCancelled ? { ...payment, order: null } : payment} />}
    </>
  );
};

const OrderMoney = ({ orderId }: SlotProps['admin.order-money']) => {
  const { t } = useTranslation(MONEY);
  const query = useQuery(orderMoneyQuery(orderId));
  return (
    <Section title={t('orderMoney')}>
      <QueryStates query={query} skeleton="text">
        {({ invoices, payments, isCancelled }) => (
          <>
            {invoices.length + payments.length === 0 && <p>{t('none')}</p>}
            <ul className="money-refunds">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice._id} invoice={invoice} />
              ))}
            </ul>
            {payments.map((payment) => (
              <PaymentPart key={payment._id} payment={payment} isCancelled={isCancelled} />
            ))}
          </>
        )}
      </QueryStates>
    </Section>
  );
};

const WithTexts = withMoneyTexts(OrderMoney);

/** On the firm's page of an order: its invoices, its payments and what went back; a called-off order offers a refund (BO-62). */
export const Slot = (props: SlotProps['admin.order-money']) => {
  const { user } = usePortal();
  return holdsArea(user?.admin, 'money') ? <WithTexts {...props} /> : null;
};
