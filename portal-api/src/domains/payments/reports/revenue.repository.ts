import type { Currency } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DayCounter } from '../../../kernel/reports/report-days.ts';
import { RUNS, runParams } from '../../reports/days/report-days.service.ts';

/** What a day amounts to, in minor units. */
export interface MoneySum {
  what: 'paid' | 'returned' | 'tips' | 'coupons' | 'unpaid';
  currency: Currency;
  /** The writer of tips, the coupon; nothing for the others. */
  id: string;
  count: number;
  minor: number;
}

// What was paid for trials: there are few of them, so that not each payment has to be asked for its order.
const TRIALS = `select a.key from orders t
    join payment_attempts a on a.site_id = t.site_id and a.order_id = t.id
    where t.site_id = $1 and t.is_test
  union all select a.key from orders t
    join invoices i on i.site_id = t.site_id and i.order_id = t.id
    join payment_attempts a on a.site_id = i.site_id and a.invoice_id = i.id and a.order_id is null
    where t.site_id = $1 and t.is_test
  union all select a.key from orders t
    join payment_attempts a on a.site_id = t.site_id and a.kind = 'tip' and a.subject_id = t.id
      and a.order_id is null and a.invoice_id is null
    where t.site_id = $1 and t.is_test`;

const OF_PAYMENT = `a.key, a.kind, a.currency, a.coupon, a.order_id, a.invoice_id, a.subject_id,
  a.list_minor, a.amount_minor, a.returned_minor`;

// What was paid outside of the portal belongs to the day that is noted beside it.
const PAID = `select (a.updated_at at time zone $6)::date as day, ${OF_PAYMENT}
    from ${RUNS} join payment_attempts a
      on a.site_id = $1 and a.state = 'paid' and a.updated_at >= run.begin and a.updated_at < run.until
    where not exists (select 1 from outside_payments n where n.site_id = $1 and n.payment_key = a.key)
      and a.key not in (select key from trials)
  union all
  select n.paid_on, ${OF_PAYMENT}
    from ${RUNS} join outside_payments n on n.site_id = $1 and n.paid_on between run.first and run.last
    join payment_attempts a on a.site_id = $1 and a.key = n.payment_key and a.state = 'paid'
    where a.key not in (select key from trials)`;

const RETURNED = `select (r.updated_at at time zone $6)::date as day, 'returned' as what, a.currency, '' as id,
    r.amount_minor as minor
  from ${RUNS} join refunds r
    on r.site_id = $1 and r.state = 'done' and r.updated_at >= run.begin and r.updated_at < run.until
  join payment_attempts a on a.site_id = $1 and a.key = r.payment_key
  where a.key not in (select key from trials)`;

// Tips are told less what was returned of them, and belong to whoever writes the order now.
const TIPS = `select a.day, 'tips', a.currency, coalesce(o.writer_id, ''),
    a.amount_minor - least(a.returned_minor, a.amount_minor)
  from paid a left join invoices i on i.site_id = $1 and i.id = a.invoice_id
  left join orders o on o.site_id = $1 and o.id = coalesce(a.order_id, i.order_id, a.subject_id)
  where a.kind = 'tip'`;

// Single-use codes count with their coupon.
const COUPONS = `select a.day, 'coupons', a.currency, coalesce(c.coupon, a.coupon),
    greatest(a.list_minor - a.amount_minor, 0)
  from paid a left join coupon_uses c on c.site_id = $1 and c.payment_key = a.key
  where a.coupon is not null`;

const UNPAID = `select (i.created_at at time zone $6)::date, 'unpaid', i.currency, '', i.price_minor
  from ${RUNS} join invoices i
    on i.site_id = $1 and i.status = 'unpaid' and i.created_at >= run.begin and i.created_at < run.until
  left join orders o on o.site_id = $1 and o.id = i.order_id
  where o.is_test is not true`;

/** The money of some days by currency; trials count nowhere. */
export const countMoneyDays: DayCounter<MoneySum> = (db, spans) =>
  db.query(
    `with trials as materialized (${TRIALS}), paid as materialized (${PAID})
     select day::text, concat_ws(' ', what, currency, id) as subject, jsonb_build_object('what', what,
       'currency', currency, 'id', id, 'count', count(*), 'minor', sum(minor)) as sums
     from (${RETURNED}
       union all select day, 'paid', currency, '', amount_minor from paid
       union all ${TIPS} union all ${COUPONS} union all ${UNPAID}) moved
     group by day, what, currency, id`,
    runParams(db, spans),
  );

/** The names of writers. */
export const listTippedNames = (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  db.query(
    `select id, trim(first_name || ' ' || last_name) as name from people where site_id = $1 and id = any($2)`,
    [db.siteId, ids],
  );
