import { randomUUID } from 'node:crypto';
import type { FileReach } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { FilesService, HeldFile } from '../../../kernel/files.ts';
import { makeOnce } from '../../../kernel/rows/make-once.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { deleteFileRows } from '../../files/files.service.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { insertNextFile, isInPackages, listFilesOf } from './downloadable-files.repository.ts';
import {
  deleteDownloadableRow,
  type DownloadableRecord,
  findDownloadable,
  findDownloadableByKey,
  insertDownloadable,
  lockDownloadable,
  updateDownloadable,
} from './downloadables.repository.ts';

type EditContext = Pick<Context, 'db' | 'site' | 'actor' | 'audit' | 'files'>;
type Seen = Readonly<{ id: string; baseVersion: number }>;

/**
 * A file that comes with packages.
 *
 * @throws Refusal `not-found` for an unknown one.
 */
export const getDownloadable = async (
  db: SiteDatabase,
  id: string,
): Promise<DownloadableRecord> => {
  const record = await findDownloadable(db, id);
  if (!record) throw new Refusal('downloadable-unknown');
  return record;
};

const addFile = async (
  tx: SiteDatabase,
  { actor, files }: EditContext,
  id: string,
  { title, fileKey, reachesEveryone }: { title: string; fileKey: string; reachesEveryone: boolean },
): Promise<string> => {
  const sent = { key: fileKey, originalname: title };
  const [file] = await files.attach(tx, [sent], actor.id, { kind: 'downloadable', id });
  const isNew = await insertNextFile(tx, id, { key: fileKey, reachesEveryone, by: actor.id });
  if (!file || !isNew) throw new Refusal('file-gone', { names: title }, fileKey);
  return file.originalname;
};

/** Adds one with its first file; the same key again finds what its first call made. */
export const createDownloadable = (
  ctx: EditContext & Pick<Context, 'idempotencyKey'>,
  { title, fileKey }: { title: string; fileKey: string },
): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const key = ctx.idempotencyKey ?? null;
    const id = randomUUID();
    return makeOnce(key, {
      find: (former) => findDownloadableByKey(tx, former),
      make: async () => {
        if (!(await insertDownloadable(tx, { id, title, by: ctx.actor.id, key }))) return undefined;
        const file = await addFile(tx, ctx, id, { title, fileKey, reachesEveryone: true });
        ctx.audit.note({ subject: { kind: 'downloadable', id }, after: { title, file } });
        return id;
      },
      taken: new Refusal('downloadable-unknown'),
    });
  });

/** Adds one with a file that came with a package, and says by which key packages name it. */
export const takeDownloadable = async (
  { db: tx, files, actor }: { db: SiteDatabase; files: FilesService; actor: { id: string } },
  { title, file }: { title: string; file: HeldFile },
): Promise<string> => {
  const id = randomUUID();
  // A command is nobody in particular.
  const by = actor.id || null;
  await insertDownloadable(tx, { id, title, by, key: null });
  const { key } = await files.store(file, null, { kind: 'downloadable', id });
  await insertNextFile(tx, id, { key, reachesEveryone: true, by });
  return key;
};

const holdSeen = async (
  tx: SiteDatabase,
  { site }: EditContext,
  { id, baseVersion }: Seen,
): Promise<DownloadableRecord> => {
  const record = await lockDownloadable(tx, id);
  if (!record) throw new Refusal('downloadable-unknown');
  refuseStale(record, baseVersion, { firm: site.name, now: tx.now() });
  return record;
};

const keepFormer = (
  ctx: EditContext,
  tx: SiteDatabase,
  { _id: id, version, title, state }: DownloadableRecord,
): Promise<string> => {
  const former = { id, version: version + 1, title, isArchived: state === 'archived' };
  return keepUndoable(ctx, tx, { act: 'downloadable.change', former });
};

/** Calls it otherwise. */
export const renameDownloadable = (ctx: EditContext, seen: Seen, title: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    ctx.audit.note({ before: { title: record.title }, after: { title } });
    const isArchived = record.state === 'archived';
    await updateDownloadable(tx, seen.id, { title, isArchived, by: ctx.actor.id });
    await keepFormer(ctx, tx, record);
  });

/** Gives a newer file to orders from now on, or to everybody who bought it as well. */
export const replaceFile = (
  ctx: EditContext,
  seen: Seen,
  { fileKey, reaches }: { fileKey: string; reaches: FileReach },
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { title, file, state } = await holdSeen(tx, ctx, seen);
    const reachesEveryone = reaches === 'everyone';
    const next = await addFile(tx, ctx, seen.id, { title, fileKey, reachesEveryone });
    ctx.audit.note({ before: { file: file.originalname }, after: { file: next, reaches } });
    const isArchived = state === 'archived';
    await updateDownloadable(tx, seen.id, { title, isArchived, by: ctx.actor.id });
  });

/** Takes it out of what packages can be made of, or brings it back. */
export const setDownloadableArchived = (
  ctx: EditContext,
  seen: Seen,
  isArchived: boolean,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await holdSeen(tx, ctx, seen);
    const { title, state } = record;
    ctx.audit.note({
      before: { state },
      after: { state: isArchived ? 'archived' : 'active' },
    });
    await updateDownloadable(tx, seen.id, { title, isArchived, by: ctx.actor.id });
    await keepFormer(ctx, tx, record);
  });

/** Deletes what came with no package. */
export const removeDownloadable = (ctx: EditContext, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const record = await lockDownloadable(tx, id);
    if (!record) throw new Refusal('downloadable-unknown');
    if (await isInPackages(tx, id)) throw new Refusal('downloadable-in-use');
    ctx.audit.note({ before: { title: record.title, file: record.file.originalname } });
    const keys = (await listFilesOf(tx, id)).map((file) => file.key);
    await deleteDownloadableRow(tx, id);
    // Without rows they take no room of the firm any more, and the sweep removes their bytes.
    await deleteFileRows(tx, tx.siteId, keys);
  });
