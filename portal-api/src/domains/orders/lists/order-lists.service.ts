import { limits } from '@portal/shared-contracts';
import type { OrderCounts, OrderStatus } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  countByMonth,
  countFiltered,
  countOrders,
  listStatusRows,
} from './order-counts.repository.ts';
import { listPageOfOrders, type ListFilter, type OrderScope } from './order-query.repository.ts';
import type { OrderRecord } from '../orders.record.ts';

/** One page of a list, how many rows match, and the numbers of the tiles. */
export interface OrderPage {
  orders: OrderRecord[];
  total: number;
  counts: OrderCounts;
}

/** The list of a scope with its filter. */
export const listOrders = async (
  db: SiteDatabase,
  scope: OrderScope,
  filter: ListFilter,
): Promise<OrderPage> => {
  const orders = await listPageOfOrders(db, scope, filter);
  const isWhole = filter.pageSize === undefined && orders.length < limits.unpagedRows;
  const total = isWhole ? orders.length : await countFiltered(db, scope, filter);
  return { orders, total, counts: await countOrders(db, scope) };
};

/** What the landing rules need, hidden orders included (HS-32). */
export const listStatuses = async (
  db: SiteDatabase,
  customerId: string,
): Promise<{ orders: OrderStatus[]; total: number; counts: OrderCounts }> => {
  const orders = await listStatusRows(db, customerId);
  const counts = await countOrders(db, { kind: 'customer', personId: customerId });
  return { orders, total: orders.length, counts };
};

const SHOWN_MONTHS = 6;

const monthsBefore = (today: string): string[] => {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: SHOWN_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - SHOWN_MONTHS + index, 1)).toISOString().slice(0, 7),
  );
};

const perMonth = async (
  db: SiteDatabase,
  request: { writerId: string; today: string; timeZone: string },
): Promise<{ month: string; orders: number }[]> => {
  const months = monthsBefore(request.today);
  const found = await countByMonth(db, { ...request, from: `${months[0]}-01` });
  return months.map((month) => ({ month, orders: found.get(month) ?? 0 }));
};

/** Tiles over all of a writer's orders, and the last six months up to `today` (OR-17). */
export const writerNumbers = async (
  db: SiteDatabase,
  request: { writerId: string; today: string; timeZone: string },
): Promise<{ counts: OrderCounts; months: { month: string; orders: number }[] }> => ({
  counts: await countOrders(db, { kind: 'all-of-writer', personId: request.writerId }),
  months: await perMonth(db, request),
});
