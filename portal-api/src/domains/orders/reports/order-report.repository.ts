import type { DayCounter } from '../../../kernel/reports/report-days.ts';
import { RUNS, runParams } from '../../reports/days/report-days.service.ts';

/** What happened to orders on a day; trials count nowhere. */
export interface OrderSums {
  ordered: number;
  completed: number;
  cancelled: number;
  /** Of the completed ones: those with a due day, and those that came after it. */
  dated: number;
  late: number;
  /** How many seconds each of them took from when the writer could start. */
  took: number[];
}

const happened = (column: string, values: string): string =>
  `select (o.${column} at time zone $6)::date as day, ${values}
   from ${RUNS} join orders o on o.site_id = $1 and o.${column} >= run.begin and o.${column} < run.until
   where not o.is_test`;

const COMPLETED = `0 as ordered, 1 as completed, 0 as cancelled, (o.due_date is not null)::int as dated,
  coalesce(o.due_date < (o.completed_at at time zone $6)::date, false)::int as late,
  case when o.completed_at >= o.ready_at
    then round(extract(epoch from o.completed_at - o.ready_at))::int end as took`;

/** The orders of some days in numbers. */
export const countOrderDays: DayCounter<OrderSums> = (db, spans) =>
  db.query(
    `select day::text, '' as subject, jsonb_build_object(
       'ordered', sum(ordered), 'completed', sum(completed), 'cancelled', sum(cancelled),
       'dated', sum(dated), 'late', sum(late),
       'took', coalesce(jsonb_agg(took order by took) filter (where took is not null), '[]')) as sums
     from (${happened('completed_at', COMPLETED)}
       union all ${happened('created_at', '1, 0, 0, 0, 0, null')}
       union all ${happened('cancelled_at', '0, 0, 1, 0, 0, null')}) happened
     group by day`,
    runParams(db, spans),
  );
