import type { Database, SiteDatabase } from '../../kernel/database.ts';

/** Counts one use of `key` and says how often it was used in the window. The count survives restarts. */
export const countUse = async (db: SiteDatabase, key: string, seconds: number): Promise<number> => {
  const now = db.now();
  const windowEnded = new Date(now.getTime() - seconds * 1000);
  const [row] = await db.query<{ hits: number }>(
    `insert into rate_counts (site_id, key, window_start, hits) values ($1, $2, $3, 1)
     on conflict (site_id, key) do update set
       hits = case when rate_counts.window_start <= $4 then 1 else rate_counts.hits + 1 end,
       window_start = case when rate_counts.window_start <= $4 then $3 else rate_counts.window_start end
     returning hits`,
    [db.siteId, key, now, windowEnded],
  );
  return row?.hits ?? 0;
};

/** Takes one use of `key` back. */
export const takeBackUse = async (db: SiteDatabase, key: string): Promise<void> => {
  await db.query(
    'update rate_counts set hits = hits - 1 where site_id = $1 and key = $2 and hits > 0',
    [db.siteId, key],
  );
};

/** Forgets windows that began before `before`, of every site. */
export const deleteOldCounts = async (platform: Database, before: Date): Promise<void> => {
  await platform.query('delete from rate_counts where window_start < $1', [before]);
};
