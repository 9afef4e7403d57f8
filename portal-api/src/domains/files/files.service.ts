import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, type StoredFile } from '@portal/shared-contracts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { attachFile, findFile, insertFile, removeFile } from './files.repository.ts';
import type { FileRow, FilesService } from '../../kernel/files.ts';
import { inspectFile } from './inspect-file.ts';

export const toStoredFile = (row: FileRow): StoredFile => ({
  key: row.key,
  file_id: row.key,
  originalname: row.originalname,
  size: Number(row.size),
  mimetype: row.mimetype,
});

/** The files of the site that `db` is bound to, with their bytes in `store`. */
export const filesService = (db: SiteDatabase, store: FileStore): FilesService => ({
  store: async (file, ownerId, subject) => {
    const { mimetype, originalname } = await inspectFile(file);
    const key = randomUUID();
    const stored = await store.put(key, Readable.from([file.content]));
    const row: FileRow = {
      key,
      owner_id: ownerId,
      originalname,
      mimetype,
      ...stored,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
    };
    try {
      await insertFile(db, { ...row, at: db.now() });
    } catch (error) {
      await store.remove(key); // no bytes without a row
      throw error;
    }
    return toStoredFile(row);
  },
  attach: async (tx, keys, ownerId, subject) => {
    const files: StoredFile[] = [];
    for (const key of keys) {
      const row = await attachFile(tx, {
        key,
        ownerId,
        kind: subject.kind,
        subjectId: subject.id,
      });
      if (!row)
        throw new AppError('not-found', 'This file is not there any more. Please upload it again.');
      files.push(toStoredFile(row));
    }
    return files;
  },
  find: (key) => findFile(db, key),
  open: (key) => store.get(key),
  remove: async (key) => {
    // First the row: a file without a row is swept, a row without a file would fail every reader.
    if (await removeFile(db, key)) await store.remove(key);
  },
});
