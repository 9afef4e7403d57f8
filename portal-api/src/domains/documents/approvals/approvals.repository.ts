import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A draft with what an admin reads of its order. */
export interface WaitingDraftRow {
  id: string;
  order_id: string;
  service_id: string;
  order_number: string;
  package_name: string;
  service_name: string;
  writer_name: string;
  customer_name: string;
  number: number;
  created_at: Date;
}

// A draft of an order that was called off waits for nobody.
const WAITS = `d.approval = 'pending' and d.reviewed_at is null and not exists (
  select 1 from orders off where off.site_id = d.site_id and off.id = d.order_id
    and off.cancelled_at is not null)`;

const selectFrom = (
  drafts: string,
): string => `select d.id, d.order_id, d.service_id, o.number_prefix || o.number as order_number,
    p.name as package_name, s.name as service_name, d.number, d.created_at,
    w.first_name || ' ' || w.last_name as writer_name,
    c.first_name || ' ' || c.last_name as customer_name
  from ${drafts} d
  join orders o on o.site_id = d.site_id and o.id = d.order_id
  join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
    and p.version = o.package_version
  join services s on s.site_id = d.site_id and s.id = d.service_id
  join people w on w.site_id = d.site_id and w.id = d.writer_id
  join people c on c.site_id = o.site_id and c.id = o.client_id`;

/** A part of the queue, oldest first: it is cut before anybody's name is looked up. */
export const listWaiting = (
  db: SiteDatabase,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<WaitingDraftRow[]> =>
  db.query<WaitingDraftRow>(
    `${selectFrom(`(select d.* from drafts d where d.site_id = $1 and ${WAITS}
       and ($2::timestamptz is null or (d.created_at, d.id) > ($2, $3::text))
       order by d.created_at, d.id limit $4)`)}
     order by d.created_at, d.id`,
    [db.siteId, after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many wait, as far as it is worth counting. */
export const countWaiting = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from drafts d where d.site_id = $1 and ${WAITS} limit ${COUNTED_TO}) counted`,
    [db.siteId],
  );
  return row?.n ?? 0;
};

/** One draft as the queue shows it, whether it waits or not. */
export const findForApproval = async (
  db: SiteDatabase,
  draftId: string,
): Promise<WaitingDraftRow | undefined> => {
  const [row] = await db.query<WaitingDraftRow>(
    `${selectFrom('drafts')} where d.site_id = $1 and d.id = $2`,
    [db.siteId, draftId],
  );
  return row;
};

/** The draft that waits behind this one; after the last one the queue begins again. */
export const findNextWaiting = async (
  db: SiteDatabase,
  { id, created_at }: Pick<WaitingDraftRow, 'id' | 'created_at'>,
): Promise<string | null> => {
  const [row] = await db.query<{ id: string }>(
    `select d.id from drafts d where d.site_id = $1 and ${WAITS} and d.id <> $2
     order by (d.created_at, d.id) < ($3, $2), d.created_at, d.id limit 1`,
    [db.siteId, id, created_at],
  );
  return row?.id ?? null;
};
