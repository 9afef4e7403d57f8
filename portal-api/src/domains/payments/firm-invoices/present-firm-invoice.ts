import { toMajor } from '@portal/shared-contracts';
import type { FirmInvoice, FirmInvoiceDetail } from '@portal/shared-contracts/admin';
import { printedNumber } from '../invoices/present-invoice.ts';
import type { FirmInvoiceRecord } from './firm-invoice.record.ts';

/** An invoice as the firm's list shows it. */
export const presentFirmInvoice = (record: FirmInvoiceRecord, today: string): FirmInvoice => {
  const { currency, status, dueDay } = record;
  return {
    _id: record.id,
    number: record.number === null ? null : printedNumber(record.number),
    status,
    title: record.title,
    total: toMajor(record.priceMinor, currency),
    returned: toMajor(record.refundMinor, currency),
    currency,
    customer: record.customer,
    order: record.order,
    dueDay,
    isOverdue: status === 'unpaid' && dueDay !== null && dueDay < today,
    isDisputed: record.isDisputed,
    payment: record.paymentKey,
    createdAt: record.createdAt.toISOString(),
    paidAt: record.paidAt?.toISOString() ?? null,
  };
};

/** An invoice with what stands on it; a receipt has the line of its package. */
export const presentInvoiceDetail = (
  record: FirmInvoiceRecord,
  today: string,
): FirmInvoiceDetail => {
  const { currency, title, listMinor, priceMinor } = record;
  const lines = record.lines ?? [{ text: title, quantity: 1, priceMinor: listMinor }];
  return {
    ...presentFirmInvoice(record, today),
    version: record.version,
    lines: lines.map(({ text, quantity, priceMinor: minor }) => ({
      text,
      quantity,
      price: toMajor(minor, currency),
    })),
    discount: toMajor(listMinor - priceMinor, currency),
    note: record.note,
    today,
    outside: record.outside,
  };
};
