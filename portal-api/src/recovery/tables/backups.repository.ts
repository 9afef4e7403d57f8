import type { Database } from '../../kernel/database.ts';

/** A backup as the portal remembers it. */
export interface BackupNote {
  madeAt: Date;
  bytes: number;
  rows: number;
  files: number;
}

export const noteBackup = async (platform: Database, note: BackupNote): Promise<void> => {
  await platform.query(
    'insert into backups (made_at, bytes, row_count, file_count) values ($1, $2, $3, $4)',
    [note.madeAt, note.bytes, note.rows, note.files],
  );
};

/** When the newest backup was made, or nothing where there is none. */
export const findNewestBackup = async (platform: Database): Promise<Date | undefined> => {
  const [row] = await platform.query<{ made_at: Date | null }>(
    'select max(made_at) as made_at from backups',
  );
  return row?.made_at ?? undefined;
};
