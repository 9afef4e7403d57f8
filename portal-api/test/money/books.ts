import type { Database } from '../../src/kernel/database.ts';

/** Money at the sandbox beside what the portal gave for it, in minor units. */
export interface Books {
  taken: number;
  charges: number;
  delivered: number;
  worth: number;
}

/** Reads both sides of a site's books. */
export const readBooks = async (db: Database): Promise<Books> => {
  const [money] = await db.query<{ taken: number; charges: number }>(
    `select coalesce(sum(amount - amount_refunded), 0)::int as taken,
       count(*) filter (where amount > amount_refunded)::int as charges
     from sandbox_intents where status = 'succeeded'`,
  );
  const [orders] = await db.query<{ delivered: number; worth: number }>(
    `select count(*)::int as delivered, coalesce(sum(o.invoice_price_minor), 0)::int as worth
     from orders o join payment_attempts a on a.site_id = o.site_id and a.order_id = o.id
     where a.kind in ('new-order', 'checkout') and a.state = 'paid'`,
  );
  const [invoices] = await db.query<{ delivered: number; worth: number }>(
    `select count(*)::int as delivered, coalesce(sum(price_minor), 0)::int as worth from invoices
     where status = 'paid' and payment_key is not null and order_id is null`,
  );
  const [tips] = await db.query<{ delivered: number; worth: number }>(
    `select count(*)::int as delivered, coalesce(sum(o.tip_minor), 0)::int as worth
     from orders o join payment_attempts a on a.site_id = o.site_id and a.subject_id = o.id
     where a.kind = 'tip' and a.state = 'paid'`,
  );
  return {
    taken: money?.taken ?? 0,
    charges: money?.charges ?? 0,
    delivered: (orders?.delivered ?? 0) + (invoices?.delivered ?? 0) + (tips?.delivered ?? 0),
    worth: (orders?.worth ?? 0) + (invoices?.worth ?? 0) + (tips?.worth ?? 0),
  };
};
