import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { checkKey, isKey, OWNER_NOTE } from './file-store.ts';
import { sweepPartFiles, withPartFile } from './part-files.ts';
import type { FileStore } from '../kernel/file-store.ts';

const PART = '.part';

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

async function* storedKeys(root: string, before: Date): AsyncIterable<string> {
  for (const folder of await readdir(root)) {
    if (folder === PART || folder === OWNER_NOTE) continue;
    for (const key of await readdir(path.join(root, folder))) {
      if (!isKey(key)) continue;
      const info = await stat(path.join(root, folder, key)).catch(() => undefined);
      if (info && info.mtime < before) yield key;
    }
  }
}

/** The note is replaced in one step, so nobody ever reads half of it. */
const notesIn = (root: string): Pick<FileStore, 'readNote' | 'writeNote'> => {
  const file = path.join(root, OWNER_NOTE);
  return {
    readNote: async () => {
      try {
        return await readFile(file, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    writeNote: async (text) => {
      const part = path.join(root, PART, randomUUID());
      await writeFile(part, text, { mode: 0o600 });
      await rename(part, file);
    },
  };
};

/** Files in a local folder, spread by the first two letters of their key. */
export const folderFileStore = async (root: string): Promise<FileStore> => {
  const parts = path.join(root, PART);
  await mkdir(parts, { recursive: true });
  const folderOf = (key: string) => path.join(root, checkKey(key).slice(0, 2));
  const fileOf = (key: string) => path.join(folderOf(key), key);
  return {
    ...notesIn(root),
    put: (key, content, inspect) => {
      const folder = folderOf(key);
      return withPartFile(parts, content, async (part) => {
        await inspect?.(part);
        await mkdir(folder, { recursive: true });
        await rename(part, fileOf(key));
        await syncFolder(folder);
      });
    },
    get: async (key) => {
      const file = fileOf(key);
      await stat(file);
      return createReadStream(file);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    check: () => access(parts, constants.R_OK | constants.W_OK),
    keys: (before) => storedKeys(root, before),
    sweep: (before) => sweepPartFiles(parts, before),
  };
};
