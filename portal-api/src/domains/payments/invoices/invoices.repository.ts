import type { InvoiceStatus } from '@portal/shared-contracts/invoices';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type InvoiceRecord, type InvoiceRow, toInvoice } from './invoice.record.ts';

/** The invoices of a person, or those in one status, newest first. */
export const listInvoicesOf = async (
  db: SiteDatabase,
  personId: string,
  status?: InvoiceStatus,
): Promise<InvoiceRecord[]> => {
  const rows = await db.query<InvoiceRow>(
    `select * from invoices where site_id = $1 and person_id = $2 and number is not null
       and ($3::text is null or status = $3)
     order by created_at desc, number desc`,
    [db.siteId, personId, status ?? null],
  );
  return rows.map(toInvoice);
};

/** The invoice of this id, or nothing; a draft is none yet. */
export const findInvoice = async (
  db: SiteDatabase,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> => {
  const [row] = await db.query<InvoiceRow>(
    'select * from invoices where site_id = $1 and id = $2 and number is not null',
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

/** Writes an invoice into the books. */
export const insertInvoice = async (
  tx: SiteDatabase,
  invoice: Omit<InvoiceRecord, 'refundMinor' | 'lines' | 'dueDay' | 'note'>,
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
  paidAt: Date = tx.now(),
): Promise<boolean> => {
  const rows = await tx.query(
    `update invoices set status = 'paid', paid_at = $4, payment_key = $3, version = version + 1
     where site_id = $1 and id = $2 and status = 'unpaid' returning id`,
    [tx.siteId, invoiceId, paymentKey, paidAt],
  );
  return rows.length === 1;
};

/** Notes what was taken back of a paid invoice; nothing of an unpaid or void one. */
export const setReturned = async (
  tx: SiteDatabase,
  invoiceId: string,
  returned: { status: InvoiceStatus; refundMinor: number },
): Promise<void> => {
  await tx.query(
    `update invoices set status = $3, refund_minor = nullif($4::bigint, 0)
     where site_id = $1 and id = $2 and status in ('paid', 'partially_refunded', 'refunded')`,
    [tx.siteId, invoiceId, returned.status, returned.refundMinor],
  );
};

/** Takes the unpaid invoices of what was ordered back, and says which they are. */
export const voidPackageInvoices = async (
  tx: SiteDatabase,
  { orderId, by }: { orderId: string; by: string },
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `update invoices set status = 'void', changed_at = $3, changed_by = $4, version = version + 1
     where site_id = $1 and order_id = $2 and status = 'unpaid' and package_id <> '' returning id`,
    [tx.siteId, orderId, tx.now(), by],
  );
  return rows.map(({ id }) => id);
};

/** Whether any invoice of an order waits for its payment, by whatever it was written. */
export const isAnythingOwed = async (db: SiteDatabase, orderId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from invoices where site_id = $1 and order_id = $2 and status = 'unpaid' limit 1`,
    [db.siteId, orderId],
  );
  return rows.length > 0;
};

/** Whether the invoice of what was ordered waits for its payment; what the firm wrote beside it is of no package. */
export const isPackageOwed = async (db: SiteDatabase, orderId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from invoices
     where site_id = $1 and order_id = $2 and status = 'unpaid' and package_id <> '' limit 1`,
    [db.siteId, orderId],
  );
  return rows.length > 0;
};
