import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { hashToken } from './tokens.ts';

/** A browser as one person knows it: the mark in its cookie. */
interface Known {
  personId: string;
  mark: string;
}

/** Whether this person signed in with this browser before. */
export const isKnownBrowser = async (
  db: SiteDatabase,
  { personId, mark }: Known,
): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from known_browsers where site_id = $1 and mark_hash = $2 and person_id = $3',
    [db.siteId, hashToken(mark), personId],
  );
  return rows.length > 0;
};

/** Whether the person ever signed in with any browser that is still known. */
export const hasKnownBrowsers = async (db: SiteDatabase, personId: string): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from known_browsers where site_id = $1 and person_id = $2 limit 1',
    [db.siteId, personId],
  );
  return rows.length > 0;
};

/** Notes that the browser was used again; false when it was not known. */
export const touchBrowser = async (
  db: SiteDatabase,
  { personId, mark }: Known,
): Promise<boolean> => {
  const rows = await db.query(
    `update known_browsers set last_seen_at = $4
     where site_id = $1 and mark_hash = $2 and person_id = $3 returning person_id`,
    [db.siteId, hashToken(mark), personId, db.now()],
  );
  return rows.length > 0;
};

/** Makes the browser known to one more person; the others whom it knew move to the new mark. */
export const addBrowser = (
  db: SiteDatabase,
  { personId, mark, former }: Known & { former: string | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (former !== undefined)
      await tx.query(
        'update known_browsers set mark_hash = $3 where site_id = $1 and mark_hash = $2',
        [tx.siteId, hashToken(former), hashToken(mark)],
      );
    await tx.query(
      `insert into known_browsers (site_id, person_id, mark_hash, first_seen_at, last_seen_at)
       values ($1, $2, $3, $4, $4)`,
      [tx.siteId, personId, hashToken(mark), tx.now()],
    );
  });

/** Forgets browsers of every site that were last used before `before`. */
export const deleteOldBrowsers = async (platform: Database, before: Date): Promise<void> => {
  await platform.query('delete from known_browsers where last_seen_at < $1', [before]);
};
