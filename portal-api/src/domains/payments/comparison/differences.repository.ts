import { randomUUID } from 'node:crypto';
import { COUNTED_TO, type differenceFilters } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ComparedBooks } from './compared-books.ts';
import {
  type DifferenceRecord,
  type DifferenceRow,
  type FoundDifference,
  toDifference,
} from './difference.record.ts';

const SELECT = `select d.*, a.state as payment_state, a.person_id, p.first_name, p.last_name, p.email, a.order_id,
    o.number_prefix || o.number as order_number,
    nullif(concat_ws(' ', t.first_name, t.last_name), '') as taken_by_name
  from money_differences d
  left join payment_attempts a on a.site_id = d.site_id and a.key = d.payment_key
  left join people p on p.site_id = a.site_id and p.id = a.person_id
  left join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join people t on t.site_id = d.site_id and t.id = d.taken_by
  where d.site_id = $1`;

/** Which differences a list shows. */
export type DifferenceFilter = (typeof differenceFilters)[number];

/** A part of the firm's differences, the newest first. */
export const listDifferenceRows = async (
  db: SiteDatabase,
  show: DifferenceFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<DifferenceRecord[]> => {
  const rows = await db.query<DifferenceRow>(
    `${SELECT} and (d.state = 'open') = ($2 = 'open')
       and ($3::timestamptz is null or (d.found_at, d.id) < ($3, $4::text))
     order by d.found_at desc, d.id desc limit $5`,
    [db.siteId, show, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toDifference);
};

/** How many there are, as far as it is worth counting. */
export const countDifferences = async (
  db: SiteDatabase,
  show: DifferenceFilter,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from money_differences
       where site_id = $1 and (state = 'open') = ($2 = 'open') limit ${COUNTED_TO}) counted`,
    [db.siteId, show],
  );
  return row?.n ?? 0;
};

/** The difference of this id, or nothing. */
export const findDifference = async (
  db: SiteDatabase,
  id: string,
): Promise<DifferenceRecord | undefined> => {
  const [row] = await db.query<DifferenceRow>(`${SELECT} and d.id = $2`, [db.siteId, id]);
  return row && toDifference(row);
};

/** What is still open about an account. */
export const listOpenDifferences = async (
  db: SiteDatabase,
  { provider, accounts }: ComparedBooks,
): Promise<DifferenceRecord[]> => {
  const rows = await db.query<DifferenceRow>(
    `${SELECT} and d.provider = $2 and d.state = 'open'
       and (($3::text[] is null and d.account_id is null) or d.account_id = any($3::text[]))
     order by d.found_at, d.id`,
    [db.siteId, provider, accounts],
  );
  return rows.map(toDifference);
};

/** Writes a difference down; one about the same payment that is open says what is so now. */
export const writeDifference = async (db: SiteDatabase, found: FoundDifference): Promise<void> => {
  await db.query(
    `insert into money_differences (site_id, id, kind, provider, reference, name, payment_key, here_minor,
       there_minor, currency, state, found_at, account_id)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,'open',$11,$12)
     on conflict (site_id, provider, reference) where state = 'open' do update set
       kind = excluded.kind, name = excluded.name, payment_key = excluded.payment_key,
       here_minor = excluded.here_minor, there_minor = excluded.there_minor, currency = excluded.currency`,
    [
      ...[db.siteId, randomUUID(), found.kind, found.provider, found.reference, found.name],
      ...[
        found.paymentKey,
        found.hereMinor,
        found.thereMinor,
        found.currency,
        db.now(),
        found.accountId,
      ],
    ],
  );
};

/** Ends a difference that is there no more. */
export const endDifference = async (db: SiteDatabase, id: string): Promise<void> => {
  await db.query(
    `update money_differences set state = 'gone', ended_at = $3
     where site_id = $1 and id = $2 and state = 'open'`,
    [db.siteId, id, db.now()],
  );
};

/** Whether a difference is open, held for the rest of the transaction: of two who want it one waits. */
export const holdOpen = async (tx: SiteDatabase, id: string): Promise<boolean> => {
  const rows = await tx.query(
    `select id from money_differences
     where site_id = $1 and id = $2 and state = 'open' for update`,
    [tx.siteId, id],
  );
  return rows.length === 1;
};

/** Takes a difference that is held for somebody who brings it over. */
export const claimDifference = async (tx: SiteDatabase, id: string, by: string): Promise<void> => {
  await tx.query(
    `update money_differences set state = 'taken', taken_by = $3, ended_at = $4
     where site_id = $1 and id = $2 and state = 'open'`,
    [tx.siteId, id, by, tx.now()],
  );
};

/** Gives back what was claimed: it is open still, unless it was found anew meanwhile, or there was nothing left of it. */
export const releaseDifference = async (
  db: SiteDatabase,
  id: string,
  state: 'open' | 'gone',
): Promise<void> => {
  await db.query(
    `update money_differences d set taken_by = null,
       state = case when $3 = 'open' and not exists (select 1 from money_differences o
         where o.site_id = d.site_id and o.provider = d.provider and o.reference = d.reference
           and o.state = 'open') then 'open' else 'gone' end,
       ended_at = case when $3 = 'open' then null else $4::timestamptz end
     where d.site_id = $1 and d.id = $2 and d.state = 'taken'`,
    [db.siteId, id, state, db.now()],
  );
};
