import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readAsset } from '../store/folder-store.ts';
import type { Releases } from '../registry/open-registry.ts';
import { readFiles } from '../store/read-build.ts';
import type { ReleaseStore, StoredAsset } from '../store/release-store.ts';
import { findShellBuild, isShellKept, noteShellBuild } from './shell-builds.repository.ts';

/** The name under which the store keeps builds of the shell; no remote can have it. */
export const SHELL = 'shell';

const hashes = z.record(z.string(), z.string());

const isServed = (name: string): boolean => !/\.(?:map|json)$/.test(name);

/**
 * Keeps the files of the shell that this server brings: pages that begin with it ask for more of them once
 * another shell is served, and servers of the version before are asked for them already (PL-06).
 */
export const keepShellBuild = async (
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { store }: Pick<Releases, 'store'>,
  folder: string,
): Promise<void> => {
  const list = await readAsset(folder, 'integrity.json', false);
  if (!list) return;
  const db = database.platform();
  const build = createHash('sha256').update(list.bytes).digest('hex').slice(0, 16);
  const listed = hashes.parse(JSON.parse(Buffer.from(list.bytes).toString()));
  const files = Object.keys(listed).filter(isServed);
  if (!(await isShellKept(db, build))) {
    const read = await readFiles(folder, files);
    await store.write(SHELL, build, read.files, read.compressed);
  }
  await noteShellBuild(db, { build, files, at: now() });
};

/** A file of a shell that another server serves, or that this one served before. */
export const readKeptShellFile = async (
  db: Database,
  store: ReleaseStore,
  { file, acceptsBrotli }: { file: string; acceptsBrotli: boolean },
): Promise<StoredAsset | undefined> => {
  const build = await findShellBuild(db, file);
  return build === undefined ? undefined : store.read(SHELL, build, file, acceptsBrotli);
};
