import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { StoredBytes } from '../kernel/file-store.ts';

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

/**
 * Writes a stream into a file of its own in `folder` and lends it to `work`; afterwards the file is gone,
 * unless `work` has moved it away.
 */
export const withPartFile = async (
  folder: string,
  content: Readable,
  work: (file: string, stored: StoredBytes) => Promise<void>,
): Promise<StoredBytes> => {
  const file = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const stored = await write(file, content);
    await work(file, stored);
    return stored;
  } finally {
    // Whoever sends is told at once that nobody reads on.
    content.destroy();
    await rm(file, { force: true });
  }
};

/** Removes what interrupted writes left in `folder` before `before`. */
export const sweepPartFiles = async (folder: string, before: Date): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const part = path.join(folder, name);
    const info = await stat(part).catch(() => undefined);
    if (!info || info.mtime >= before) continue;
    await rm(part, { force: true });
    removed += 1;
  }
  return removed;
};
