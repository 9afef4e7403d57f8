import type { SiteDatabase } from '../../../kernel/database.ts';
import type { NumberRange } from '../../../kernel/finding/beginnings.ts';

/** An order as the search of the back office names it. */
export interface FoundOrderRow {
  id: string;
  number: number;
  number_prefix: string;
  customer: string;
  package_name: string;
}

const NAMED = `select o.id, o.number, o.number_prefix, p.name as package_name,
    trim(c.first_name || ' ' || c.last_name) as customer`;

const NAMES = `join people c on c.site_id = o.site_id and c.id = o.client_id
  join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
    and p.version = o.package_version`;

/** Orders whose number is in one of some ranges, the nearest range and in it the newest first. */
export const ordersNumberedLike = (
  db: SiteDatabase,
  { prefix, ranges, most }: { prefix: string; ranges: readonly NumberRange[]; most: number },
): Promise<FoundOrderRow[]> =>
  db.query<FoundOrderRow>(
    `${NAMED} from (
       select o.* from unnest($2::int[], $3::int[]) as range(low, high)
       cross join lateral (
         select * from orders where site_id = $1 and number between range.low and range.high
           and ($4 = '' or lower(number_prefix) = $4)
         order by number desc limit $5
       ) o order by range.low, o.number desc limit $5
     ) o ${NAMES} order by length(o.number::text), o.number desc, o.id`,
    [db.siteId, ranges.map(({ from }) => from), ranges.map(({ to }) => to), prefix, most],
  );

/** The newest orders of some customers. */
export const ordersOfCustomers = async (
  db: SiteDatabase,
  customers: readonly string[],
  most: number,
): Promise<FoundOrderRow[]> => {
  if (customers.length === 0) return [];
  return db.query<FoundOrderRow>(
    `${NAMED} from (
       select o.* from unnest($2::text[]) as customer(id)
       cross join lateral (
         select * from orders where site_id = $1 and client_id = customer.id
         order by created_at desc, id limit $3
       ) o order by o.created_at desc, o.id limit $3
     ) o ${NAMES} order by o.created_at desc, o.id`,
    [db.siteId, customers, most],
  );
};
