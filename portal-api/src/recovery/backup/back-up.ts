import { stat } from 'node:fs/promises';
import type { Platform } from '../../kernel/platform.ts';
import { openStore } from '../../releases/registry/open-registry.ts';
import { type End, entryNames } from '../archive/format.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { noteBackup } from '../tables/backups.repository.ts';
import { backUpFiles, backUpReleases } from './back-up-bytes.ts';
import { backUpTables } from './back-up-tables.ts';

/** How much a backup holds. */
export interface BackedUp {
  tables: number;
  rows: number;
  files: number;
  releases: number;
  bytes: number;
  /** Keys of files whose bytes were lost or changed before this backup. */
  unsound: string[];
}

/**
 * Writes the whole portal into one encrypted file: the database as it is at one moment, then the bytes
 * that it speaks of. Bytes are never changed, and what is removed meanwhile loses its row first, so they still fit.
 */
export const backUp = async (
  platform: Platform,
  file: string,
  recipient: string,
): Promise<BackedUp> => {
  const db = platform.database.platform();
  const madeAt = platform.now();
  let end: End | undefined;
  await writeArchive(file, recipient, async (archive) => {
    const { tables, files, releases } = await backUpTables(db, archive, madeAt);
    const bytes = await backUpFiles({ db, store: platform.fileStore }, files, archive);
    end = {
      tables,
      ...bytes,
      releases: await backUpReleases(openStore(platform), releases, archive),
    };
    await archive.add(entryNames.end, JSON.stringify(end));
  });
  if (!end) throw new Error('A backup was written without its end.');
  const rows = Object.values(end.tables).reduce((sum, table) => sum + table.rows, 0);
  const { size: bytes } = await stat(file);
  const files = end.files.count;
  await noteBackup(db, { madeAt, bytes, rows, files });
  const { tables, releases, unsound } = end;
  return {
    tables: Object.keys(tables).length,
    rows,
    files,
    releases: releases.length,
    bytes,
    unsound,
  };
};
