import {
  COUNTED_TO,
  type paymentFilters,
  type paymentHappenings,
} from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type AskedDays, type DaySpan, openSpan } from '../../../kernel/time/day-span.ts';
import { type AttemptRow, toAttempt } from '../attempts/attempt.record.ts';
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

const FROM = `from payment_attempts a
  left join people p on p.site_id = a.site_id and p.id = a.person_id
  left join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join invoices i on i.site_id = a.site_id and i.id = a.invoice_id
  where a.site_id = $1 and a.state = 'paid'`;

const SPAN = { begin: '$5', end: '$6', from: '$7', to: '$8' };

// As the reports count it (BO-74).
const HAPPENED = `($4::text is null or (a.key in (select m.key from (${moneySteps(SPAN)}) m
    where $4 in (m.step, 'moved'))
  and not exists (select 1 from orders t where t.site_id = a.site_id and t.is_test
    and t.id = coalesce(a.order_id, i.order_id))))`;

const NARROWED = `${FROM} and ${HAPPENED}
  and ($9::text is null or a.currency = $9) and ($10::text is null or a.kind = $10)
  and ($11::text is null or (select t.writer_id from orders t where t.site_id = a.site_id
    and t.id = coalesce(a.order_id, a.subject_id)) = $11)
  and ($12::text is null or case when $12 = 'any' then a.coupon is not null
    else coalesce((select c.coupon from coupon_uses c where c.site_id = a.site_id
      and c.payment_key = a.key limit 1), a.coupon) = $12 end)
  and ($2 <> 'returned' or a.returned_minor > 0) and ($2 <> 'disputed' or a.is_disputed)
  and ($3::text is null or starts_with(lower(p.email), $3) or starts_with(lower(p.last_name), $3)
    or starts_with(lower(p.first_name), $3) or lower(o.number_prefix || o.number) = ltrim($3, '#'))`;

const paramsOf = (db: SiteDatabase, { span, ...filter }: PaymentFilter): unknown[] => [
  db.siteId,
  filter.show,
  filter.search ? filter.search.toLowerCase() : null,
  filter.happened ?? null,
  span.begin,
  span.end,
  span.from,
  span.to,
  filter.currency ?? null,
  filter.kind ?? null,
  filter.writer ?? null,
  filter.coupon ?? null,
];

/** A part of the firm's payments, the newest first. */
export const listPaid = async (
  db: SiteDatabase,
  filter: PaymentFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<PaymentRecord[]> => {
  const rows = await db.query<PaymentRow>(
    `${SELECT} ${NARROWED} and ($13::timestamptz is null or (a.created_at, a.key) < ($13, $14::text))
     order by a.created_at desc, a.key desc limit $15`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toPayment);
};

/** How many payments match, as far as it is worth counting. */
export const countPaid = async (db: SiteDatabase, filter: PaymentFilter): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 ${NARROWED} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
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
