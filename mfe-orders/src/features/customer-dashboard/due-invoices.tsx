import type { Invoice } from '@portal/shared-contracts/invoices';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { Money, StatusChip } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dueInvoicesQuery } from '../../order/orders.queries.ts';

/** What the customer still has to pay, where the firm shows its invoices here. */
export interface DueInvoices {
  invoices: readonly Invoice[];
  /** They could not be read: there may be some. */
  isUnknown: boolean;
}

/** What is due, once it is known. */
export const useDueInvoices = (): DueInvoices | undefined => {
  const { flag, website } = usePortal();
  const isOpen = website.customCheckout === null && !flag('hide_invoices');
  const { data, isPending, isError, failureCount } = useQuery({
    ...dueInvoicesQuery(),
    enabled: isOpen,
  });
  // The orders do not wait for an answer that has failed once.
  if (isOpen && isPending && failureCount === 0) return undefined;
  return { invoices: data ?? [], isUnknown: isError && !data };
};

/** Says that something may be due, and where to look. */
export const UnknownInvoices = () => {
  const { t } = useTranslation('orders');
  return (
    <li className="orders-step" role="status">
      <div className="orders-step-text">
        <span className="orders-muted">{t('invoicesUnread')}</span>
        <Link to={routes.invoices({})}>{t('openInvoices')}</Link>
      </div>
    </li>
  );
};

/** One unpaid invoice among what waits on the customer, with the way to its payment (OR-52). */
export const DueInvoice = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('orders');
  const { flag } = usePortal();
  const { number, packageName, price, invoiceCurrency } = invoice;
  return (
    <li className="orders-step">
      <div className="orders-step-text">
        <Link className="orders-step-sentence" to={routes.invoiceView({ id: invoice._id })}>
          {t('payInvoice', { number })}
        </Link>
        <span className="orders-muted">
          {packageName}
          {!flag('hide_customer_price') && (
            <>
              {' · '}
              <Money amount={price} currency={invoiceCurrency} />
            </>
          )}
        </span>
      </div>
      <span className="orders-turn">
        <StatusChip kind="needs-you" />
      </span>
    </li>
  );
};
