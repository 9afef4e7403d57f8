import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { OrderPaymentStatus, TurnOwner, TurnStep } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type FirmOrderFilter,
  firmOrderConditions,
  sortKey,
} from '../rows/firm-order-query.repository.ts';

/** An order of the firm's list. */
export interface FirmOrderRow {
  id: string;
  number: number;
  number_prefix: string;
  client_id: string;
  client_first: string;
  client_last: string;
  package_name: string;
  writer_id: string | null;
  writer_first: string | null;
  writer_last: string | null;
  status_percentage: number;
  turn_owner: TurnOwner | null;
  turn_step: TurnStep | null;
  turn_since: Date | null;
  created_at: Date;
  due_date: string | null;
  invoice_price_minor: number;
  invoice_currency: string;
  payment_status: OrderPaymentStatus;
  hide_order: boolean;
  cancelled_at: Date | null;
  is_test: boolean;
  awaits_payment: boolean;
  sort_key: string;
}

/** A part of the list behind a place in it. The page is cut before its people and packages are looked up. */
export const listFirmOrderRows = (
  db: SiteDatabase,
  filter: FirmOrderFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmOrderRow[]> => {
  const where = firmOrderConditions(db, filter);
  const { sql, type, isDown } = sortKey(filter);
  if (after) where.add(`(${sql}, o.id) ${isDown ? '<' : '>'} (?::${type}, ?)`, after[0], after[1]);
  const direction = isDown ? ' desc' : '';
  const order = `${sql}${direction}, o.id${direction}`;
  return db.query<FirmOrderRow>(
    `select o.*, (${sql})::text as sort_key, c.first_name as client_first,
       c.last_name as client_last, p.name as package_name, w.first_name as writer_first,
       w.last_name as writer_last
     from (select o.* from orders o where ${where.sql} order by ${order} limit ${limit}) o
     join people c on c.site_id = o.site_id and c.id = o.client_id
     join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
       and p.version = o.package_version
     left join people w on w.site_id = o.site_id and w.id = o.writer_id
     order by ${order}`,
    where.params,
  );
};

/** How many there are, as far as it is worth counting; in an order, so that an index is walked and no more of it. */
export const countFirmOrders = async (
  db: SiteDatabase,
  filter: FirmOrderFilter,
): Promise<number> => {
  const where = firmOrderConditions(db, filter);
  const { sql } = sortKey({ happened: filter.happened });
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from
       (select 1 from orders o where ${where.sql} order by ${sql} desc limit ${COUNTED_TO}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};

/** The packages and writers to filter by; former writers stay as long as they have orders. */
export const listChoices = async (
  db: SiteDatabase,
): Promise<{ kind: 'package' | 'writer'; id: string; name: string }[]> =>
  db.query(
    `select 'package' as kind, id, name from packages where site_id = $1
     union all
     select 'writer', p.id, trim(p.first_name || ' ' || p.last_name) from people p
       where p.site_id = $1 and p.role = 'writer'
         and (p.deactivated_at is null
           or exists (select 1 from orders o where o.site_id = p.site_id and o.writer_id = p.id))
     order by 1, 3, 2`,
    [db.siteId],
  );
