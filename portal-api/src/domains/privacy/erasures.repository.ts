import type { Database, SiteDatabase } from '../../kernel/database.ts';

/** An erasure that was asked for, waits or is done. */
export interface ErasureRow {
  site_id: string;
  person_id: string;
  asked_at: Date;
  due_at: Date;
  done_at: Date | null;
  file_keys: string[];
}

const COLUMNS = 'site_id, person_id, asked_at, due_at, done_at, file_keys';

export const findErasure = async (
  db: SiteDatabase,
  personId: string,
): Promise<ErasureRow | undefined> => {
  const [row] = await db.query<ErasureRow>(
    `select ${COLUMNS} from erasures where site_id = $1 and person_id = $2`,
    [db.siteId, personId],
  );
  return row;
};

/** Notes that a person asked; a second time changes nothing. */
export const insertErasure = async (
  db: SiteDatabase,
  personId: string,
  dueAt: Date,
): Promise<void> => {
  await db.query(
    `insert into erasures (site_id, person_id, asked_at, due_at) values ($1,$2,$3,$4)
     on conflict (site_id, person_id) do nothing`,
    [db.siteId, personId, db.now(), dueAt],
  );
};

/** Takes an erasure back that is not done yet; says whether there was one. */
export const deleteErasure = async (db: SiteDatabase, personId: string): Promise<boolean> =>
  (
    await db.query(
      `delete from erasures where site_id = $1 and person_id = $2 and done_at is null
       returning person_id`,
      [db.siteId, personId],
    )
  ).length > 0;

/** Those whose time has come, and those whose bytes are not all gone. */
export const listUnfinished = (platform: Database, now: Date): Promise<ErasureRow[]> =>
  platform.query<ErasureRow>(
    `select ${COLUMNS} from erasures
     where (done_at is null and due_at <= $1) or file_keys <> '[]'::jsonb order by due_at`,
    [now],
  );

/** Holds an erasure until the transaction ends; false where it was taken back, is done or is being done. */
export const claimErasure = async (
  tx: Database,
  { siteId, personId }: { siteId: string; personId: string },
  now: Date,
): Promise<boolean> =>
  (
    await tx.query(
      `select 1 from erasures where site_id = $1 and person_id = $2 and done_at is null
         and due_at <= $3 for update skip locked`,
      [siteId, personId, now],
    )
  ).length > 0;

/** Everybody who was erased, the first one first. */
export const listErased = async (
  platform: Database,
): Promise<{ site: string; person: string; at: string }[]> => {
  const rows = await platform.query<{ site_id: string; person_id: string; done_at: Date }>(
    `select site_id, person_id, done_at from erasures where done_at is not null
     order by done_at, site_id, person_id`,
  );
  return rows.map((row) => ({
    site: row.site_id,
    person: row.person_id,
    at: row.done_at.toISOString(),
  }));
};

/** Marks an erasure as done, with the bytes that still have to go. */
export const finishErasure = async (
  tx: Database,
  { siteId, personId }: { siteId: string; personId: string },
  { at, keys }: { at: Date; keys: readonly string[] },
): Promise<void> => {
  await tx.query(
    `insert into erasures (site_id, person_id, asked_at, due_at, done_at, file_keys)
     values ($1,$2,$3,$3,$3,$4::jsonb)
     on conflict (site_id, person_id) do update
       set done_at = coalesce(erasures.done_at, $3), file_keys = $4::jsonb`,
    [siteId, personId, at, JSON.stringify(keys)],
  );
};
