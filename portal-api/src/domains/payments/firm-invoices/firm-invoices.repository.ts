import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type AskedDays, type DaySpan, openSpan } from '../../../kernel/time/day-span.ts';
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

const FROM = `from invoices i
  join people p on p.site_id = i.site_id and p.id = i.person_id
  left join people c on c.site_id = i.site_id and c.id = i.changed_by
  left join orders o on o.site_id = i.site_id and o.id = i.order_id
  left join payment_attempts a on a.site_id = i.site_id and a.key = i.payment_key
  left join outside_payments u on u.site_id = i.site_id and u.payment_key = i.payment_key
  where i.site_id = $1`;

const NARROWED = `${FROM} and ($2::text is null or i.status = $2)
  and ($3::text is null or starts_with(lower(p.email), $3) or starts_with(lower(p.last_name), $3)
    or starts_with(lower(p.first_name), $3) or i.number = $4::int
    or lower(o.number_prefix || o.number) = ltrim($3, '#'))
  and ($5::text is null or i.currency = $5)
  and ($6::timestamptz is null or (i.created_at >= $6 and i.created_at < $7::timestamptz
    and o.is_test is not true))`;

const numberIn = (search: string): number | null => {
  const digits = /^(?:inv-?)?0*(\d{1,9})$/i.exec(search)?.[1];
  return digits ? Number(digits) : null;
};

const paramsOf = (
  db: SiteDatabase,
  { status, search, currency, span }: InvoiceFilter,
): unknown[] => [
  db.siteId,
  status ?? null,
  search ? search.toLowerCase() : null,
  search ? numberIn(search) : null,
  currency ?? null,
  span?.begin ?? null,
  span?.end ?? null,
];

/** A part of the firm's invoices, the newest first. */
export const listFirmInvoiceRows = async (
  db: SiteDatabase,
  filter: InvoiceFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmInvoiceRecord[]> => {
  const rows = await db.query<FirmInvoiceRow>(
    `${SELECT} ${NARROWED} and ($8::timestamptz is null or (i.created_at, i.id) < ($8, $9::text))
     order by i.created_at desc, i.id desc limit $10`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toFirmInvoice);
};

/** How many invoices match, as far as it is worth counting. */
export const countFirmInvoices = async (
  db: SiteDatabase,
  filter: InvoiceFilter,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 ${NARROWED} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
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
