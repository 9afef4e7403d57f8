import { LRUCache } from 'lru-cache';
import type { StoredAsset } from '../releases/store/release-store.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** Reads a file by a name that stands for its content for ever. */
export type ReadAsset = (
  name: string,
  read: () => Promise<StoredAsset | undefined>,
) => Promise<StoredAsset | undefined>;

/** Keeps in memory what was asked for lately: a store may be a bucket across a network. */
export const keepAssets = (): ReadAsset => {
  const kept = new LRUCache<string, StoredAsset>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  return async (name, read) => {
    const known = kept.get(name);
    if (known) return known;
    const asset = await read();
    if (asset) kept.set(name, asset);
    return asset;
  };
};
