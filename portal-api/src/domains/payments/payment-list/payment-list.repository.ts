import {
  COUNTED_TO,
  type paymentFilters,
  type paymentHappenings,
} from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { numbersEnding } from '../../../kernel/finding/beginnings.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';
import { type AskedDays, type DaySpan, openSpan } from '../../../kernel/time/day-span.ts';
import { type AttemptRow, toAttempt } from '../attempts/attempt.record.ts';
import { foundRows } from '../finding/found-rows.repository.ts';
import { moneySteps } from '../reports/paid-within.repository.ts';

interface PaymentRow extends AttemptRow {
  updated_at: Date;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  order_number: string | null;
  invoice_number: number | null;
}

/** What the firm's list of payments is narrowed to. */
export interface PaymentFilter {
  show: (typeof paymentFilters)[number];
  search?: string | undefined;
  happened?: (typeof paymentHappenings)[number] | undefined;
  /** Its days, in the firm's time zone. */
  span: DaySpan;
  currency?: string | undefined;
  kind?: string | undefined;
  writer?: string | undefined;
  coupon?: string | undefined;
}

/** The filter of what was asked, its days in the firm's time zone. */
export const paymentFilterOf = (
  timeZone: string,
  { from, to, ...narrowed }: Omit<PaymentFilter, 'span'> & AskedDays,
): PaymentFilter => ({ ...narrowed, span: openSpan(timeZone, { from, to }) });

const toPayment = (row: PaymentRow) => ({
  attempt: toAttempt(row),
  paidAt: row.updated_at,
  customer: {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
  },
  orderNumber: row.order_number,
  invoiceNumber: row.invoice_number,
});

/** A payment with what stands around it. */
export type PaymentRecord = ReturnType<typeof toPayment>;

const SELECT = `select a.*, p.first_name, p.last_name, p.email,
    o.number_prefix || o.number as order_number, i.number as invoice_number`;

const TABLES = `from payment_attempts a
  left join people p on p.site_id = a.site_id and p.id = a.person_id
  left join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join invoices i on i.site_id = a.site_id and i.id = a.invoice_id`;
const FROM = `${TABLES} where a.site_id = $1 and a.state = 'paid'`;

// As the reports count it (BO-74).
const addHappened = (where: Conditions, { happened, span }: PaymentFilter): void => {
  if (!happened) return;
  const step = where.place(happened);
  const steps = moneySteps({
    begin: where.place(span.begin),
    end: where.place(span.end),
    from: where.place(span.from),
    to: where.place(span.to),
  });
  where.add(`a.key in (select m.key from (${steps}) m where ${step}::text in (m.step, 'moved'))
    and not exists (select 1 from orders t where t.site_id = a.site_id and t.is_test
      and t.id = coalesce(a.order_id, (select i.order_id from invoices i
        where i.site_id = a.site_id and i.id = a.invoice_id)))`);
};

/** What the list shows; a condition that nobody asked for is not in it, because it would hide the indexes. */
const narrowed = (db: SiteDatabase, filter: PaymentFilter): Conditions => {
  const { show, currency, kind, writer, coupon } = filter;
  const where = new Conditions();
  where.add(`a.site_id = ? and a.state = 'paid'`, db.siteId);
  addHappened(where, filter);
  if (currency) where.add('a.currency = ?', currency);
  if (kind) where.add('a.kind = ?', kind);
  if (writer)
    where.add(
      `(select t.writer_id from orders t where t.site_id = a.site_id
         and t.id = coalesce(a.order_id, a.subject_id)) = ?`,
      writer,
    );
  if (coupon === 'any') where.add('a.coupon is not null');
  else if (coupon)
    where.add(
      `coalesce((select c.coupon from coupon_uses c where c.site_id = a.site_id
         and c.payment_key = a.key limit 1), a.coupon) = ?`,
      coupon,
    );
  if (show === 'returned') where.add('a.returned_minor > 0');
  if (show === 'disputed') where.add('a.is_disputed');
  return where;
};

/** The payments of the list, the newest first. Each way to them has its own index and is walked only so far. */
const pageOf = (where: Conditions, search: string | undefined, most: number): string => {
  const text = search ? where.place(search.toLowerCase()) : '';
  const numbers = search ? where.place(numbersEnding(search)) : '';
  const limit = where.place(most);
  const rows = (of = ''): string => `select a.key, a.created_at from payment_attempts a
    where ${where.sql}${of} order by a.created_at desc, a.key desc limit ${limit}`;
  if (!search) return rows();
  const found = foundRows({ rows, person: 'a.person_id', order: 'a.order_id', text, numbers });
  return `select key, created_at from (${found}) found
    order by created_at desc, key desc limit ${limit}`;
};

/** A part of the firm's payments, the newest first. */
export const listPaid = async (
  db: SiteDatabase,
  filter: PaymentFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<PaymentRecord[]> => {
  const where = narrowed(db, filter);
  if (after) where.add('(a.created_at, a.key) < (?::timestamptz, ?::text)', after[0], after[1]);
  const page = pageOf(where, filter.search, limit);
  const rows = await db.query<PaymentRow>(
    `${SELECT} ${TABLES} join (${page}) page on page.key = a.key where a.site_id = $1
     order by a.created_at desc, a.key desc`,
    where.params,
  );
  return rows.map(toPayment);
};

/** How many payments match, as far as it is worth counting. */
export const countPaid = async (db: SiteDatabase, filter: PaymentFilter): Promise<number> => {
  const where = narrowed(db, filter);
  const page = pageOf(where, filter.search, COUNTED_TO);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (${page}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};

/** The payments for an order, for its tip, and for invoices that belong to it; the oldest first. */
export const listPaidOfOrder = async (
  db: SiteDatabase,
  orderId: string,
): Promise<PaymentRecord[]> => {
  const rows = await db.query<PaymentRow>(
    `${SELECT} ${FROM} and (a.order_id = $2 or i.order_id = $2) order by a.created_at, a.key`,
    [db.siteId, orderId],
  );
  return rows.map(toPayment);
};

/** The payment of this key, or nothing. */
export const findPaid = async (
  db: SiteDatabase,
  key: string,
): Promise<PaymentRecord | undefined> => {
  const [row] = await db.query<PaymentRow>(`${SELECT} ${FROM} and a.key = $2`, [db.siteId, key]);
  return row && toPayment(row);
};
