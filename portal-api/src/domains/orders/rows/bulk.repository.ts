import { randomUUID } from 'node:crypto';
import type { FirmHistoryEntry } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type FirmOrderFilter, firmOrderConditions } from './firm-order-query.repository.ts';
import type { OrderRecord } from '../orders.record.ts';
import { listOrderRecords } from '../orders.repository.ts';

/** What an act may change, as it was before. */
export interface FormerRow {
  id: string;
  /** The version that the act left. */
  version: number;
  writer_id: string | null;
  assigned_at: string | null;
  due_date: string | null;
  hide_order: boolean;
}

/** The ids of the orders that match a filter, so many at most. */
export const listMatching = async (
  db: SiteDatabase,
  filter: FirmOrderFilter,
  most: number,
): Promise<string[]> => {
  const where = firmOrderConditions(db, filter);
  const rows = await db.query<{ id: string }>(
    `select o.id from orders o where ${where.sql} order by o.number desc, o.id limit ${most}`,
    where.params,
  );
  return rows.map(({ id }) => id);
};

/** Takes the orders' rows for the rest of the transaction, always in the same order. */
export const lockOrders = (tx: SiteDatabase, ids: readonly string[]): Promise<FormerRow[]> =>
  tx.query<FormerRow>(
    `select id, version, writer_id, assigned_at::text, due_date::text, hide_order from orders
     where site_id = $1 and id = any($2) order by id for update`,
    [tx.siteId, ids],
  );

/** The orders of these ids, newest first. */
export const listChosen = (db: SiteDatabase, ids: readonly string[]): Promise<OrderRecord[]> =>
  listOrderRecords(db, {
    where: 'o.site_id = $1 and o.id = any($2)',
    params: [db.siteId, ids],
    orderBy: 'o.number desc, o.id',
    limit: '',
  });

/** What an act writes; a column that is not named stays. */
export interface BulkChange {
  writer_id?: string | null;
  due_date?: string | null;
  hide_order?: boolean;
}

/** Writes the same to many orders and counts their versions up. */
export const writeMany = async (
  tx: SiteDatabase,
  ids: readonly string[],
  { change, by }: { change: BulkChange; by: string },
): Promise<void> => {
  const isGiven = change.writer_id !== undefined;
  await tx.query(
    `update orders set updated_at = $3, changed_at = $3, changed_by = $4, version = version + 1,
       writer_id = case when $5 then $6 else writer_id end,
       assigned_at = case when $5 then $3 else assigned_at end,
       writer_archived = writer_archived and not $5,
       due_date = case when $7 then $8::date else due_date end,
       hide_order = coalesce($9, hide_order)
     where site_id = $1 and id = any($2)`,
    [
      tx.siteId,
      ids,
      tx.now(),
      by,
      isGiven,
      change.writer_id ?? null,
      change.due_date !== undefined,
      change.due_date ?? null,
      change.hide_order ?? null,
    ],
  );
};

/** Those of the orders for which something was finished or sent since they have their writer. */
export const listWorkedOn = async (
  tx: SiteDatabase,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }>(
    `select o.id from orders o where o.site_id = $1 and o.id = any($2) and (
       exists (select 1 from completed_tasks t where t.site_id = o.site_id and t.order_id = o.id
         and t.completed_at >= o.assigned_at)
       or exists (select 1 from drafts d where d.site_id = o.site_id and d.order_id = o.id
         and d.created_at >= o.assigned_at))`,
    [tx.siteId, ids],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Gives orders back what they were. */
export const restoreMany = async (
  tx: SiteDatabase,
  rows: readonly FormerRow[],
  by: string,
): Promise<void> => {
  await tx.query(
    `update orders o set updated_at = $3, changed_at = $3, changed_by = $4,
       version = o.version + 1, writer_id = f.writer_id, assigned_at = f.assigned_at,
       writer_archived = o.writer_archived and o.writer_id is not distinct from f.writer_id,
       due_date = f.due_date, hide_order = f.hide_order
     from jsonb_to_recordset($2::jsonb) as f(id text, writer_id text, assigned_at timestamptz,
       due_date date, hide_order boolean)
     where o.site_id = $1 and o.id = f.id`,
    [tx.siteId, JSON.stringify(rows), tx.now(), by],
  );
};

/** Keeps what the firm did to many orders, for their histories. */
export const insertEvents = async (
  tx: SiteDatabase,
  ids: readonly string[],
  event: { code: FirmHistoryEntry['code']; personId: string; writerId: string | null },
): Promise<void> => {
  await tx.query(
    `insert into order_events (id, site_id, order_id, code, person_id, writer_id, created_at)
     select e.id, $1, e."orderId", $3, $4, $5, $6
     from jsonb_to_recordset($2::jsonb) as e(id text, "orderId" text)`,
    [
      tx.siteId,
      JSON.stringify(ids.map((orderId) => ({ id: randomUUID(), orderId }))),
      event.code,
      event.personId,
      event.writerId,
      tx.now(),
    ],
  );
};
