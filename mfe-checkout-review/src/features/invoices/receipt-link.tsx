import { routes } from '@portal/shared-contracts/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { invoiceQuery } from './invoices.queries.ts';

/** The number of the receipt, and the way to it. */
export const ReceiptLink = ({ invoiceId }: { invoiceId: string }) => {
  const { t } = useTranslation('checkout');
  const { data } = useQuery(invoiceQuery(invoiceId));
  return (
    <p>
      <Link to={routes.invoiceView({ id: invoiceId })}>
        {t('invoices.receipt')} {data?.invoice.number}
      </Link>
    </p>
  );
};
