import type { SiteDatabase } from '../../../kernel/database.ts';

/** Notes a provider's message; false when it was noted before. */
export const noteEvent = async (
  db: SiteDatabase,
  event: { provider: string; id: string },
): Promise<boolean> => {
  const rows = await db.query(
    `insert into payment_events (site_id, provider, event_id, received_at) values ($1,$2,$3,$4)
     on conflict do nothing returning event_id`,
    [db.siteId, event.provider, event.id, db.now()],
  );
  return rows.length === 1;
};
