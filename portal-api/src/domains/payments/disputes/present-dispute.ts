import { toMajor } from '@portal/shared-contracts';
import type { Dispute } from '@portal/shared-contracts/admin';
import { printedNumber } from '../invoices/present-invoice.ts';
import type { DisputeRecord } from './dispute.record.ts';

/** A dispute as the firm reads it. */
export const presentDispute = (record: DisputeRecord): Dispute => ({
  _id: record.id,
  payment: record.paymentKey,
  amount: toMajor(record.amountMinor, record.currency),
  currency: record.currency,
  state: record.state,
  reason: record.reason,
  answerBy: record.answerBy?.toISOString() ?? null,
  openedAt: record.openedAt.toISOString(),
  customer: record.customer,
  order: record.order,
  invoice: record.invoice && {
    _id: record.invoice.id,
    number: printedNumber(record.invoice.number),
  },
});
