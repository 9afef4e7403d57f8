import { toMajor } from '@portal/shared-contracts';
import type { Invoice } from '@portal/shared-contracts/invoices';
import type { InvoiceRecord } from './invoice.record.ts';

export const printedNumber = (number: number): string => `INV-${String(number).padStart(5, '0')}`;

/** An invoice as the wire has it. */
export const presentInvoice = (record: InvoiceRecord): Invoice => ({
  _id: record.id,
  number: printedNumber(record.number),
  packageName: record.packageName,
  status: record.status,
  price: toMajor(record.priceMinor, record.currency),
  invoiceCurrency: record.currency,
  refund_amount: record.refundMinor === null ? null : toMajor(record.refundMinor, record.currency),
  createdAt: record.createdAt.toISOString(),
  paidAt: record.paidAt?.toISOString() ?? null,
  order_id: record.orderId,
});
