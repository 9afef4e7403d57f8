import type { Currency } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { ORDER_OF_PAYMENT, paidWithin } from './paid-within.repository.ts';

const NAMES = { begin: '$2', end: '$3', from: '$4', to: '$5' };

const paramsOf = (db: SiteDatabase, { begin, end, from, to }: DaySpan): unknown[] => [
  db.siteId,
  begin,
  end,
  from,
  to,
];

// Trials count nowhere.
const PAID = `from (${paidWithin(NAMES)}) s
  join payment_attempts a on a.site_id = $1 and a.key = s.key and a.state = 'paid'
  left join outside_payments u on u.site_id = a.site_id and u.payment_key = a.key
  ${ORDER_OF_PAYMENT}
  where o.is_test is not true`;

/** What was paid and what went back on a day, in minor units. */
export interface MovedDay {
  currency: Currency;
  day: string;
  paid: number;
  returned: number;
}

/** The days of a period on which money moved, the newest first. */
export const listMovedDays = (db: SiteDatabase, span: DaySpan): Promise<MovedDay[]> =>
  db.query<MovedDay>(
    `select currency, day::text, sum(paid)::bigint as paid, sum(returned)::bigint as returned
     from (
       select a.currency, coalesce(u.paid_on, (a.updated_at at time zone $6)::date) as day,
         a.amount_minor as paid, 0 as returned ${PAID}
       union all
       select a.currency, (r.updated_at at time zone $6)::date, 0, r.amount_minor
       from refunds r join payment_attempts a on a.site_id = r.site_id and a.key = r.payment_key
       ${ORDER_OF_PAYMENT}
       where r.site_id = $1 and r.state = 'done' and r.updated_at >= $2 and r.updated_at < $3
         and o.is_test is not true) moved
     group by currency, day order by currency, moved.day desc`,
    [...paramsOf(db, span), span.timeZone],
  );

/** What a group of payments amounts to, in minor units. */
export interface SumOf {
  currency: Currency;
  /** The writer or the coupon. */
  id: string;
  name: string;
  count: number;
  minor: number;
}

/** Tips of a period by writer and currency, less what was returned of them. */
export const listTips = (db: SiteDatabase, span: DaySpan): Promise<SumOf[]> =>
  db.query<SumOf>(
    `select tips.*, trim(coalesce(w.first_name || ' ' || w.last_name, '')) as name
     from (select a.currency, coalesce(o.writer_id, '') as id, count(*)::int as count,
         sum(a.amount_minor - least(a.returned_minor, a.amount_minor))::bigint as minor
       ${PAID} and a.kind = 'tip' group by 1, 2) tips
     left join people w on w.site_id = $1 and w.id = tips.id
     order by tips.currency, tips.minor desc, tips.id`,
    paramsOf(db, span),
  );

/** What the coupons of a period cost the firm, by coupon and currency; single-use codes count with theirs. */
export const listCouponCosts = (db: SiteDatabase, span: DaySpan): Promise<SumOf[]> =>
  db.query<SumOf>(
    `select spent.*, spent.id as name
     from (select a.currency, coalesce(c.coupon, a.coupon) as id, count(*)::int as count,
         sum(greatest(a.list_minor - a.amount_minor, 0))::bigint as minor
       from (${paidWithin(NAMES)}) s
       join payment_attempts a on a.site_id = $1 and a.key = s.key and a.state = 'paid'
       left join coupon_uses c on c.site_id = a.site_id and c.payment_key = a.key
       ${ORDER_OF_PAYMENT}
       where o.is_test is not true and a.coupon is not null group by 1, 2) spent
     order by spent.currency, spent.minor desc, spent.id`,
    paramsOf(db, span),
  );

/** Invoices of a period that nobody has paid yet, by currency, in minor units. */
export const listUnpaid = (
  db: SiteDatabase,
  { begin, end }: DaySpan,
): Promise<{ currency: Currency; minor: number }[]> =>
  db.query(
    `select i.currency, sum(i.price_minor)::bigint as minor
     from invoices i left join orders o on o.site_id = i.site_id and o.id = i.order_id
     where i.site_id = $1 and i.status = 'unpaid' and i.created_at >= $2 and i.created_at < $3
       and o.is_test is not true
     group by i.currency order by i.currency`,
    [db.siteId, begin, end],
  );
