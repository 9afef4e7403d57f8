import { onDemand } from '@portal/shared-ui';
import type { InvoiceDialogProps } from './invoice-dialog.tsx';

/** The payment of an invoice, whose code comes when somebody pays. */
export const InvoiceDialog = onDemand<InvoiceDialogProps>(
  async () => (await import('./invoice-dialog.tsx')).InvoiceDialog,
  ({ invoice }) => invoice !== undefined,
  null,
  ({ onClose }) => onClose(),
);
