import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { attachFile, findFile, insertFile, removeFile } from './files.repository.ts';
import type { FileRow, FilesService, Subject } from '../../kernel/files.ts';
import { inspectFile } from './inspect-file.ts';

export { insertFile } from './files.repository.ts';

export const toStoredFile = (row: FileRow): StoredFile => ({
  key: row.key,
  file_id: row.key,
  originalname: row.originalname,
  size: Number(row.size),
  mimetype: row.mimetype,
});

/** A file whose name and type were checked. */
interface CheckedFile {
  originalname: string;
  mimetype: string;
  content: Buffer;
}

/** Stores a file whose kind the caller answers for; `filesService` looks into it first. */
export const storeChecked = async (
  { db, store }: { db: SiteDatabase; store: FileStore },
  { content, ...names }: CheckedFile,
  ownerId: string | null,
  subject?: Subject,
): Promise<StoredFile> => {
  const key = randomUUID();
  const row: FileRow = {
    key,
    owner_id: ownerId,
    ...names,
    ...(await store.put(key, Readable.from([content]))),
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
};

/** The files of the site that `db` is bound to, with their bytes in `store`. */
export const filesService = (db: SiteDatabase, store: FileStore): FilesService => ({
  store: async (file, ownerId, subject) => {
    const names = await inspectFile(file);
    return storeChecked({ db, store }, { ...names, content: file.content }, ownerId, subject);
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
      if (!row) throw new Refusal('file-gone');
      files.push(toStoredFile(row));
    }
    return files;
  },
  find: (key) => findFile(db, key),
  open: (key) => store.get(key),
  remove: async (key) => {
    // Only the row: the sweep removes the bytes after thirty days, and a restored backup finds them.
    await removeFile(db, key);
  },
});
