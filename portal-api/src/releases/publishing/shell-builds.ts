import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { checkedBrotli } from '../registry/compress.ts';
import type { Releases } from '../registry/open-registry.ts';
import type { ReleaseStore, StoredAsset } from '../registry/release-store.ts';
import { findShellBuild, isShellKept, noteShellBuild } from './shell-builds.repository.ts';

/** The name under which the store keeps builds of the shell; no remote can have it. */
export const SHELL = 'shell';

const hashes = z.record(z.string(), z.string());

const isServed = (name: string): boolean => !/\.(?:map|json)$/.test(name);

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(() => undefined);

const storeFiles = async (
  store: ReleaseStore,
  { folder, build, files }: { folder: string; build: string; files: readonly string[] },
): Promise<void> => {
  const whole = new Map<string, Uint8Array>();
  const compressed = new Map<string, Uint8Array>();
  for (const name of files) {
    const bytes = await readFile(path.join(folder, name));
    const small = await checkedBrotli(bytes, await readIfThere(path.join(folder, `${name}.br`)));
    whole.set(name, bytes);
    if (small) compressed.set(name, small);
  }
  await store.write(SHELL, build, whole, compressed);
};

/**
 * Keeps the files of the shell that this server brings: pages that begin with it ask for more of them once
 * another shell is served, and servers of the version before are asked for them already (PL-06).
 */
export const keepShellBuild = async (
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { store }: Pick<Releases, 'store'>,
  folder: string,
): Promise<void> => {
  const list = await readIfThere(path.join(folder, 'integrity.json'));
  if (!list) return;
  const db = database.platform();
  const build = createHash('sha256').update(list).digest('hex').slice(0, 16);
  const files = Object.keys(hashes.parse(JSON.parse(list.toString('utf8')))).filter(isServed);
  if (!(await isShellKept(db, build))) await storeFiles(store, { folder, build, files });
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
