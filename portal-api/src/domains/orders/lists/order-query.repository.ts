import { limits } from '@portal/shared-contracts';
import type {
  OrderFilter,
  OrderSort,
  OrderState,
  OrderTurnFilter,
} from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { escapeLike } from '../../../kernel/finding/beginnings.ts';
import type { OrderRecord } from '../orders.record.ts';
import { listOrderRecords } from '../orders.repository.ts';

/** Whose orders a list shows. */
export type OrderScope =
  | { kind: 'customer'; personId: string }
  | { kind: 'writer'; personId: string; archived: boolean }
  | { kind: 'all-of-writer'; personId: string }
  | { kind: 'site'; archived: boolean };

export type ListFilter = OrderFilter & { turn?: OrderTurnFilter | undefined };

/** A prepared condition with its values. */
interface Condition {
  sql: string;
  params: unknown[];
}

const FULL_NAME = {
  customer: "c.first_name || ' ' || c.last_name",
  writer: "coalesce(w.first_name || ' ' || w.last_name, '')",
} as const;

const sorts = (person: string): Record<OrderSort, string> => ({
  newest: 'o.created_at desc',
  oldest: 'o.created_at',
  product: 'lower(p.name)',
  '-product': 'lower(p.name) desc',
  status: 'o.status_percentage',
  '-status': 'o.status_percentage desc',
  due: 'o.due_date nulls last',
  '-due': 'o.due_date desc nulls last',
  person: `lower(${person})`,
  '-person': `lower(${person}) desc`,
});

const states: Record<OrderState, string> = {
  all: 'true',
  pending: 'o.status_percentage < 100',
  completed: 'o.status_percentage = 100',
};

const OWN: Record<OrderScope['kind'], string> = {
  writer: 'o.writer_step is not null',
  'all-of-writer': 'o.writer_step is not null',
  customer: "o.turn_owner = 'customer'",
  // Reviewers read; nothing waits for them.
  site: 'false',
};

/** The condition under which an order of the scope waits for its reader, for others, for nobody. */
export const turnCondition = ({ kind }: OrderScope, turn: OrderTurnFilter): string => {
  if (turn === 'done') return states.completed;
  const isMine = turn === 'mine';
  return `${states.pending} and (${OWN[kind]}) is ${isMine ? 'true' : 'not true'}`;
};

// What was called off is nobody's work any more; customers' lists hide it like all that is hidden.
const NOT_CANCELLED = 'o.cancelled_at is null';

/** The orders of a scope, before any filter. */
export const scopeCondition = ({ siteId }: SiteDatabase, scope: OrderScope): Condition => {
  if (scope.kind === 'customer')
    return { sql: 'o.site_id = $1 and o.client_id = $2', params: [siteId, scope.personId] };
  if (scope.kind === 'all-of-writer')
    return {
      sql: `o.site_id = $1 and o.writer_id = $2 and ${NOT_CANCELLED}`,
      params: [siteId, scope.personId],
    };
  if (scope.kind === 'writer')
    return {
      sql: `o.site_id = $1 and o.writer_id = $2 and o.writer_archived = $3 and ${NOT_CANCELLED}`,
      params: [siteId, scope.personId, scope.archived],
    };
  return {
    sql: `o.site_id = $1 and o.writer_archived = $2 and ${NOT_CANCELLED}`,
    params: [siteId, scope.archived],
  };
};

const searched = (scope: OrderScope): string => {
  const emails = scope.kind === 'site' ? " || ' ' || c.email || ' ' || coalesce(w.email, '')" : '';
  const person = scope.kind === 'customer' ? FULL_NAME.writer : FULL_NAME.customer;
  const both = scope.kind === 'site' ? `${person} || ' ' || ${FULL_NAME.writer}` : person;
  return `'#' || o.number_prefix || o.number || ' ' || p.name || ' ' || ${both}${emails}`;
};

/** Each word of a search is somewhere in what is searched, in whatever order they were typed. */
const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);

/** The condition of a filtered list; hidden orders never appear for the customer (OR-04). */
export const filterCondition = (
  db: SiteDatabase,
  scope: OrderScope,
  filter: ListFilter,
): Condition => {
  const { sql, params } = scopeCondition(db, scope);
  const parts = [sql, states[filter.state ?? 'all']];
  if (filter.turn) parts.push(turnCondition(scope, filter.turn));
  if (scope.kind === 'customer') parts.push('not o.hide_order');
  if (!filter.search) return { sql: parts.join(' and '), params };
  parts.push(`(${searched(scope)}) ilike all($${params.length + 1}::text[])`);
  return { sql: parts.join(' and '), params: [...params, patternsOf(filter.search)] };
};

// The id makes the order the same on every page.
const orderBy = (scope: OrderScope, sort: OrderSort = 'newest'): string => {
  const person = scope.kind === 'customer' ? FULL_NAME.writer : FULL_NAME.customer;
  return `${sorts(person)[sort]}, o.created_at desc, o.id`;
};

/** The page of a list; both numbers were checked by the contract. */
export const pageOf = ({ page = 1, pageSize = limits.unpagedRows }: OrderFilter): string =>
  `limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** One page of a scope's orders, narrowed and sorted as the filter says. */
export const listPageOfOrders = (
  db: SiteDatabase,
  scope: OrderScope,
  filter: ListFilter,
): Promise<OrderRecord[]> => {
  const { sql, params } = filterCondition(db, scope, filter);
  return listOrderRecords(db, {
    where: sql,
    params,
    orderBy: orderBy(scope, filter.sort),
    limit: pageOf(filter),
  });
};
