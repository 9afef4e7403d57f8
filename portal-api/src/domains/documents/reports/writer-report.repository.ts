import { limits } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DayCounter } from '../../../kernel/reports/report-days.ts';
import { RUNS, runParams } from '../../reports/days/report-days.service.ts';

/** What customers thought of a writer's drafts on a day, and how many drafts were sent for which orders. */
export interface WriterSums {
  ratings: number;
  stars: number;
  low: number;
  drafts: number;
  /** Numbers of orders: one that got drafts on two days is one order. */
  orders: number[];
}

const ofDrafts = (column: string, values: string): string =>
  `select d.writer_id, (d.${column} at time zone $6)::date as day, ${values}
   from ${RUNS} join drafts d on d.site_id = $1 and d.${column} >= run.begin and d.${column} < run.until
   join orders o on o.site_id = $1 and o.id = d.order_id
   where not o.is_test`;

/** The drafts of some days in numbers, by writer; trials count nowhere. */
export const countWriterDays: DayCounter<WriterSums> = (db, spans) =>
  db.query(
    `select day::text, writer_id as subject, jsonb_build_object('ratings', count(rating),
       'stars', coalesce(sum(rating), 0), 'low', count(*) filter (where rating <= ${limits.finalRatingAbove}), 'drafts', count(number),
       'orders', coalesce(jsonb_agg(distinct number) filter (where number is not null), '[]')) as sums
     from (${ofDrafts('reviewed_at', 'd.rating, null::int as number')} and d.rating is not null
       union all ${ofDrafts('created_at', 'null, o.number')}) drafted
     group by day, writer_id`,
    runParams(db, spans),
  );

/** Writers with their names, in the order of those. */
export const listWriterNames = (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  db.query(
    `select id, trim(first_name || ' ' || last_name) as name from people
     where site_id = $1 and id = any($2) order by lower(first_name), lower(last_name), id`,
    [db.siteId, ids],
  );
