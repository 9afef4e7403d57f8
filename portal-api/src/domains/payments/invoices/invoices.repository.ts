import { currency, type Currency, toMajor } from '@portal/shared-contracts';
import type { Invoice, InvoiceStatus } from '@portal/shared-contracts/invoices';
import type { SiteDatabase } from '../../../database/database.ts';

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
}

interface InvoiceRow {
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
}

const toInvoice = (row: InvoiceRow): InvoiceRecord => ({
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
});

/** The number as it is printed. */
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

export const findInvoices = async (
  db: SiteDatabase,
  personId: string,
): Promise<InvoiceRecord[]> => {
  const rows = await db.query<InvoiceRow>(
    `select * from invoices where site_id = $1 and person_id = $2
     order by created_at desc, number desc`,
    [db.siteId, personId],
  );
  return rows.map(toInvoice);
};

export const findInvoice = async (
  db: SiteDatabase,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> => {
  const [row] = await db.query<InvoiceRow>(
    'select * from invoices where site_id = $1 and id = $2',
    [db.siteId, invoiceId],
  );
  return row && toInvoice(row);
};

/** The next number of the firm; the row holds up others until the transaction ends, so none is lost. */
export const nextNumber = async (tx: SiteDatabase): Promise<number> => {
  const [row] = await tx.query<{ last_number: number }>(
    `insert into invoice_numbers (site_id, last_number) values ($1, 1)
     on conflict (site_id) do update set last_number = invoice_numbers.last_number + 1
     returning last_number`,
    [tx.siteId],
  );
  return row?.last_number ?? 1;
};

export const insertInvoice = async (
  tx: SiteDatabase,
  invoice: Omit<InvoiceRecord, 'refundMinor'>,
): Promise<void> => {
  await tx.query(
    `insert into invoices (id, site_id, number, person_id, order_id, package_id, package_name, status,
       list_minor, price_minor, currency, payment_key, paid_at, created_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)`,
    [
      invoice.id,
      tx.siteId,
      invoice.number,
      invoice.personId,
      invoice.orderId,
      invoice.packageId,
      invoice.packageName,
      invoice.status,
      invoice.listMinor,
      invoice.priceMinor,
      invoice.currency,
      invoice.paymentKey,
      invoice.paidAt,
      invoice.createdAt,
    ],
  );
};

/** Marks an unpaid invoice as paid; false when it is not unpaid any more. */
export const markPaid = async (
  tx: SiteDatabase,
  invoiceId: string,
  paymentKey: string,
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `update invoices set status = 'paid', paid_at = $4, payment_key = $3
     where site_id = $1 and id = $2 and status = 'unpaid' returning id`,
    [tx.siteId, invoiceId, paymentKey, now],
  );
  return rows.length === 1;
};
