import type { Database } from '../../kernel/database.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { removeUnattached, withoutRow } from './files.repository.ts';

const BATCH = 500;

/** What one round removed. */
export interface SweptFiles {
  files: number;
  orphans: number;
  parts: number;
}

const removeOrphans = async (
  platform: Database,
  store: FileStore,
  keys: readonly string[],
): Promise<number> => {
  const orphans = await withoutRow(platform, keys);
  for (const key of orphans) await store.remove(key);
  return orphans.length;
};

const sweepOrphans = async (
  platform: Database,
  store: FileStore,
  before: Date,
): Promise<number> => {
  let batch: string[] = [];
  let removed = 0;
  for await (const key of store.keys(before)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    removed += await removeOrphans(platform, store, batch);
    batch = [];
  }
  return removed + (await removeOrphans(platform, store, batch));
};

/** Removes uploads that no form was sent with, bytes that lost their row and parts of cut uploads. */
export const sweepFiles = async (
  platform: Database,
  store: FileStore,
  before: Date,
): Promise<SweptFiles> => {
  // First the rows: a crash between the two leaves bytes that nobody can reach, never a row without bytes.
  const abandoned = await removeUnattached(platform, before);
  for (const { key } of abandoned) await store.remove(key);
  return {
    files: abandoned.length,
    orphans: await sweepOrphans(platform, store, before),
    parts: await store.sweep(before),
  };
};
