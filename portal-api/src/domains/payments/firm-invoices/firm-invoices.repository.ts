import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { numbersEnding } from '../../../kernel/finding/beginnings.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';
import { type AskedDays, type DaySpan, openSpan } from '../../../kernel/time/day-span.ts';
import { foundRows } from '../finding/found-rows.repository.ts';
import {
  type FirmInvoiceRecord,
  type FirmInvoiceRow,
  toFirmInvoice,
} from './firm-invoice.record.ts';

/** What the firm's list of invoices is narrowed to. */
export interface InvoiceFilter {
  status?: FirmInvoiceRecord['status'] | undefined;
  search?: string | undefined;
  currency?: string | undefined;
  /** When it was issued; none for whenever. */
  span?: DaySpan | undefined;
}

/** The filter of what was asked, its days in the firm's time zone; a draft has no day. */
export const invoiceFilterOf = (
  timeZone: string,
  { from, to, ...narrowed }: Omit<InvoiceFilter, 'span'> & AskedDays,
): InvoiceFilter => {
  const isWithin = from !== undefined || to !== undefined;
  return { ...narrowed, span: isWithin ? openSpan(timeZone, { from, to }) : undefined };
};

const SELECT = `select i.*, p.first_name, p.last_name, p.email, c.first_name as changer,
    o.number_prefix || o.number as order_number, coalesce(a.is_disputed, false) as is_disputed,
    u.method, u.paid_on, u.reference`;

const TABLES = `from invoices i
  join people p on p.site_id = i.site_id and p.id = i.person_id
  left join people c on c.site_id = i.site_id and c.id = i.changed_by
  left join orders o on o.site_id = i.site_id and o.id = i.order_id
  left join payment_attempts a on a.site_id = i.site_id and a.key = i.payment_key
  left join outside_payments u on u.site_id = i.site_id and u.payment_key = i.payment_key`;
const FROM = `${TABLES} where i.site_id = $1`;

const numberIn = (search: string): number | null => {
  const digits = /^(?:inv-?)?0*(\d{1,9})$/i.exec(search)?.[1];
  return digits ? Number(digits) : null;
};

/** What the list shows; a condition that nobody asked for is not in it, because it would hide the indexes. */
const narrowed = (db: SiteDatabase, filter: InvoiceFilter): Conditions => {
  const { status, currency, span } = filter;
  const where = new Conditions();
  where.add('i.site_id = ?', db.siteId);
  if (status) where.add('i.status = ?', status);
  if (currency) where.add('i.currency = ?', currency);
  if (span)
    where.add(
      `i.created_at >= ? and i.created_at < ? and not exists (select 1 from orders t
         where t.site_id = i.site_id and t.id = i.order_id and t.is_test)`,
      span.begin,
      span.end,
    );
  return where;
};

/** The invoices of the list, the newest first. Each way to them has its own index and is walked only so far. */
const pageOf = (where: Conditions, search: string | undefined, most: number): string => {
  const number = search ? numberIn(search) : null;
  const text = search ? where.place(search.toLowerCase()) : '';
  const numbers = search ? where.place(numbersEnding(search)) : '';
  const limit = where.place(most);
  const rows = (of = ''): string => `select i.id, i.created_at from invoices i
    where ${where.sql}${of} order by i.created_at desc, i.id desc limit ${limit}`;
  if (!search) return rows();
  const found = foundRows({ rows, person: 'i.person_id', order: 'i.order_id', text, numbers });
  return `select id, created_at from (${found}
    ${number === null ? '' : `union (${rows(` and i.number = ${number}`)})`}) found
    order by created_at desc, id desc limit ${limit}`;
};

/** A part of the firm's invoices, the newest first. */
export const listFirmInvoiceRows = async (
  db: SiteDatabase,
  filter: InvoiceFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmInvoiceRecord[]> => {
  const where = narrowed(db, filter);
  if (after) where.add('(i.created_at, i.id) < (?::timestamptz, ?::text)', after[0], after[1]);
  const page = pageOf(where, filter.search, limit);
  const rows = await db.query<FirmInvoiceRow>(
    `${SELECT} ${TABLES} join (${page}) page on page.id = i.id where i.site_id = $1
     order by i.created_at desc, i.id desc`,
    where.params,
  );
  return rows.map(toFirmInvoice);
};

/** How many invoices match, as far as it is worth counting. */
export const countFirmInvoices = async (
  db: SiteDatabase,
  filter: InvoiceFilter,
): Promise<number> => {
  const where = narrowed(db, filter);
  const page = pageOf(where, filter.search, COUNTED_TO);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (${page}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};

/** One invoice, a draft too, or nothing. */
export const findFirmInvoice = async (
  db: SiteDatabase,
  id: string,
): Promise<FirmInvoiceRecord | undefined> => {
  const [row] = await db.query<FirmInvoiceRow>(`${SELECT} ${FROM} and i.id = $2`, [db.siteId, id]);
  return row && toFirmInvoice(row);
};

/** The invoices that belong to an order, the oldest first. */
export const listInvoicesOfOrder = async (
  db: SiteDatabase,
  orderId: string,
): Promise<FirmInvoiceRecord[]> => {
  const rows = await db.query<FirmInvoiceRow>(
    `${SELECT} ${FROM} and i.order_id = $2 order by i.created_at, i.id`,
    [db.siteId, orderId],
  );
  return rows.map(toFirmInvoice);
};

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockFirmInvoice = async (
  tx: SiteDatabase,
  id: string,
): Promise<FirmInvoiceRecord | undefined> => {
  await tx.query('select 1 from invoices where site_id = $1 and id = $2 for update', [
    tx.siteId,
    id,
  ]);
  return findFirmInvoice(tx, id);
};

/** Gives a draft its number; from now on its customer reads it, and its day is that of today. */
export const writeIssued = async (
  tx: SiteDatabase,
  id: string,
  { number, by }: { number: number; by: string },
): Promise<void> => {
  await tx.query(
    `update invoices set status = 'unpaid', number = $3, created_at = $4, changed_at = $4,
       changed_by = $5, version = version + 1
     where site_id = $1 and id = $2 and status = 'draft'`,
    [tx.siteId, id, number, tx.now(), by],
  );
};

/** Takes an unpaid invoice back. */
export const writeVoid = async (tx: SiteDatabase, id: string, by: string): Promise<void> => {
  await tx.query(
    `update invoices set status = 'void', changed_at = $3, changed_by = $4, version = version + 1
     where site_id = $1 and id = $2 and status = 'unpaid'`,
    [tx.siteId, id, tx.now(), by],
  );
};
