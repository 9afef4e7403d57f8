import type { InvoiceStatus } from '@portal/shared-contracts/invoices';
import { StatusChip, type StatusKind } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

// What came back or was given up waits for nobody: its quiet colour has no clock.
const kinds: Readonly<Record<InvoiceStatus, StatusKind>> = {
  unpaid: 'needs-you',
  paid: 'done',
  refunded: 'waiting',
  partially_refunded: 'waiting',
  void: 'waiting',
};

/** The status as an upper-cased label (OR-51). */
export const InvoiceStatusChip = ({ status }: { status: InvoiceStatus }) => {
  const { t, i18n } = useTranslation('checkout');
  const label = t(`invoices.status.${status}`).toLocaleUpperCase(i18n.language);
  return <StatusChip kind={kinds[status]} label={label} plain={kinds[status] === 'waiting'} />;
};
