import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../kernel/database.ts';
import { numbersEnding } from '../../kernel/finding/beginnings.ts';
import { listPackageVersions, withFilesOf } from '../catalogue/packages/packages.service.ts';
import { type OrderRecord, type OrderRow, toOrder } from './orders.record.ts';

const TASKS = `select coalesce(json_agg(json_build_object('taskId', t.task_id,
    'serviceId', t.service_id, 'serviceType', t.service_type, 'completedAt', t.completed_at,
    'enteredByFirm', t.entered_by_firm)
    order by t.completed_at, t.task_id), '[]')
  from completed_tasks t where t.site_id = o.site_id and t.order_id = o.id`;

const FLAGS = `select coalesce(json_object_agg(f.service_id, json_build_object(
    'sentByWriter', f.sent_by_writer, 'pendingClientReview', f.pending_client_review,
    'pendingApproval', f.pending_approval)), '{}')
  from revision_flags f where f.site_id = o.site_id and f.order_id = o.id`;

/** The tables that a list may search and sort by. */
export const ORDER_TABLES = `orders o
  join people c on c.site_id = o.site_id and c.id = o.client_id
  join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
    and p.version = o.package_version
  left join people w on w.site_id = o.site_id and w.id = o.writer_id`;

// Of orders that are chosen already everybody is looked up by index, however many they are: the limit keeps it so.
const person = (id: string): string =>
  `(select * from people where site_id = o.site_id and id = ${id} limit 1)`;

const selectFrom = (orders: string): string => `select o.*, c.first_name as client_first,
    c.last_name as client_last, c.email as client_email, w.first_name as writer_first,
    w.last_name as writer_last, w.email as writer_email, (${TASKS}) as tasks, (${FLAGS}) as flags
  from ${orders} o
  join lateral ${person('o.client_id')} c on true
  join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
    and p.version = o.package_version
  left join lateral ${person('o.writer_id')} w on true`;

const SELECT = selectFrom('orders');

const boughtAs = (row: Pick<OrderRow, 'package_id' | 'package_version'>): string =>
  `${row.package_version} ${row.package_id}`;

const withPackages = async (
  db: SiteDatabase,
  rows: readonly OrderRow[],
): Promise<OrderRecord[]> => {
  const wanted = new Map(
    rows.map((row) => [boughtAs(row), { packageId: row.package_id, version: row.package_version }]),
  );
  const packages = new Map(
    (await listPackageVersions(db, [...wanted.values()])).map((found) => [
      boughtAs({ package_id: found._id, package_version: found.version }),
      found,
    ]),
  );
  return rows.map((row) => {
    const bought = packages.get(boughtAs(row));
    if (!bought) throw new Error(`Order ${row.id} has no package ${row.package_id}`);
    return toOrder(row, withFilesOf(bought, row.created_at));
  });
};

/** The order of this id, or nothing. Ask `requireOrderOf` on behalf of a person. */
export const findOrder = async (
  db: SiteDatabase,
  orderId: string,
): Promise<OrderRecord | undefined> => {
  const rows = await db.query<OrderRow>(`${SELECT} where o.site_id = $1 and o.id = $2`, [
    db.siteId,
    orderId,
  ]);
  return (await withPackages(db, rows))[0];
};

/** The id of the order whose number is shown so; a trial's only where no other order has it. */
export const findIdByNumber = async (
  db: SiteDatabase,
  shown: string,
): Promise<string | undefined> => {
  const rows = await db.query<{ id: string }>(
    `select id from orders where site_id = $1 and number = any($2::int[])
       and lower(number_prefix || number) = $3 order by is_test, id limit 1`,
    [db.siteId, numbersEnding(shown), shown.toLowerCase()],
  );
  return rows[0]?.id;
};

/** Takes the order's row for the rest of the transaction, so that two writers wait for each other. */
export const lockOrder = async (tx: SiteDatabase, orderId: string): Promise<boolean> => {
  const rows = await tx.query('select id from orders where site_id = $1 and id = $2 for update', [
    tx.siteId,
    orderId,
  ]);
  return rows.length === 1;
};

// Most lists neither search nor sort by people and packages, and then their page is cut without them.
const namesOthers = (sql: string): boolean => /\b[cpw]\./.test(sql);

/**
 * Orders that match a prepared condition, in a prepared order. The page is cut first, so that people, tasks
 * and flags are gathered for its rows only, however deep it lies.
 */
export const listOrderRecords = async (
  db: SiteDatabase,
  {
    where,
    orderBy,
    limit,
    params,
  }: { where: string; orderBy: string; limit: string; params: readonly unknown[] },
): Promise<OrderRecord[]> => {
  const tables = namesOthers(`${where} ${orderBy}`) ? ORDER_TABLES : 'orders o';
  const rows = await db.query<OrderRow>(
    `${selectFrom(`(select o.* from ${tables} where ${where} order by ${orderBy} ${limit})`)}
     order by ${orderBy}`,
    params,
  );
  return withPackages(db, rows);
};

/** Everybody of the site who reads all orders. */
export const listReviewerIds = async (db: SiteDatabase): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    "select id from people where site_id = $1 and role = 'reviewer'",
    [db.siteId],
  );
  return rows.map(({ id }) => id);
};

/** How many orders of each person are not complete, as its customer or its writer. */
export const countOpenOrders = async (
  db: SiteDatabase,
  personIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db.query<{ id: string; n: number }>(
    `select id, count(*)::int as n from (
       select client_id as id from orders
       where site_id = $1 and client_id = any($2) and status_percentage < 100
       union all
       select writer_id from orders
       where site_id = $1 and writer_id = any($2) and status_percentage < 100) open group by id`,
    [db.siteId, personIds],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
};

/** Whether the firm has tried an order by itself. */
export const hasTestOrders = async (db: SiteDatabase): Promise<boolean> =>
  // The count stays when the order itself is removed.
  (await db.query('select 1 from order_numbers where site_id = $1 and last_test > 0', [db.siteId]))
    .length > 0;

/** How many orders were made of each package, all its versions together, as far as it is worth counting. */
export const countOrdersByPackage = async (
  db: SiteDatabase,
  packageIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db.query<{ package_id: string; n: number }>(
    `select wanted.package_id, counted.n
     from unnest($2::text[]) wanted(package_id)
     cross join lateral (select count(*)::int as n from (select 1 from orders o
       where o.site_id = $1 and o.package_id = wanted.package_id limit ${COUNTED_TO}) counted) counted
     where counted.n > 0`,
    [db.siteId, packageIds],
  );
  return new Map(rows.map(({ package_id, n }) => [package_id, n]));
};

/**
 * From when on holds what is published now: behind every order that is there, whichever server's clock placed it. So
 * no order that somebody has looked at gets another version.
 */
export const publishingMoment = async (tx: SiteDatabase): Promise<Date> => {
  const [row] = await tx.query<{ moment: Date }>(
    `select greatest($2::timestamptz, (
       select max(created_at) + interval '1 millisecond' from orders
       where site_id = $1 and created_at <= $2::timestamptz + interval '1 minute')) as moment`,
    [tx.siteId, tx.now()],
  );
  return row?.moment ?? tx.now();
};
