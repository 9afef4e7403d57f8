import type { SiteDatabase } from '../../../kernel/database.ts';

const LAST_ORDERS = 50;

/** What customers thought of each writer's drafts in the writer's last orders. */
export const listRatings = async (
  db: SiteDatabase,
  writerIds: readonly string[],
): Promise<Map<string, { mean: number; count: number }>> => {
  const rows = await db.query<{ id: string; mean: number; count: number }>(
    `select w.id, avg(d.rating)::float8 as mean, count(*)::int as count
     from unnest($2::text[]) w(id)
     cross join lateral (select o.id from orders o where o.site_id = $1 and o.writer_id = w.id
       order by o.created_at desc, o.id limit ${LAST_ORDERS}) o
     join drafts d on d.site_id = $1 and d.order_id = o.id and d.writer_id = w.id
     where d.rating is not null group by w.id`,
    [db.siteId, writerIds],
  );
  return new Map(rows.map(({ id, mean, count }) => [id, { mean, count }]));
};
