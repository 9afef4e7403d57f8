import type { Database, SiteDatabase } from '../../../kernel/database.ts';

/** Ends one of a person's own sessions; false when it is none of theirs. */
export const endOwnSession = async (
  db: SiteDatabase,
  personId: string,
  sessionId: string,
): Promise<boolean> => {
  const rows = await db.query(
    'delete from sessions where site_id = $1 and person_id = $2 and id = $3 returning id',
    [db.siteId, personId, sessionId],
  );
  return rows.length > 0;
};

export const endSession = async (db: SiteDatabase, sessionId: string): Promise<void> => {
  await db.query('delete from sessions where site_id = $1 and id = $2', [db.siteId, sessionId]);
};

/** Ends all sessions of a person but one, also those in which they looked at others, and says which ended. */
export const endSessions = async (
  db: SiteDatabase,
  personId: string,
  exceptId?: string,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `delete from sessions where site_id = $1 and (person_id = $2 and id <> $3
       or seen_by = $2 and seen_from <> $3) returning id`,
    [db.siteId, personId, exceptId ?? ''],
  );
  return rows.map((row) => row.id);
};

/** Sessions of every site that ended before `now`; says how many. */
export const deleteEndedSessions = async (platform: Database, now: Date): Promise<number> =>
  (await platform.query('delete from sessions where expires_at < $1 returning id', [now])).length;
