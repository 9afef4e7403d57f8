import type { SiteDatabase } from '../../../kernel/database.ts';

/** First answers to idempotency keys. */
export const sandboxRequests = (db: SiteDatabase) => ({
  /** Takes an idempotency key; false when a request with it was seen before. */
  claimRequest: async (key: string, fingerprint: string): Promise<boolean> => {
    const rows = await db.query(
      `insert into sandbox_requests (site_id, key, fingerprint, created_at) values ($1,$2,$3,$4)
       on conflict do nothing returning key`,
      [db.siteId, key, fingerprint, db.now()],
    );
    return rows.length === 1;
  },

  findRequest: async (
    key: string,
  ): Promise<{ fingerprint: string; status: number | null; body: string | null } | undefined> => {
    const [row] = await db.query<{
      fingerprint: string;
      status: number | null;
      body: string | null;
    }>('select fingerprint, status, body from sandbox_requests where site_id = $1 and key = $2', [
      db.siteId,
      key,
    ]);
    return row;
  },

  answerRequest: async (key: string, status: number, body: string): Promise<void> => {
    await db.query(
      'update sandbox_requests set status = $3, body = $4 where site_id = $1 and key = $2',
      [db.siteId, key, status, body],
    );
  },
});
