import type { FirmInvoice } from '@portal/shared-contracts/admin';
import { Row, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { MONEY } from '../texts.ts';

const kinds = {
  draft: 'in-progress',
  unpaid: 'waiting',
  paid: 'done',
  partially_refunded: 'waiting',
  refunded: 'waiting',
  void: 'waiting',
} as const;

/** Where an invoice stands, and whether its buyer disputes the payment. */
export const InvoiceChip = ({ invoice }: { invoice: FirmInvoice }) => {
  const { t } = useTranslation(MONEY);
  const { status, isOverdue, isDisputed } = invoice;
  return (
    <Row>
      {isOverdue ? (
        <StatusChip kind="problem" label={t('invoices.overdue')} />
      ) : (
        <StatusChip kind={kinds[status]} label={t(`invoices.status.${status}`)} />
      )}
      {isDisputed && <StatusChip kind="problem" label={t('states.disputed')} />}
    </Row>
  );
};
