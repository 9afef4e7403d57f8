import Modal from 'antd/es/modal';
import type { Invoice } from '@portal/shared-contracts/invoices';
import { useEvent, usePortal } from '@portal/shared-contracts/react';
import { Money, Page as PageFrame, PageHeader, QueryStates, usePopup } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceTable } from '../features/invoices/invoice-table.tsx';
import { invoicesQuery } from '../features/invoices/invoices.queries.ts';
import { PurposeForm } from '../features/pay/purpose-form.tsx';
import { ProviderElements } from '../provider/provider-elements.tsx';
import '../styles/page.css';
import '../styles/pay.css';

/** The customer's invoices and their payment (OR-50 to OR-53). */
export const Page = () => {
  const { t } = useTranslation('checkout');
  const { flag } = usePortal();
  const popup = usePopup();
  const client = useQueryClient();
  const query = useQuery(invoicesQuery());
  const [paying, setPaying] = useState<Invoice>();
  const refresh = () => void client.invalidateQueries({ queryKey: ['invoices'] });
  useEvent('payment.succeeded', refresh);
  return (
    <PageFrame>
      <PageHeader title={t('invoices.title')} context={t('invoices.context')} />
      <QueryStates query={query} skeleton="table">
        {({ invoices }) => (
          <InvoiceTable
            invoices={invoices}
            hidePrice={flag('hide_customer_price')}
            onPay={setPaying}
          />
        )}
      </QueryStates>
      <Modal
        open={paying !== undefined}
        title={t('invoices.payTitle')}
        footer={null}
        onCancel={() => setPaying(undefined)}
        destroyOnHidden
      >
        {paying && (
          <>
            <p className="cr-paying">
              <span>
                {paying.packageName} · {paying.number}
              </span>
              <strong>
                <Money amount={paying.price} currency={paying.invoiceCurrency} />
              </strong>
            </p>
            <ProviderElements>
              <PurposeForm
                purpose={{ kind: 'invoice', invoiceId: paying._id }}
                amount={paying.price}
                currency={paying.invoiceCurrency}
                onCancel={() => setPaying(undefined)}
                onPaid={() => {
                  setPaying(undefined);
                  refresh();
                  popup.success(t('invoices.paid'));
                }}
              />
            </ProviderElements>
          </>
        )}
      </Modal>
    </PageFrame>
  );
};
