import type { SiteDatabase } from '../../../kernel/database.ts';

/** A living session as its person sees it. */
export interface DeviceRow {
  id: string;
  browser: string;
  system: string;
  created_at: Date;
  seen_at: Date;
}

/** The living sessions of a person, the one used last first. */
export const listSessionsOf = (db: SiteDatabase, personId: string): Promise<DeviceRow[]> =>
  db.query(
    `select id, browser, system, created_at, seen_at from sessions
     where site_id = $1 and person_id = $2 and seen_by is null and expires_at > $3
     order by seen_at desc, id`,
    [db.siteId, personId, db.now()],
  );
