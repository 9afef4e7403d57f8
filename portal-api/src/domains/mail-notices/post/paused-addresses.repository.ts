import type { SiteDatabase } from '../../../kernel/database.ts';

/** Whether nothing is sent to an address, because its mail server does not know it. */
export const isPaused = async (db: SiteDatabase, email: string): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from paused_addresses where site_id = $1 and email = lower($2)',
    [db.siteId, email],
  );
  return rows.length > 0;
};

/** Sends nothing more to an address. */
export const pauseAddress = async (
  db: SiteDatabase,
  email: string,
  reason: string,
): Promise<void> => {
  await db.query(
    `insert into paused_addresses (site_id, email, reason, since) values ($1, lower($2), $3, $4)
     on conflict (site_id, email) do update set reason = $3`,
    [db.siteId, email, reason, db.now()],
  );
};

/** Sends to an address again. */
export const resumeAddress = async (db: SiteDatabase, email: string): Promise<void> => {
  await db.query('delete from paused_addresses where site_id = $1 and email = lower($2)', [
    db.siteId,
    email,
  ]);
};
