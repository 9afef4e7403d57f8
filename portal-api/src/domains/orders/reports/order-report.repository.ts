import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';

/** What happened to orders within a period; trials count nowhere. */
export interface OrderFigures {
  ordered: number;
  completed: number;
  cancelled: number;
  /** Of the completed ones: those with a due day, and those that came after it. */
  dated: number;
  late: number;
  median: number | null;
  ninetieth: number | null;
}

const WITHIN = (column: string): string =>
  `o.site_id = $1 and not o.is_test and o.${column} >= $2 and o.${column} < $3`;

const paramsOf = (db: SiteDatabase, { begin, end, timeZone }: DaySpan): unknown[] => [
  db.siteId,
  begin,
  end,
  timeZone,
];

const DAYS_LONG = 'extract(epoch from o.completed_at - o.ready_at) / 86400';

/** The orders of a period in numbers; how long they took counts from when the writer could start. */
export const countOrders = async (db: SiteDatabase, span: DaySpan): Promise<OrderFigures> => {
  const [row] = await db.query<OrderFigures>(
    `select (select count(*)::int from orders o where ${WITHIN('created_at')}) as ordered,
       (select count(*)::int from orders o where ${WITHIN('cancelled_at')}) as cancelled,
       done.completed, done.dated, done.late,
       round(done.long[1]::numeric, 1)::float8 as median,
       round(done.long[2]::numeric, 1)::float8 as ninetieth
     from (select count(*)::int as completed,
         count(o.due_date)::int as dated,
         count(*) filter (where o.due_date < (o.completed_at at time zone $4)::date)::int as late,
         percentile_cont(array[0.5, 0.9]) within group (order by ${DAYS_LONG})
           filter (where o.completed_at >= o.ready_at) as long
       from orders o where ${WITHIN('completed_at')}) done`,
    paramsOf(db, span),
  );
  if (!row) throw new Error('An aggregate answers one row');
  return row;
};

/** The days of a period on which something happened to orders, the newest first. */
export const countOrdersByDay = (
  db: SiteDatabase,
  span: DaySpan,
): Promise<(Pick<OrderFigures, 'ordered' | 'completed' | 'cancelled'> & { day: string })[]> => {
  const days = (column: string): string =>
    `select (o.${column} at time zone $4)::date as day, '${column}' as what
     from orders o where ${WITHIN(column)}`;
  const count = (column: string): string => `count(*) filter (where what = '${column}')::int`;
  return db.query(
    `select day::text, ${count('created_at')} as ordered, ${count('completed_at')} as completed,
       ${count('cancelled_at')} as cancelled
     from (${['created_at', 'completed_at', 'cancelled_at'].map(days).join(' union all ')}) happened
     group by day order by happened.day desc`,
    paramsOf(db, span),
  );
};
