import type { SiteDatabase } from '../../../kernel/database.ts';

/** The steps from the page to the order (RV-59); `refused` and `failed` have reasons. */
export const funnelSteps = [
  'opened',
  'chosen',
  'sent',
  'refused',
  'ready',
  'failed',
  'viewed',
  'ticked',
  'checkout',
  'bought',
] as const;

/** A step from the page to the order. */
export type FunnelStep = (typeof funnelSteps)[number];

/** Counts one more at a step today. */
export const countStep = async (db: SiteDatabase, step: FunnelStep, reason = ''): Promise<void> => {
  await db.query(
    `insert into review_counts (site_id, day, step, reason, count) values ($1,$2,$3,$4,1)
     on conflict (site_id, day, step, reason) do update set count = review_counts.count + 1`,
    [db.siteId, db.now().toISOString().slice(0, 10), step, reason],
  );
};

/** A line of the funnel. */
export interface CountRow {
  day: string;
  step: FunnelStep;
  reason: string;
  count: number;
}

/** The funnel of a site since a day, day by day. */
export const listCounts = (db: SiteDatabase, since: string): Promise<CountRow[]> =>
  db.query<CountRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, step, reason, count from review_counts
     where site_id = $1 and day >= $2 order by day, step, reason`,
    [db.siteId, since],
  );
