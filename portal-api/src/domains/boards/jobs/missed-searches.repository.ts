import type { SiteDatabase } from '../../../kernel/database.ts';

/** So many different searches are kept; the oldest of more go. */
const MOST = 1000;

/** Counts a search that found nothing. */
export const noteMiss = async (
  db: SiteDatabase,
  { what, where }: { what: string; where: string },
): Promise<void> => {
  await db.query(
    `insert into missed_searches (site_id, what, place, times, last_at) values ($1,$2,$3,1,$4)
     on conflict (site_id, what, place)
     do update set times = missed_searches.times + 1, last_at = excluded.last_at`,
    [db.siteId, what.toLowerCase(), where.toLowerCase(), db.now()],
  );
  await db.query(
    `delete from missed_searches where site_id = $1 and (what, place) in
       (select what, place from missed_searches where site_id = $1
        order by last_at desc, what, place offset $2)`,
    [db.siteId, MOST],
  );
};

/** A search in vain. */
export interface MissRow {
  what: string;
  place: string;
  times: number;
  last_at: Date;
}

/** A page of them behind a place, the most wanted first. */
export const listMisses = (
  db: SiteDatabase,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<MissRow[]> =>
  db.query<MissRow>(
    `select what, place, times, last_at from missed_searches where site_id = $1
       and ($2::int is null or times < $2 or (times = $2 and (what, place) > ($3::text, $4::text)))
     order by times desc, what, place limit $5`,
    [db.siteId, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? '', limit],
  );

export const countMisses = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from missed_searches where site_id = $1',
    [db.siteId],
  );
  return row?.n ?? 0;
};
