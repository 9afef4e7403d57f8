import type { Role } from '@portal/shared-contracts';
import type { FileRow } from '../../kernel/files.ts';
import type { Database, SiteDatabase } from '../../kernel/database.ts';

const COLUMNS = 'key, owner_id, originalname, mimetype, size, sha256, subject_kind, subject_id';

/** A file that has bytes and as yet no row. */
export interface NewFile extends FileRow {
  at: Date;
}

/** All of them with one statement. */
export const insertFiles = async (db: SiteDatabase, files: readonly NewFile[]): Promise<void> => {
  await db.query(
    `insert into files (site_id, created_at, ${COLUMNS})
     select $1, at, ${COLUMNS}
     from jsonb_to_recordset($2::jsonb) as f (key text, owner_id text, originalname text, mimetype text,
       size bigint, sha256 text, subject_kind text, subject_id text, at timestamptz)`,
    [db.siteId, JSON.stringify(files)],
  );
};

export const insertFile = (db: SiteDatabase, file: NewFile): Promise<void> =>
  insertFiles(db, [file]);

export const findFile = async (db: SiteDatabase, key: string): Promise<FileRow | undefined> => {
  const [row] = await db.query<FileRow>(
    `select ${COLUMNS} from files where site_id = $1 and key = $2`,
    [db.siteId, key],
  );
  return row;
};

/** Gives a file to a subject: the uploader's own unattached one, or one that already belongs there. */
export const attachFile = async (
  db: SiteDatabase,
  file: { key: string; ownerId: string; kind: string; subjectId: string },
): Promise<FileRow | undefined> => {
  const [row] = await db.query<FileRow>(
    `update files set subject_kind = $4, subject_id = $5
     where site_id = $1 and key = $2
       and ((owner_id = $3 and subject_kind is null) or (subject_kind = $4 and subject_id = $5))
     returning ${COLUMNS}`,
    [db.siteId, file.key, file.ownerId, file.kind, file.subjectId],
  );
  return row;
};

export const deleteFile = async (db: SiteDatabase, key: string): Promise<boolean> => {
  const rows = await db.query('delete from files where site_id = $1 and key = $2 returning key', [
    db.siteId,
    key,
  ]);
  return rows.length > 0;
};

/** How many bytes the files of the site take, and those of one owner. */
export const getStored = async (
  db: SiteDatabase,
  ownerId: string,
): Promise<{ site: number; own: number; role: Role | null }> => {
  const [row] = await db.query<{ site: number; own: number; role: Role | null }>(
    `select coalesce(sum(size), 0)::bigint as site,
       coalesce(sum(size) filter (where owner_id = $2), 0)::bigint as own,
       (select role from people where site_id = $1 and id = $2) as role
     from files where site_id = $1`,
    [db.siteId, ownerId],
  );
  return row ?? { site: 0, own: 0, role: null };
};

/** Lets one transaction of the site count and add files at a time. */
export const lockStorage = async (tx: SiteDatabase): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('storage of ' || $1))", [tx.siteId]);
};

/** Uploads that no form was sent with; of all sites, for the nightly sweep. */
export const deleteUnattached = (platform: Database, before: Date): Promise<{ key: string }[]> =>
  platform.query('delete from files where subject_kind is null and created_at < $1 returning key', [
    before,
  ]);

/** How many uploads `deleteUnattached` would remove. */
export const countUnattached = async (platform: Database, before: Date): Promise<number> => {
  const [row] = await platform.query<{ n: number }>(
    'select count(*) as n from files where subject_kind is null and created_at < $1',
    [before],
  );
  return row?.n ?? 0;
};

/** Of these keys the ones that no site has a row for. */
export const withoutRow = async (
  platform: Database,
  keys: readonly string[],
): Promise<string[]> => {
  const rows = await platform.query<{ key: string }>(
    `select k.key from unnest($1::text[]) as k (key)
     where not exists (select 1 from files f where f.key = k.key)`,
    [[...keys]],
  );
  return rows.map((row) => row.key);
};

/** The keys among these that no file of the firm has any more. */
export const listMissingFiles = async (
  db: SiteDatabase,
  keys: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ key: string }>(
    `select k.key from unnest($2::text[]) as k (key)
     where not exists (select 1 from files f where f.site_id = $1 and f.key = k.key)`,
    [db.siteId, [...keys]],
  );
  return rows.map(({ key }) => key);
};

/** Takes away the rows of files that nothing has any more. */
export const deleteFileRows = async (
  db: Database,
  siteId: string,
  keys: readonly string[],
): Promise<void> => {
  await db.query('delete from files where site_id = $1 and key = any($2)', [siteId, [...keys]]);
};
