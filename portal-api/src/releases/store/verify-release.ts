import { integrityOf } from './read-build.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './releases.types.ts';

/** The files of a release that the store lacks or holds with other bytes. */
export const damagedFiles = async (store: ReleaseStore, release: Release): Promise<string[]> => {
  const damaged: string[] = [];
  for (const [name, hash] of Object.entries(release.files)) {
    const asset = await store.read(release.remote, release.version, name, false);
    if (!asset || integrityOf(asset.bytes) !== hash) damaged.push(name);
  }
  return damaged;
};
