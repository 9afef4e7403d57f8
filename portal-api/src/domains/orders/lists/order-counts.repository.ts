import type { OrderCounts, OrderStatus, OrderTurnCounts } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  filterCondition,
  type ListFilter,
  type OrderScope,
  scopeCondition,
  turnCondition,
} from './order-query.repository.ts';
import { ORDER_TABLES } from '../orders.repository.ts';

/** How many orders of a scope match a filter. */
export const countFiltered = async (
  db: SiteDatabase,
  scope: OrderScope,
  filter: ListFilter,
): Promise<number> => {
  const { sql, params } = filterCondition(db, scope, filter);
  // Only a search reads names.
  const tables = filter.search ? ORDER_TABLES : 'orders o';
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from ${tables} where ${sql}`,
    params,
  );
  return row?.total ?? 0;
};

/** The numbers of the tiles; only the customer's own lists know hidden orders. */
export const countOrders = async (db: SiteDatabase, scope: OrderScope): Promise<OrderCounts> => {
  const { sql, params } = scopeCondition(db, scope);
  const shown = scope.kind === 'customer' ? 'not o.hide_order' : 'true';
  const [row] = await db.query<OrderCounts>(
    `select count(*) filter (where ${shown})::int as total,
       count(*) filter (where ${shown} and o.status_percentage < 100)::int as pending,
       count(*) filter (where ${shown} and o.status_percentage = 100)::int as completed,
       count(*) filter (where not (${shown}))::int as hidden
     from orders o where ${sql}`,
    params,
  );
  return row ?? { total: 0, pending: 0, completed: 0, hidden: 0 };
};

/** How many orders of a scope wait for its reader, for others, for nobody. */
export const countTurns = async (db: SiteDatabase, scope: OrderScope): Promise<OrderTurnCounts> => {
  const { sql, params } = scopeCondition(db, scope);
  const [row] = await db.query<OrderTurnCounts>(
    `select count(*) filter (where ${turnCondition(scope, 'mine')})::int as mine,
       count(*) filter (where ${turnCondition(scope, 'waiting')})::int as waiting,
       count(*) filter (where ${turnCondition(scope, 'done')})::int as done
     from orders o where ${sql}`,
    params,
  );
  return row ?? { mine: 0, waiting: 0, done: 0 };
};

/** Percentage and visibility of each order of a customer, newest first. */
export const listStatusRows = (db: SiteDatabase, customerId: string): Promise<OrderStatus[]> =>
  db.query(
    `select id as "_id", status_percentage as "statusPercentage", hide_order as "hideOrder"
     from orders where site_id = $1 and client_id = $2 order by created_at desc, id`,
    [db.siteId, customerId],
  );

/** A writer's orders per month of the time zone, since a day. */
export const countByMonth = async (
  db: SiteDatabase,
  request: { writerId: string; timeZone: string; from: string },
): Promise<Map<string, number>> => {
  // The same orders as those of the tiles.
  const { sql, params } = scopeCondition(db, { kind: 'all-of-writer', personId: request.writerId });
  const rows = await db.query<{ month: string; orders: number }>(
    `select to_char(o.created_at at time zone $3, 'YYYY-MM') as month, count(*)::int as orders
     from orders o
     where ${sql} and (o.created_at at time zone $3)::date >= $4::date
     group by 1`,
    [...params, request.timeZone, request.from],
  );
  return new Map(rows.map(({ month, orders }) => [month, orders]));
};
