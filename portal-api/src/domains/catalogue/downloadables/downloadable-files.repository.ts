import type { SiteDatabase } from '../../../kernel/database.ts';

/** A file that something was, from when on and for whom. */
export interface DownloadableFile {
  number: number;
  key: string;
  originalname: string;
  size: number;
  reachesEveryone: boolean;
  publishedAt: Date;
  publishedBy: string | null;
}

interface Row {
  number: number;
  file_key: string;
  originalname: string;
  size: number;
  reaches_everyone: boolean;
  published_at: Date;
  publisher: string | null;
}

/** The files of a download, newest first. */
export const listFilesOf = async (db: SiteDatabase, id: string): Promise<DownloadableFile[]> => {
  const rows = await db.query<Row>(
    `select f.number, f.file_key, s.originalname, s.size, f.reaches_everyone, f.published_at,
       n.first_name as publisher
     from downloadable_files f
     join files s on s.site_id = f.site_id and s.key = f.file_key
     left join people n on n.site_id = f.site_id and n.id = f.published_by
     where f.site_id = $1 and f.downloadable_id = $2 order by f.number desc`,
    [db.siteId, id],
  );
  return rows.map((row) => ({
    number: row.number,
    key: row.file_key,
    originalname: row.originalname,
    size: Number(row.size),
    reachesEveryone: row.reaches_everyone,
    publishedAt: row.published_at,
    publishedBy: row.publisher,
  }));
};

/** Adds a newer file; false where it was a file of something before. */
export const insertNextFile = async (
  tx: SiteDatabase,
  id: string,
  file: { key: string; reachesEveryone: boolean; by: string | null },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into downloadable_files (site_id, downloadable_id, number, file_key, reaches_everyone,
       published_at, published_by)
     select $1, $2, coalesce(max(f.number), 0) + 1, $3, $4, $5, $6 from downloadable_files f
     where f.site_id = $1 and f.downloadable_id = $2
     on conflict do nothing returning number`,
    [tx.siteId, id, file.key, file.reachesEveryone, tx.now(), file.by],
  );
  return rows.length === 1;
};

/** What packages can be given: each by its first file, which stands for all that follow it. */
export const listDownloadableChoices = (
  db: SiteDatabase,
): Promise<{ title: string; key: string }[]> =>
  db.query(
    `select l.title, f.file_key as key from downloadables l
     join downloadable_files f on f.site_id = l.site_id and f.downloadable_id = l.id and f.number = 1
     where l.site_id = $1 and not l.archived order by lower(l.title), l.id`,
    [db.siteId],
  );

/** The newest file of the download that has this one; what is no file of a download is its own. */
export const getNewestFile = async (db: SiteDatabase, key: string): Promise<string> => {
  const [row] = await db.query<{ key: string }>(
    `select n.file_key as key from downloadable_files f
     join downloadable_files n on n.site_id = f.site_id and n.downloadable_id = f.downloadable_id
     where f.site_id = $1 and f.file_key = $2 order by n.number desc limit 1`,
    [db.siteId, key],
  );
  return row?.key ?? key;
};

/** Whether a version of a package or what is edited of one has some file of a download. */
export const isInPackages = async (db: SiteDatabase, id: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from downloadable_files f where f.site_id = $1 and f.downloadable_id = $2 and (
       exists (select 1 from package_downloadables d
         where d.site_id = f.site_id and d.file_key = f.file_key)
       or exists (select 1 from packages p where p.site_id = f.site_id
         and p.draft->'downloadables' @> jsonb_build_array(jsonb_build_object('key', f.file_key)))
     ) limit 1`,
    [db.siteId, id],
  );
  return rows.length > 0;
};
