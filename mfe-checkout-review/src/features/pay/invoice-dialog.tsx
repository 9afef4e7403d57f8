import Modal from 'antd/es/modal';
import type { Invoice } from '@portal/shared-contracts/invoices';
import { Money, usePopup } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InvoiceStatusChip } from '../invoices/invoice-status.tsx';
import { INVOICES } from '../invoices/invoices.queries.ts';
import { ProviderElements } from '../../provider/provider-elements.tsx';
import { PurposeForm } from './purpose-form.tsx';

/** What the dialog is about. */
export interface InvoiceDialogProps {
  /** The invoice to pay; without one the dialog is closed. */
  invoice: Invoice | undefined;
  onClose: () => void;
}

/** The payment of one invoice (OR-52); that it was paid is announced, and lists follow that. */
export const InvoiceDialog = ({ invoice, onClose }: InvoiceDialogProps) => {
  const { t } = useTranslation('checkout');
  const popup = usePopup();
  const client = useQueryClient();
  return (
    <Modal
      open={invoice !== undefined}
      title={t('invoices.payTitle')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {invoice && (
        <>
          <p className="cr-paying">
            <span>
              {invoice.packageName} · {invoice.number}
            </span>
            <strong>
              <Money amount={invoice.price} currency={invoice.invoiceCurrency} />
            </strong>
            {invoice.status !== 'unpaid' && <InvoiceStatusChip status={invoice.status} />}
          </p>
          <ProviderElements>
            <PurposeForm
              purpose={{ kind: 'invoice', invoiceId: invoice._id }}
              amount={invoice.price}
              currency={invoice.invoiceCurrency}
              disabled={invoice.status !== 'unpaid'}
              onOver={() => void client.invalidateQueries({ queryKey: INVOICES })}
              onCancel={onClose}
              onPaid={() => {
                onClose();
                popup.success(t('invoices.paid'));
              }}
            />
          </ProviderElements>
        </>
      )}
    </Modal>
  );
};
