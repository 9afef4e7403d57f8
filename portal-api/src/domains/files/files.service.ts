import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileStore } from '../../kernel/file-store.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import {
  attachFile,
  findFile,
  insertFile,
  insertFiles,
  type NewFile,
  deleteFile,
} from './files.repository.ts';
import type {
  FileRow,
  FilesService,
  IncomingFile,
  NamedFile,
  Subject,
} from '../../kernel/files.ts';
import { inspectContent, inspectName } from './inspect-file.ts';
import {
  inRoom,
  readRoom,
  refuseWithoutRoom,
  type StorageRules,
  withinRoom,
} from './storage-room.ts';

export { deleteFileRows, findFile, insertFile, listMissingFiles } from './files.repository.ts';
export { refuseHostileOffice, refuseManyParts } from './office-file.ts';

export const toStoredFile = (row: FileRow): StoredFile => ({
  key: row.key,
  file_id: row.key,
  originalname: row.originalname,
  size: Number(row.size),
  mimetype: row.mimetype,
});

/** A file whose name was checked. */
interface CheckedName {
  originalname: string;
  mimetype: string;
  content: Readable;
}

/** Whose a file is, and what it belongs to. */
interface Belonging {
  ownerId: string | null;
  subject: Subject | undefined;
}

/** How a file is stored: what looks into it, and how its row is written. */
interface Storing {
  inspect?: (file: string) => Promise<void>;
  insert: (row: NewFile) => Promise<void>;
}

interface Tools {
  db: SiteDatabase;
  store: FileStore;
}

const putBytes = async (
  { db, store }: Tools,
  { content, originalname, mimetype }: CheckedName,
  { ownerId, subject }: Belonging,
  inspect?: Storing['inspect'],
): Promise<NewFile> => {
  const key = randomUUID();
  const stored = await store.put(key, content, async (file) => {
    await inspect?.(file);
    await store.scan?.(file);
  });
  return {
    key,
    owner_id: ownerId,
    originalname,
    mimetype,
    ...stored,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    at: db.now(),
  };
};

const storeBytes = async (
  tools: Tools,
  file: CheckedName,
  belonging: Belonging,
  { inspect, insert }: Storing,
): Promise<StoredFile> => {
  const row = await putBytes(tools, file, belonging, inspect);
  try {
    await insert(row);
  } catch (error) {
    await tools.store.remove(row.key); // no bytes without a row
    throw error;
  }
  return toStoredFile(row);
};

/** A file whose kind and size the caller answers for; `filesService` looks into the others. */
interface CheckedFile {
  originalname: string;
  mimetype: string;
  content: Buffer;
}

/** Stores a file whose kind and size the caller answers for; where its row is not written, its bytes go. */
export const storeChecked = (
  tools: Tools,
  { content, ...names }: CheckedFile,
  subject: Subject,
  insert: Storing['insert'] = (row) => insertFile(tools.db, row),
): Promise<StoredFile> =>
  storeBytes(
    tools,
    { ...names, content: Readable.from([content]) },
    { ownerId: null, subject },
    { insert },
  );

/** Stores many of them at once, in their order; bytes that a failure leaves without a row the sweep removes. */
export const storeAllChecked = async (
  tools: Tools,
  files: readonly (CheckedFile & Belonging)[],
): Promise<StoredFile[]> => {
  const rows = await Promise.all(
    files.map(({ content, ...file }) =>
      putBytes(tools, { ...file, content: Readable.from([content]) }, file),
    ),
  );
  await insertFiles(tools.db, rows);
  return rows.map(toStoredFile);
};

const bytesOf = ({ content }: IncomingFile): Readable =>
  Buffer.isBuffer(content) ? Readable.from([content]) : content;

const refuseGone = (gone: readonly NamedFile[]): void => {
  if (gone.length === 0) return;
  const say = (files: readonly NamedFile[]) =>
    ({
      code: 'file-gone',
      params: { names: files.map(({ originalname }) => originalname).join(', ') },
    }) as const;
  const fields = Object.fromEntries(gone.map((file) => [file.key, say([file])]));
  throw new Refusal('file-gone', say(gone).params, fields);
};

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
  attach: async (tx, files, ownerId, subject) => {
    const attached: StoredFile[] = [];
    const gone: NamedFile[] = [];
    for (const file of files) {
      const row = await attachFile(tx, {
        key: file.key,
        ownerId,
        kind: subject.kind,
        subjectId: subject.id,
      });
      if (row) attached.push(toStoredFile(row));
      else gone.push(file);
    }
    refuseGone(gone);
    return attached;
  },
  find: (key) => findFile(db, key),
  open: (key) => store.get(key),
  remove: async (key) => {
    // Only the row: the sweep removes the bytes after thirty days, and a restored backup finds them.
    await deleteFile(db, key);
  },
});
