import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, type StoredFile } from '@portal/shared-contracts';
import type { FileStore } from '../../adapters/file-store.ts';
import type { SiteDatabase } from '../../database/database.ts';
import { attachFile, type FileRow, findFile, insertFile, removeFile } from './files.repository.ts';
import { inspectFile } from './inspect-file.ts';

/** A file on its way in. */
export interface IncomingFile {
  filename: string;
  content: Buffer;
}

/** Whose rules decide who may read a file, e.g. `{ kind: 'order', id }`. */
export interface Subject {
  kind: string;
  id: string;
}

/** The files of one site. Bytes are in the file store, names and owners in the database. */
export interface FilesService {
  /** Checks the content and stores it; only the owner can read it until it is attached. */
  store(file: IncomingFile, ownerId: string | null, subject?: Subject): Promise<StoredFile>;
  /**
   * Ties uploaded files to a subject whose readers may then read them. Pass the transaction.
   * A key that is neither the person's own fresh upload nor already there is `not-found`.
   */
  attach(
    tx: SiteDatabase,
    keys: readonly string[],
    ownerId: string,
    subject: Subject,
  ): Promise<StoredFile[]>;
  find(key: string): Promise<FileRow | undefined>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

export const toStoredFile = (row: FileRow): StoredFile => ({
  key: row.key,
  file_id: row.key,
  originalname: row.originalname,
  size: Number(row.size),
  mimetype: row.mimetype,
});

interface Needs {
  db: SiteDatabase;
  siteId: string;
  store: FileStore;
  now: () => Date;
}

export const filesService = ({ db, store, now }: Needs): FilesService => ({
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
      await insertFile(db, { ...row, at: now() });
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
