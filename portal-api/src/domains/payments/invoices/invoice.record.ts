import { currency, type Currency } from '@portal/shared-contracts';
import type { InvoiceStatus } from '@portal/shared-contracts/invoices';

/** A line as it is stored, in minor units. */
export interface StoredLine {
  text: string;
  quantity: number;
  priceMinor: number;
}

/** An invoice as the server works with it; amounts in minor units. */
export interface InvoiceRecord {
  id: string;
  number: number;
  personId: string;
  orderId: string | null;
  packageId: string;
  packageName: string;
  status: InvoiceStatus;
  listMinor: number;
  priceMinor: number;
  currency: Currency;
  refundMinor: number | null;
  paymentKey: string | null;
  paidAt: Date | null;
  createdAt: Date;
  /** What the firm wrote on it by hand; a receipt has none. */
  lines: StoredLine[] | null;
  dueDay: string | null;
  note: string;
}

/** A row of `invoices`. */
export interface InvoiceRow {
  id: string;
  number: number;
  person_id: string;
  order_id: string | null;
  package_id: string;
  package_name: string;
  status: InvoiceStatus;
  list_minor: number;
  price_minor: number;
  currency: string;
  refund_minor: number | null;
  payment_key: string | null;
  paid_at: Date | null;
  created_at: Date;
  lines: StoredLine[] | null;
  due_day: string | null;
  note: string;
}

/** A row as the rest of the domain knows it. */
export const toInvoice = (row: InvoiceRow): InvoiceRecord => ({
  id: row.id,
  number: row.number,
  personId: row.person_id,
  orderId: row.order_id,
  packageId: row.package_id,
  packageName: row.package_name,
  status: row.status,
  listMinor: row.list_minor,
  priceMinor: row.price_minor,
  currency: currency.parse(row.currency),
  refundMinor: row.refund_minor,
  paymentKey: row.payment_key,
  paidAt: row.paid_at,
  createdAt: row.created_at,
  lines: row.lines,
  dueDay: row.due_day,
  note: row.note,
});
