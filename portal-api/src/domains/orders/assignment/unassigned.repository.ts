import type { SiteDatabase } from '../../../kernel/database.ts';

const AT_ONCE = 50;

/** Some of the orders that wait for a writer and are paid for, the longest waiting first. */
export const listUnassigned = async (
  db: SiteDatabase,
): Promise<{ id: string; industries: string[] }[]> =>
  db.query(
    `select id, customer_industries as industries from orders
     where site_id = $1 and writer_id is null and status_percentage < 100 and not hide_order
       and cancelled_at is null and not is_test and not awaits_payment
       and payment_status in ('paid', 'partially_refunded')
     order by created_at, number limit ${AT_ONCE}`,
    [db.siteId],
  );
