import type { Database, SiteDatabase } from '../../kernel/database.ts';

/** An export that was asked for. */
export interface ExportRow {
  id: string;
  site_id: string;
  person_id: string;
  /** The admin who asked; nobody where it was the person. */
  asked_by: string | null;
  file_key: string | null;
  asked_at: Date;
  ready_at: Date | null;
  failed_at: Date | null;
}

const COLUMNS = 'id, site_id, person_id, asked_by, file_key, asked_at, ready_at, failed_at';

export const insertExport = async (
  db: SiteDatabase,
  row: { id: string; personId: string; askedBy: string | null },
): Promise<void> => {
  await db.query(
    `insert into person_exports (id, site_id, person_id, asked_at, asked_by)
     values ($1,$2,$3,$4,$5)`,
    [row.id, db.siteId, row.personId, db.now(), row.askedBy],
  );
};

/** Of whom exports are: of the person, or of the firm. */
export type Asker = 'person' | 'firm';

const OF_ASKER = '(asked_by is not null) = $3';

export const findLatestExport = async (
  db: SiteDatabase,
  personId: string,
  asker: Asker,
): Promise<ExportRow | undefined> => {
  const [row] = await db.query<ExportRow>(
    `select ${COLUMNS} from person_exports where site_id = $1 and person_id = $2
       and ${OF_ASKER} order by asked_at desc, id limit 1`,
    [db.siteId, personId, asker === 'firm'],
  );
  return row;
};

export const findExport = async (
  db: SiteDatabase,
  { personId, id, asker }: { personId: string; id: string; asker: Asker },
): Promise<ExportRow | undefined> => {
  const [row] = await db.query<ExportRow>(
    `select ${COLUMNS} from person_exports
     where site_id = $1 and person_id = $2 and ${OF_ASKER} and id = $4`,
    [db.siteId, personId, asker === 'firm', id],
  );
  return row;
};

/** Notes an archive, or that there is none; false where another process was faster. */
export const finishExport = async (
  tx: SiteDatabase,
  id: string,
  fileKey: string | undefined,
): Promise<boolean> =>
  (
    await tx.query(
      `update person_exports set file_key = $3,
         ready_at = case when $3::text is null then null else $4::timestamptz end,
         failed_at = case when $3::text is null then $4::timestamptz end
       where site_id = $1 and id = $2 and ready_at is null and failed_at is null returning id`,
      [tx.siteId, id, fileKey ?? null, tx.now()],
    )
  ).length > 0;

/** Takes over an export that a stopped process left unfinished: no other process gets the same one. */
export const claimForgotten = async (
  platform: Database,
  { now, before }: { now: Date; before: Date },
): Promise<ExportRow | undefined> => {
  const [row] = await platform.query<ExportRow>(
    `update person_exports set started_at = $1
     from (select site_id as site, id as export from person_exports
       where ready_at is null and failed_at is null and coalesce(started_at, asked_at) < $2
       order by asked_at, id limit 1 for update skip locked) next
     where site_id = site and id = export returning ${COLUMNS}`,
    [now, before],
  );
  return row;
};

/** Removes exports that were asked for before this together with their files; says whose bytes are left. */
export const deleteOldExports = (
  platform: Database,
  askedBefore: Date,
): Promise<{ file_key: string }[]> =>
  platform.query(
    `with old as (delete from person_exports where asked_at <= $1 returning site_id, file_key)
     delete from files f using old where f.site_id = old.site_id and f.key = old.file_key
     returning f.key as file_key`,
    [askedBefore],
  );
