import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from 's3rver';

/**
 * A bucket gives whoever reads an object its old bytes or its new ones, and answers a put when all are kept. The
 * stand-in writes in place and answers before the end, so its objects are written beside their place first.
 */
export const putWhole = (store: Store, directory: string): void => {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const place = store.getResourcePath(bucket, key, 'object');
    const drafts = await mkdtemp(`${directory}-`);
    try {
      const draft = path.join(drafts, 'object');
      await writeFile(draft, content);
      const bytes = await readFile(draft);
      const md5 = createHash('md5').update(bytes).digest('hex');
      await mkdir(path.dirname(place), { recursive: true });
      await rename(draft, place);
      await store.putMetadata(bucket, key, metadata, md5);
      return { size: bytes.length, md5 };
    } finally {
      await rm(drafts, { recursive: true, force: true });
    }
  };
};
