import type { Platform } from '../../kernel/platform.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { countUnattached, deleteUnattached, withoutRow } from './files.repository.ts';
import { beginRound, isOwner } from './store-owner.service.ts';
import {
  countUnmarked,
  listDue,
  markTombstones,
  deleteTombstone,
  unmarkKept,
} from './tombstones.repository.ts';

const BATCH = 500;

/** Milliseconds for which bytes without a row are kept: long enough to notice a wrong restore. */
const GRACE = 30 * DAY;

/** What one round did. */
export interface SweptFiles {
  /** Uploads that no form was sent with; their bytes are marked by the next lines. */
  files: number;
  /** Bytes that were found without a row, and wait from now on. */
  marked: number;
  /** Bytes that waited long enough and are gone. */
  orphans: number;
  /** Keys that the store would not remove; they are tried again with the next round. */
  failed: number;
  parts: number;
  /** The store belongs to another database, so no byte was touched. */
  isCopy: boolean;
}

const NOTHING = { marked: 0, orphans: 0, failed: 0, parts: 0 };

/** A round that did nothing yet. */
export const NOTHING_SWEPT: SweptFiles = { ...NOTHING, files: 0, isCopy: false };

type Tools = Pick<Platform, 'database' | 'fileStore' | 'identity' | 'log' | 'now'>;

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const markOrphans = async ({ database, fileStore, now }: Tools, before: Date): Promise<number> => {
  const db = database.platform();
  let marked = 0;
  for await (const keys of inBatches(fileStore.keys(before)))
    marked += await markTombstones(db, await withoutRow(db, keys), now());
  await unmarkKept(db);
  return marked;
};

/** One key that will not go must not keep the others. */
const removeDue = async ({ database, fileStore, log, now }: Tools) => {
  const db = database.platform();
  let orphans = 0;
  let failed = 0;
  for (const key of await listDue(db, new Date(now().getTime() - GRACE)))
    try {
      await fileStore.remove(key);
      await deleteTombstone(db, key);
      orphans += 1;
    } catch (error) {
      failed += 1;
      log.warn({ err: error, key }, 'an orphaned file could not be removed');
    }
  return { orphans, failed };
};

/**
 * Removes uploads that no form was sent with, and bytes that have had no row for thirty days. A copy of
 * the database on the same store, or one that was restored, removes no byte.
 */
export const sweepFiles = async (tools: Tools, before: Date): Promise<SweptFiles> => {
  // First the rows: a crash between the two leaves bytes that nobody can reach, never a row without bytes.
  const abandoned = await deleteUnattached(tools.database.platform(), before);
  if (!(await beginRound(tools))) {
    tools.log.warn(
      { portal: tools.identity.id },
      'the file store belongs to another database or to a younger one: nothing was removed; see "portal files adopt"',
    );
    return { ...NOTHING, files: abandoned.length, isCopy: true };
  }
  const marked = await markOrphans(tools, before);
  return {
    files: abandoned.length,
    marked,
    ...(await removeDue(tools)),
    parts: await tools.fileStore.sweep(before),
    isCopy: false,
  };
};

/** What a round would do now; it changes nothing. */
export const planSweep = async (tools: Tools, before: Date): Promise<SweptFiles> => {
  const db = tools.database.platform();
  const files = await countUnattached(db, before);
  if (!(await isOwner(tools))) return { ...NOTHING, files, isCopy: true };
  let marked = 0;
  for await (const keys of inBatches(tools.fileStore.keys(before)))
    marked += await countUnmarked(db, keys);
  const due = await listDue(db, new Date(tools.now().getTime() - GRACE));
  return { ...NOTHING, files, marked, orphans: due.length, isCopy: false };
};
