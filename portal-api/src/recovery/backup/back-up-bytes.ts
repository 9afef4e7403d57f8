import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../kernel/database.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import { type BackedUpRelease, type End, entryNames } from '../archive/format.ts';
import { setHash, sha256Of } from '../archive/set-hash.ts';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import { keysInUse } from '../tables/rows.repository.ts';
import type { Belongings } from './back-up-tables.ts';

// A store that is away for a moment has lost nothing: it is asked again before the backup ends.
const WAITS_MILLISECONDS = [100, 900];

const isLost = (error: unknown): boolean => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
};

/** The bytes of a file; nothing where the store says that it has none. */
const bytesOf = async (
  store: FileStore,
  key: string,
  [wait, ...waits] = WAITS_MILLISECONDS,
): Promise<Buffer | undefined> => {
  try {
    return await buffer(await store.get(key));
  } catch (error) {
    if (isLost(error)) return undefined;
    if (wait === undefined) throw error;
    await pause(wait);
    return bytesOf(store, key, waits);
  }
};

/**
 * Writes the bytes of every file; those that are gone or changed are named and do not stop the rest. Whose row is gone
 * as well by then was removed meanwhile, and is not missed.
 */
export const backUpFiles = async (
  { db, store }: { db: Database; store: FileStore },
  files: Belongings['files'],
  archive: ArchiveWriter,
): Promise<Pick<End, 'files' | 'unsound'>> => {
  const seen = setHash();
  const unsound: string[] = [];
  let bytes = 0;
  for (const { key, sha256 } of files) {
    const content = await bytesOf(store, key);
    if (!content || sha256Of(content) !== sha256) unsound.push(key);
    if (!content) continue;
    await archive.add(entryNames.file(key), content);
    seen.add(`${key} ${sha256Of(content)}`);
    bytes += content.length;
  }
  const inUse = await keysInUse(db, unsound);
  return {
    files: { count: seen.count, bytes, hash: seen.hash },
    unsound: unsound.filter((key) => inUse.has(key)),
  };
};

/** Writes the files of every release that is kept, with their compressed forms. */
export const backUpReleases = async (
  store: ReleaseStore,
  releases: Belongings['releases'],
  archive: ArchiveWriter,
): Promise<BackedUpRelease[]> => {
  const written: BackedUpRelease[] = [];
  for (const { remote, version } of releases) {
    const files: Record<string, string> = {};
    for (const name of await store.list(remote, version)) {
      const asset = await store.read(remote, version, name, false);
      if (!asset) continue;
      await archive.add(entryNames.releaseFile(remote, version, name), asset.bytes);
      files[name] = sha256Of(asset.bytes);
    }
    written.push({ remote, version, files });
  }
  return written;
};
