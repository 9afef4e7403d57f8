import { createHash, randomUUID } from 'node:crypto';
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
import type { Readable } from 'node:stream';
import { checkKey, isKey, OWNER_NOTE } from './file-store.ts';
import type { FileStore, StoredBytes } from '../kernel/file-store.ts';

const PART = '.part';

const write = async (file: string, content: Readable): Promise<StoredBytes> => {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      size += bytes.length;
      await handle.writeFile(bytes);
    }
    // The bytes are on the disk before the name exists: a power cut leaves no half file.
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
};

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
    put: async (key, content) => {
      const folder = folderOf(key);
      await mkdir(folder, { recursive: true });
      const part = path.join(parts, randomUUID());
      try {
        const stored = await write(part, content);
        await rename(part, fileOf(key));
        await syncFolder(folder);
        return stored;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const file = fileOf(key);
      await stat(file);
      return createReadStream(file);
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    check: () => access(parts, constants.R_OK | constants.W_OK),
    keys: (before) => storedKeys(root, before),
    sweep: async (before) => {
      let removed = 0;
      for (const name of await readdir(parts)) {
        const part = path.join(parts, name);
        const info = await stat(part).catch(() => undefined);
        if (!info || info.mtime >= before) continue;
        await rm(part, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
};
