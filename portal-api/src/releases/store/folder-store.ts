import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliOf } from './compress.ts';
import { isSafeFile, type ReleaseStore, type StoredAsset } from './release-store.ts';

const readIfThere = async (file: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
};

/** One file of a folder, in its compressed form when the reader takes that and there is one. */
export const readAsset = async (
  folder: string,
  file: string,
  acceptsBrotli: boolean,
): Promise<StoredAsset | undefined> => {
  if (!isSafeFile(file)) return undefined;
  const path = join(folder, file);
  const small = acceptsBrotli ? await readIfThere(`${path}.br`) : undefined;
  if (small) return { bytes: small, encoding: 'br' };
  const bytes = await readIfThere(path);
  return bytes && { bytes, encoding: undefined };
};

const writeAll = async (
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  compressed: ReadonlyMap<string, Uint8Array> | undefined,
): Promise<void> => {
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const small = compressed?.get(name) ?? (await brotliOf(name, bytes));
    if (small) await writeFile(`${path}.br`, small);
  }
};

/** A store in a folder: a release is written beside and moved to its place in one step. */
export const folderStore = (root: string): ReleaseStore => {
  const place = (remote: string, version: string): string => join(root, remote, version);
  return {
    write: async (remote, version, files, compressed) => {
      const temporary = join(root, '.incoming', `${remote}-${version}-${process.pid}`);
      await rm(temporary, { recursive: true, force: true });
      await writeAll(temporary, files, compressed);
      await mkdir(join(root, remote), { recursive: true });
      await rm(place(remote, version), { recursive: true, force: true });
      await rename(temporary, place(remote, version));
    },
    read: async (remote, version, file, acceptsBrotli): Promise<StoredAsset | undefined> =>
      isSafeFile(`${remote}/${version}`)
        ? readAsset(place(remote, version), file, acceptsBrotli)
        : undefined,
    list: async (remote, version) => {
      const folder = place(remote, version);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .toSorted();
    },
    remove: async (remote, version) => {
      await rm(place(remote, version), { recursive: true, force: true });
    },
  };
};
