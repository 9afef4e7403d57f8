import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';

/** What customers thought of a writer's drafts within a period, and how many drafts were sent for how many orders. */
export interface WriterFigures {
  id: string;
  name: string;
  ratings: number;
  mean: number | null;
  low: number;
  drafts: number;
  orders: number;
}

const OF_ORDERS = `from drafts d join orders o on o.site_id = d.site_id and o.id = d.order_id
  where d.site_id = $1 and not o.is_test`;

/** The writers of a period in numbers, by name; trials count nowhere. */
export const countWriters = (db: SiteDatabase, { begin, end }: DaySpan): Promise<WriterFigures[]> =>
  db.query<WriterFigures>(
    `select p.id, trim(p.first_name || ' ' || p.last_name) as name, coalesce(rated.ratings, 0) as ratings,
       rated.mean, coalesce(rated.low, 0) as low, coalesce(sent.drafts, 0) as drafts,
       coalesce(sent.orders, 0) as orders
     from (select d.writer_id, count(*)::int as ratings, avg(d.rating)::float8 as mean,
         count(*) filter (where d.rating <= 3)::int as low
       ${OF_ORDERS} and d.rating is not null and d.reviewed_at >= $2 and d.reviewed_at < $3
       group by d.writer_id) rated
     full join (select d.writer_id, count(*)::int as drafts, count(distinct d.order_id)::int as orders
       ${OF_ORDERS} and d.created_at >= $2 and d.created_at < $3
       group by d.writer_id) sent on sent.writer_id = rated.writer_id
     join people p on p.site_id = $1 and p.id = coalesce(rated.writer_id, sent.writer_id)
     order by lower(p.first_name), lower(p.last_name), p.id`,
    [db.siteId, begin, end],
  );
