import { usePortal } from '@portal/shared-contracts/react';
import { Page as PageFrame, PageHeader, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceStatusChip } from '../features/invoices/invoice-status.tsx';
import { InvoiceTable } from '../features/invoices/invoice-table.tsx';
import { invoicesQuery } from '../features/invoices/invoices.queries.ts';
import { InvoiceDialog } from '../features/pay/invoice-dialog-on-demand.ts';
import '../styles/page.css';
import '../styles/pay.css';

/** The customer's invoices and their payment (OR-50 to OR-53). */
export const Page = () => {
  const { t } = useTranslation('checkout');
  const { flag } = usePortal();
  const query = useQuery(invoicesQuery());
  const [paying, setPaying] = useState<string>();
  const invoice = query.data?.invoices.find(({ _id }) => _id === paying);
  return (
    <PageFrame>
      <PageHeader title={t('invoices.title')} context={t('invoices.context')} />
      <QueryStates query={query} skeleton="table">
        {({ invoices }) => (
          <InvoiceTable
            invoices={invoices}
            hidePrice={flag('hide_customer_price')}
            onPay={({ _id }) => setPaying(_id)}
          />
        )}
      </QueryStates>
      <InvoiceDialog
        invoice={invoice}
        status={invoice && <InvoiceStatusChip status={invoice.status} />}
        onOver={() => void query.refetch()}
        onClose={() => setPaying(undefined)}
      />
    </PageFrame>
  );
};
