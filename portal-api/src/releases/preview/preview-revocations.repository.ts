import type { Database } from '../../kernel/database.ts';

/** Ends every preview link of a site that was made until `at`. */
export const revokePreviews = async (tx: Database, siteId: string, at: Date): Promise<void> => {
  await tx.query(
    `insert into preview_revocations (site_id, revoked_at) values ($1, $2)
     on conflict (site_id) do update set revoked_at = excluded.revoked_at`,
    [siteId, at],
  );
};

/** For each site the moment until which its preview links were revoked. */
export const listPreviewRevocations = async (db: Database): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db.query<{ site_id: string; revoked_at: Date }>(
    'select site_id, revoked_at from preview_revocations',
  );
  return new Map(rows.map((row) => [row.site_id, row.revoked_at]));
};
