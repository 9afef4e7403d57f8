import type { SiteDatabase } from '../../../kernel/database.ts';
import type { NumberRange } from '../../../kernel/finding/beginnings.ts';

/** An invoice as the search of the back office names it; a draft has no number. */
export interface FoundInvoiceRow {
  id: string;
  number: number | null;
  title: string;
  buyer: string;
}

const NAMED = `select i.id, i.number, i.package_name as title,
    trim(p.first_name || ' ' || p.last_name) as buyer`;

const NAMES = 'join people p on p.site_id = i.site_id and p.id = i.person_id';

/** Invoices whose number is in one of some ranges, the nearest range and in it the newest first. */
export const invoicesNumberedLike = (
  db: SiteDatabase,
  ranges: readonly NumberRange[],
  most: number,
): Promise<FoundInvoiceRow[]> =>
  db.query<FoundInvoiceRow>(
    `${NAMED} from (
       select i.* from unnest($2::int[], $3::int[]) as range(low, high)
       cross join lateral (
         select * from invoices where site_id = $1 and number between range.low and range.high
         order by number desc limit $4
       ) i order by range.low, i.number desc limit $4
     ) i ${NAMES} order by length(i.number::text), i.number desc`,
    [db.siteId, ranges.map(({ from }) => from), ranges.map(({ to }) => to), most],
  );

/** The newest invoices of some people, drafts too. */
export const invoicesOfBuyers = async (
  db: SiteDatabase,
  buyers: readonly string[],
  most: number,
): Promise<FoundInvoiceRow[]> => {
  if (buyers.length === 0) return [];
  return db.query<FoundInvoiceRow>(
    `${NAMED} from (
       select i.* from unnest($2::text[]) as buyer(id)
       cross join lateral (
         select * from invoices where site_id = $1 and person_id = buyer.id
         order by created_at desc, id limit $3
       ) i order by i.created_at desc, i.id limit $3
     ) i ${NAMES} order by i.created_at desc, i.id`,
    [db.siteId, buyers, most],
  );
};
