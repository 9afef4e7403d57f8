import type { SiteDatabase } from '../../../kernel/database.ts';

/** An unfinished order with a writer and its due day. */
export interface DueOrder {
  id: string;
  number: string;
  name: string;
  writerId: string;
  due: string;
}

/** Unfinished orders that somebody works on and that are due on one of these days. */
export const listDueOn = (db: SiteDatabase, days: readonly string[]): Promise<DueOrder[]> =>
  db.query<DueOrder>(
    `select o.id, o.number_prefix || o.number as number, p.name, o.writer_id as "writerId",
       o.due_date::text as due
     from orders o join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
       and p.version = o.package_version
     where o.site_id = $1 and o.writer_id is not null and o.status_percentage < 100
       and o.cancelled_at is null and o.due_date = any($2::date[])`,
    [db.siteId, days],
  );

/** The order of a firm that came last. */
export const findNewestOrderId = async (db: SiteDatabase): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from orders where site_id = $1 order by number desc limit 1',
    [db.siteId],
  );
  return row?.id;
};
