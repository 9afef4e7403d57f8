import type { SiteDatabase } from '../../../kernel/database.ts';

/** What people call orders by, by their ids: `#AC-1001`. */
export const namesOfOrders = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db.query<{ id: string; name: string }>(
    `select id, '#' || number_prefix || number as name from orders where site_id = $1 and id = any($2)`,
    [db.siteId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** An order of somebody, as a list of a person names it. */
export interface OrderOfPerson {
  id: string;
  title: string;
  created_at: Date;
  /** How many of all that the person bought or writes are open: the same beside each. */
  open: number;
}

/** The newest orders that somebody bought or writes, called-off and hidden ones too. */
export const ordersOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<OrderOfPerson[]> =>
  db.query<OrderOfPerson>(
    `select o.id, '#' || o.number_prefix || o.number || ' ' || p.name as title, o.created_at,
       (select count(*) from (
         select 1 from orders where site_id = $1 and client_id = $2 and status_percentage < 100
         union all
         select 1 from orders where site_id = $1 and writer_id = $2 and status_percentage < 100) waiting
       )::int as open
     from orders o join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
       and p.version = o.package_version
     where o.site_id = $1 and o.id in (
       (select id from orders where site_id = $1 and client_id = $2 order by created_at desc, id limit $3)
       union all
       (select id from orders where site_id = $1 and writer_id = $2 order by created_at desc, id limit $3))
     order by o.number desc limit $3`,
    [db.siteId, personId, most],
  );

/** Whether an order names somebody as its customer or its writer. */
export const hasOrdersOf = async (db: SiteDatabase, personId: string): Promise<boolean> =>
  (
    await db.query(
      'select 1 from orders where site_id = $1 and (client_id = $2 or writer_id = $2) limit 1',
      [db.siteId, personId],
    )
  ).length > 0;
