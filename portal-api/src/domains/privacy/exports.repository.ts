import type { Database, SiteDatabase } from '../../kernel/database.ts';

/** An export that was asked for. */
export interface ExportRow {
  id: string;
  site_id: string;
  person_id: string;
  file_key: string | null;
  asked_at: Date;
  ready_at: Date | null;
  failed_at: Date | null;
}

const COLUMNS = 'id, site_id, person_id, file_key, asked_at, ready_at, failed_at';

export const insertExport = async (
  db: SiteDatabase,
  row: { id: string; personId: string },
): Promise<void> => {
  await db.query(
    'insert into person_exports (id, site_id, person_id, asked_at) values ($1,$2,$3,$4)',
    [row.id, db.siteId, row.personId, db.now()],
  );
};

export const findLatestExport = async (
  db: SiteDatabase,
  personId: string,
): Promise<ExportRow | undefined> => {
  const [row] = await db.query<ExportRow>(
    `select ${COLUMNS} from person_exports where site_id = $1 and person_id = $2
     order by asked_at desc, id limit 1`,
    [db.siteId, personId],
  );
  return row;
};

export const findExport = async (
  db: SiteDatabase,
  personId: string,
  id: string,
): Promise<ExportRow | undefined> => {
  const [row] = await db.query<ExportRow>(
    `select ${COLUMNS} from person_exports where site_id = $1 and person_id = $2 and id = $3`,
    [db.siteId, personId, id],
  );
  return row;
};

export const finishExport = async (
  tx: SiteDatabase,
  id: string,
  fileKey: string | undefined,
): Promise<void> => {
  await tx.query(
    `update person_exports set file_key = $3, ready_at = case when $3::text is null then null else $4::timestamptz end,
       failed_at = case when $3::text is null then $4::timestamptz end
     where site_id = $1 and id = $2`,
    [tx.siteId, id, fileKey ?? null, tx.now()],
  );
};

/** Exports that a stopped process left unfinished. */
export const listForgotten = (platform: Database, askedBefore: Date): Promise<ExportRow[]> =>
  platform.query<ExportRow>(
    `select ${COLUMNS} from person_exports
     where ready_at is null and failed_at is null and asked_at < $1`,
    [askedBefore],
  );

/** Removes exports that were asked for before this; says which files go with them. */
export const removeOldExports = (
  platform: Database,
  askedBefore: Date,
): Promise<{ site_id: string; file_key: string | null }[]> =>
  platform.query('delete from person_exports where asked_at <= $1 returning site_id, file_key', [
    askedBefore,
  ]);
