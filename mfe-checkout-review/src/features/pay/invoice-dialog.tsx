import Modal from 'antd/es/modal';
import type { Invoice } from '@portal/shared-contracts/invoices';
import { Money, usePopup } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderElements } from '../../provider/provider-elements.tsx';
import { PurposeForm } from './purpose-form.tsx';

/** What the dialog is about. */
export interface InvoiceDialogProps {
  /** The invoice to pay; without one the dialog is closed. */
  invoice: Invoice | undefined;
  /** Its status, shown where it is not owed any more. */
  status: ReactNode;
  onClose: () => void;
  /** It is not to be paid like this any more: the page reads it anew. */
  onOver: () => void;
}

/** The payment of one invoice (OR-52); that it was paid is announced, and lists follow that. */
export const InvoiceDialog = ({ invoice, status, onClose, onOver }: InvoiceDialogProps) => {
  const { t } = useTranslation('checkout');
  const popup = usePopup();
  const isOwed = invoice?.status === 'unpaid';
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
            {!isOwed && status}
          </p>
          <ProviderElements>
            <PurposeForm
              purpose={{ kind: 'invoice', invoiceId: invoice._id }}
              amount={invoice.price}
              currency={invoice.invoiceCurrency}
              disabled={!isOwed}
              onOver={onOver}
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
