import type { SiteDatabase } from '../../../kernel/database.ts';

/** An order that somebody still works on. */
export interface OpenOrder {
  id: string;
  number: string;
  packageName: string;
  customer: string;
}

/** The orders that a writer still works on, oldest first. */
export const listOpenOf = (db: SiteDatabase, writerId: string): Promise<OpenOrder[]> =>
  db.query<OpenOrder>(
    `select o.id, o.number_prefix || o.number as number, p.name as "packageName",
       trim(c.first_name || ' ' || c.last_name) as customer
     from orders o
     join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
       and p.version = o.package_version
     join people c on c.site_id = o.site_id and c.id = o.client_id
     where o.site_id = $1 and o.writer_id = $2 and o.status_percentage < 100
       and o.cancelled_at is null
     order by o.number`,
    [db.siteId, writerId],
  );
