import { currency, type Currency } from '@portal/shared-contracts';
import type { firmInvoiceStatus, outsideMethods } from '@portal/shared-contracts/admin';
import type { z } from 'zod';
import type { StoredLine } from '../invoices/invoice.record.ts';

/** An invoice as the firm works with it, drafts too; amounts in minor units. */
export interface FirmInvoiceRecord {
  id: string;
  number: number | null;
  status: z.output<typeof firmInvoiceStatus>;
  title: string;
  lines: StoredLine[] | null;
  listMinor: number;
  priceMinor: number;
  refundMinor: number;
  currency: Currency;
  customer: { _id: string; name: string; email: string };
  order: { _id: string; number: string } | null;
  dueDay: string | null;
  note: string;
  isDisputed: boolean;
  paymentKey: string | null;
  outside: { method: (typeof outsideMethods)[number]; day: string; reference: string } | null;
  createdAt: Date;
  paidAt: Date | null;
  version: number;
  changedBy: string | null;
  changedAt: Date;
}

/** A row of `invoices` with what stands around it. */
export interface FirmInvoiceRow {
  id: string;
  number: number | null;
  status: FirmInvoiceRecord['status'];
  package_name: string;
  lines: StoredLine[] | null;
  list_minor: number;
  price_minor: number;
  refund_minor: number | null;
  currency: string;
  person_id: string;
  first_name: string;
  last_name: string;
  email: string;
  order_id: string | null;
  order_number: string | null;
  due_day: string | null;
  note: string;
  is_disputed: boolean;
  payment_key: string | null;
  method: (typeof outsideMethods)[number] | null;
  paid_on: string | null;
  reference: string | null;
  created_at: Date;
  paid_at: Date | null;
  version: number;
  changer: string | null;
  changed_at: Date | null;
}

const outsideOf = ({ method, paid_on: day, reference }: FirmInvoiceRow) =>
  method && day ? { method, day, reference: reference ?? '' } : null;

/** A row as the rest of the room knows it. */
export const toFirmInvoice = (row: FirmInvoiceRow): FirmInvoiceRecord => ({
  id: row.id,
  number: row.number,
  status: row.status,
  title: row.package_name,
  lines: row.lines,
  listMinor: row.list_minor,
  priceMinor: row.price_minor,
  refundMinor: row.refund_minor ?? 0,
  currency: currency.parse(row.currency),
  customer: {
    _id: row.person_id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email,
  },
  order: row.order_id && row.order_number ? { _id: row.order_id, number: row.order_number } : null,
  dueDay: row.due_day,
  note: row.note,
  isDisputed: row.is_disputed,
  paymentKey: row.payment_key,
  outside: outsideOf(row),
  createdAt: row.created_at,
  paidAt: row.paid_at,
  version: row.version,
  changedBy: row.changer,
  changedAt: row.changed_at ?? row.created_at,
});
