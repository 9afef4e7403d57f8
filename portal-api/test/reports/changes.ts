import type { TestApp } from '../create-test-app.ts';
import { insertRows, paidRow } from './june.ts';

/** The same numbers on every run. */
export const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

// Nine weeks around June, at any hour.
const START = Date.parse('2024-05-01T00:30:00Z');
const momentOf = (pick: (below: number) => number): string =>
  new Date(START + pick(63 * 24) * 3_600_000).toISOString();

/** Where something changes, and what is picked by chance. */
export interface Things {
  portal: TestApp;
  pick: (below: number) => number;
  count: number;
}

const ORDER = `(select id from orders where site_id = 'northwind' and id like 'g-%' order by id offset $1 limit 1)`;
const KEY = `(select key from payment_attempts where site_id = 'northwind' and key like 'g-%' order by key offset $1 limit 1)`;

const addOrder = async ({ portal, pick, count }: Things) => {
  const [model] = await portal
    .db()
    .query<{ row: object }>(
      "select to_jsonb(o) as row from orders o where id = 'r-1' or id = 'northwind-order-writing' order by id desc limit 1",
    );
  await insertRows(portal, 'orders', [
    {
      ...model?.row,
      id: `g-${count}`,
      number: 95_000 + count,
      is_test: pick(5) === 0,
      created_at: momentOf(pick),
      ready_at: momentOf(pick),
      completed_at: pick(2) === 0 ? momentOf(pick) : null,
      cancelled_at: pick(4) === 0 ? momentOf(pick) : null,
      due_date: momentOf(pick).slice(0, 10),
      writer_id: portal.personId('writer'),
    },
  ]);
};

const addDraft = async ({ portal, pick, count }: Things) => {
  const [service] = await portal
    .db()
    .query<{ id: string }>("select id from services where site_id = 'northwind' limit 1");
  const [order] = await portal
    .db()
    .query<{ id: string | null }>(`select ${ORDER} as id`, [pick(20)]);
  await insertRows(portal, 'drafts', [
    {
      id: `g-${count}`,
      order_id: order?.id ?? 'r-1',
      service_id: service?.id,
      writer_id: portal.personId('writer'),
      number: count,
      notes: '',
      rating: pick(3) === 0 ? null : 1 + pick(5),
      reviewed_at: momentOf(pick),
      created_at: momentOf(pick),
      updated_at: momentOf(pick),
    },
  ]);
};

const addPayment = async ({ portal, pick, count }: Things) => {
  const person_id = portal.personId('customer');
  const [order] = await portal
    .db()
    .query<{ id: string | null }>(`select ${ORDER} as id`, [pick(20)]);
  const order_id = order?.id ?? 'r-1';
  await insertRows(portal, 'invoices', [
    {
      id: `g-${count}`,
      number: 9100 + count,
      person_id,
      package_id: '',
      package_name: 'Coaching',
      order_id: pick(3) === 0 ? null : order_id,
      status: pick(2) === 0 ? 'unpaid' : 'paid',
      list_minor: 4000,
      price_minor: 100 * pick(50),
      currency: pick(3) === 0 ? 'eur' : 'usd',
      created_at: momentOf(pick),
      note: '',
      version: 1,
    },
  ]);
  const kind = pick(2) === 0 ? 'tip' : 'checkout';
  await insertRows(portal, 'payment_attempts', [
    paidRow(`g-${count}`, {
      updated_at: momentOf(pick),
      kind,
      subject_id: kind === 'tip' ? `tip-${count}` : 'none',
      amount_minor: 100 * pick(90),
      state: pick(6) === 0 ? 'declined' : 'paid',
      order_id: pick(2) === 0 ? order_id : null,
      invoice_id: pick(2) === 0 ? `g-${count}` : null,
      coupon: pick(2) === 0 ? 'SPRING' : null,
    }),
  ]);
};

const addBeside = async ({ portal, pick, count }: Things) => {
  const [found] = await portal
    .db()
    .query<{ key: string | null }>(`select ${KEY} as key`, [pick(20)]);
  if (!found?.key) return;
  const payment_key = found.key;
  await insertRows(portal, 'refunds', [
    {
      id: `g-${count}`,
      request_key: `g-${count}`,
      payment_key,
      amount_minor: 100,
      reason: '',
      origin: 'firm',
      state: pick(3) === 0 ? 'failed' : 'done',
      asked_at: momentOf(pick),
      updated_at: momentOf(pick),
    },
  ]);
  const used_at = momentOf(pick);
  await insertRows(portal, 'coupon_uses', [
    { coupon: `C-${pick(3)}`, payment_key, used_at, single_code: null },
  ]).catch(() => undefined);
  const outside = { payment_key, method: 'bank', reference: '', recorded_by: '' };
  await insertRows(portal, 'outside_payments', [
    { ...outside, paid_on: momentOf(pick).slice(0, 10) },
  ]).catch(() => undefined);
};

const CRITIQUE = `(select id from critiques where site_id = 'northwind' order by id offset $1 limit 1)`;

const addReviewStep = async ({ portal, pick, count }: Things) => {
  const [found] = await portal
    .db()
    .query<{ id: string | null }>(`select ${CRITIQUE} as id`, [pick(3)]);
  if (!found?.id) return;
  const step = { id: `g-${count}`, critique_id: found.id, created_at: momentOf(pick) };
  await insertRows(portal, 'critique_views', [step]);
  await insertRows(portal, 'review_clicks', [
    { ...step, kind: pick(3) === 0 ? 'consultation' : 'checkout', created_at: momentOf(pick) },
  ]);
};

const CHANGES = [
  `update orders set completed_at = $2 where id = ${ORDER}`,
  `update orders set completed_at = null, ready_at = $2 where id = ${ORDER}`,
  `update orders set cancelled_at = $2 where id = ${ORDER}`,
  `update orders set due_date = $2::timestamptz::date where id = ${ORDER}`,
  `update orders set is_test = not is_test, updated_at = $2 where id = ${ORDER}`,
  `update orders set writer_id = case when writer_id is null then (select min(writer_id) from orders) end, updated_at = $2 where id = ${ORDER}`,
  `update orders set created_at = $2 where id = ${ORDER}`,
  `delete from orders where id = ${ORDER} and created_at <> $2`,
  `update drafts set rating = null, reviewed_at = $2 where order_id = ${ORDER}`,
  `update drafts set rating = 2, reviewed_at = $2 where order_id = ${ORDER}`,
  `delete from drafts where order_id = ${ORDER} and created_at < $2`,
  `update payment_attempts set updated_at = $2, returned_minor = 100 where key = ${KEY}`,
  `update payment_attempts set state = 'paid', updated_at = $2 where key = ${KEY}`,
  `update payment_attempts set state = 'declined', updated_at = $2 where key = ${KEY}`,
  `update payment_attempts set amount_minor = 700, invoice_id = null, created_at = $2 where key = ${KEY}`,
  `delete from payment_attempts where key = ${KEY} and created_at <> $2`,
  `update refunds set state = 'done', updated_at = $2 where payment_key = ${KEY}`,
  `delete from refunds where payment_key = ${KEY} and updated_at < $2`,
  `update outside_payments set paid_on = $2::timestamptz::date where payment_key = ${KEY}`,
  `delete from outside_payments where payment_key = ${KEY} and paid_on < $2::timestamptz::date`,
  `delete from coupon_uses where payment_key = ${KEY} and used_at <> $2`,
  `update invoices set status = 'paid', created_at = $2 where id = ${KEY}`,
  `update invoices set status = 'unpaid', created_at = $2 where id = ${KEY}`,
  `update invoices set order_id = null, created_at = $2 where id = ${KEY}`,
  `delete from invoices where id = ${KEY} and created_at <> $2`,
  `update payment_attempts set critique_id = (select min(id) from critiques), created_at = $2 where key = ${KEY}`,
  `update payment_attempts set critique_id = null, created_at = $2 where key = ${KEY}`,
  `update critique_views set created_at = $2 where critique_id = ${CRITIQUE}`,
  `delete from critique_views where critique_id = ${CRITIQUE} and created_at < $2`,
  `update review_clicks set kind = 'checkout', created_at = $2 where critique_id = ${CRITIQUE}`,
  `delete from review_clicks where critique_id = ${CRITIQUE} and created_at < $2`,
];

/** One change of any row that a report counts. */
export const changeSomething = async (things: Things) => {
  const { portal, pick } = things;
  const adding = [addOrder, addDraft, addPayment, addBeside, addPayment, addReviewStep][pick(16)];
  if (adding) await adding(things);
  else await portal.db().query(CHANGES[pick(CHANGES.length)] ?? '', [pick(20), momentOf(pick)]);
};

/** Some of everything. */
export const addSome = async (things: Things) => {
  for (const add of [addOrder, addDraft, addPayment, addBeside, addReviewStep]) await add(things);
};
