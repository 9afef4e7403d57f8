import type { SiteDatabase } from '../../../kernel/database.ts';
import { DAY } from '../../../kernel/time/durations.ts';

/** A writer's desk as the database counts it. */
export interface WriterLoadRow {
  id: string;
  first_name: string;
  last_name: string;
  writer_data: unknown;
  open: number;
  due_soon: number;
  week: number;
  turnaround_days: number | null;
}

// As many as the stars are of: a writer's median does not need more.
const LAST_ORDERS = 50;

/** The desks of the firm's active writers, or of one of them. */
export const listWriterLoads = (
  db: SiteDatabase,
  { today, writerId }: { today: string; writerId?: string | undefined },
): Promise<WriterLoadRow[]> =>
  db.query<WriterLoadRow>(
    `select p.id, p.first_name, p.last_name, p.writer_data, desk.open, desk.due_soon, came.week,
       done.turnaround_days
     from people p
     cross join lateral (
       select count(*)::int as open,
         count(*) filter (where o.due_date <= $2::date + 3)::int as due_soon
       from orders o where o.site_id = p.site_id and o.writer_id = p.id
         and o.status_percentage < 100 and o.cancelled_at is null and not o.is_test) desk
     cross join lateral (
       select count(*)::int as week from orders o
       where o.site_id = p.site_id and o.writer_id = p.id and o.cancelled_at is null
         and not o.is_test and o.assigned_at > $3) came
     cross join lateral (
       select round((percentile_cont(0.5) within group (order by o.seconds) / 86400)::numeric,
         1)::float8 as turnaround_days
       from (select extract(epoch from completed_at - coalesce(ready_at, created_at)) as seconds
         from orders where site_id = p.site_id and writer_id = p.id
           and completed_at > $4 and cancelled_at is null
         order by completed_at desc limit ${LAST_ORDERS}) o) done
     where p.site_id = $1 and p.role = 'writer' and p.deactivated_at is null
       and ($5::text is null or p.id = $5)
     order by lower(p.first_name), lower(p.last_name), p.id`,
    [
      db.siteId,
      today,
      new Date(db.now().getTime() - 7 * DAY),
      new Date(db.now().getTime() - 90 * DAY),
      writerId ?? null,
    ],
  );
