import { AppError } from '@portal/shared-contracts';
import type { SiteDatabase } from '../database/database.ts';

/** How often something may happen within a window. */
export interface Rule {
  max: number;
  seconds: number;
}

/** Counts one use of `key` and refuses when the window is full. The count survives restarts. */
export const countAndRefuse = async (
  db: SiteDatabase,
  key: string,
  rule: Rule,
  now: Date,
): Promise<void> => {
  const windowEnded = new Date(now.getTime() - rule.seconds * 1000);
  const [row] = await db.query<{ hits: number }>(
    `insert into rate_counts (site_id, key, window_start, hits) values ($1, $2, $3, 1)
     on conflict (site_id, key) do update set
       hits = case when rate_counts.window_start <= $4 then 1 else rate_counts.hits + 1 end,
       window_start = case when rate_counts.window_start <= $4 then $3 else rate_counts.window_start end
     returning hits`,
    [db.siteId, key, now, windowEnded],
  );
  if ((row?.hits ?? 0) > rule.max)
    throw new AppError(
      'too-many-requests',
      'Too many attempts. Please wait a few minutes and try again.',
    );
};
