import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { attachFile, findFile, insertFile, removeFile } from './files.repository.ts';
import type { FileRow, FilesService, IncomingFile, Subject } from '../../kernel/files.ts';
import { inspectContent, inspectName } from './inspect-file.ts';
import {
  inRoom,
  readRoom,
  refuseWithoutRoom,
  type StorageRules,
  withinRoom,
} from './storage-room.ts';

export { findFile, insertFile } from './files.repository.ts';

export const toStoredFile = (row: FileRow): StoredFile => ({
  key: row.key,
  file_id: row.key,
  originalname: row.originalname,
  size: Number(row.size),
  mimetype: row.mimetype,
});

/** A file whose name was checked. */
interface NamedFile {
  originalname: string;
  mimetype: string;
  content: Readable;
}

/** How a file is stored: what looks into it, and how its row is written. */
interface Storing {
  inspect?: (file: string) => Promise<void>;
  insert: (row: FileRow & { at: Date }) => Promise<void>;
}

const storeBytes = async (
  { db, store }: { db: SiteDatabase; store: FileStore },
  { content, originalname, mimetype }: NamedFile,
  { ownerId, subject }: { ownerId: string | null; subject: Subject | undefined },
  { inspect, insert }: Storing,
): Promise<StoredFile> => {
  const key = randomUUID();
  const row: FileRow = {
    key,
    owner_id: ownerId,
    originalname,
    mimetype,
    ...(await store.put(key, content, async (file) => {
      await inspect?.(file);
      await store.scan?.(file);
    })),
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
  };
  try {
    await insert({ ...row, at: db.now() });
  } catch (error) {
    await store.remove(key); // no bytes without a row
    throw error;
  }
  return toStoredFile(row);
};

/** Stores a file whose kind and size the caller answers for; `filesService` looks into the others. */
export const storeChecked = (
  tools: { db: SiteDatabase; store: FileStore },
  { content, ...names }: { originalname: string; mimetype: string; content: Buffer },
  subject: Subject,
  ownerId: string | null = null,
): Promise<StoredFile> =>
  storeBytes(
    tools,
    { ...names, content: Readable.from([content]) },
    { ownerId, subject },
    { insert: (row) => insertFile(tools.db, row) },
  );

const bytesOf = ({ content }: IncomingFile): Readable =>
  Buffer.isBuffer(content) ? Readable.from([content]) : content;

/** The files of the site that `db` is bound to, with their bytes in `store`. */
export const filesService = (
  db: SiteDatabase,
  store: FileStore,
  rules: StorageRules,
): FilesService => ({
  store: async (file, ownerId, subject) => {
    const names = inspectName(file.filename);
    const inspect = (part: string) => inspectContent(names.ending, part);
    const owner = { ownerId, subject };
    if (ownerId === null)
      return storeBytes({ db, store }, { ...names, content: bytesOf(file) }, owner, {
        inspect,
        insert: (row) => insertFile(db, row),
      });
    const room = await readRoom(db, rules, ownerId);
    refuseWithoutRoom(room, 1);
    const content = Readable.from(withinRoom(bytesOf(file), room));
    return storeBytes({ db, store }, { ...names, content }, owner, {
      inspect,
      insert: (row) => inRoom(db, rules, { ownerId, bytes: row.size }, (tx) => insertFile(tx, row)),
    });
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
