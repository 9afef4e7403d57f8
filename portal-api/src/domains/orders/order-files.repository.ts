import type { SiteDatabase } from '../../kernel/database.ts';

/** Whether a customer has an order of this package, or of one that comes with a file of it. */
export const hasBought = async (
  db: SiteDatabase,
  customerId: string,
  packageId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from orders o where o.site_id = $1 and o.client_id = $2 and (o.package_id = $3
       or exists (select 1 from package_downloadables d
         join files f on f.site_id = d.site_id and f.key = d.file_key
         where d.site_id = o.site_id and d.package_id = o.package_id
           and d.package_version = o.package_version
           and f.subject_kind = 'package' and f.subject_id = $3)) limit 1`,
    [db.siteId, customerId, packageId],
  );
  return rows.length === 1;
};

const ORDERS_WITH = `orders o
  join package_downloadables d on d.site_id = o.site_id and d.package_id = o.package_id
    and d.package_version = o.package_version
  join downloadable_files f on f.site_id = d.site_id and f.file_key = d.file_key`;

/** Whether a customer has an order that came with this file, whichever of its versions. */
export const hasBoughtFile = async (
  db: SiteDatabase,
  customerId: string,
  downloadableId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from ${ORDERS_WITH}
     where o.site_id = $1 and o.client_id = $2 and f.downloadable_id = $3 limit 1`,
    [db.siteId, customerId, downloadableId],
  );
  return rows.length === 1;
};

/** How many customers have an order that came with this file. */
export const countFileBuyers = async (
  db: SiteDatabase,
  downloadableId: string,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(distinct o.client_id)::int as n from ${ORDERS_WITH}
     where o.site_id = $1 and f.downloadable_id = $2`,
    [db.siteId, downloadableId],
  );
  return row?.n ?? 0;
};
