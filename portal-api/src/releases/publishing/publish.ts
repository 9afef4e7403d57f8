import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../kernel/database.ts';
import { integrityOf, readBuild, type Build } from '../store/read-build.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { raiseSequence } from '../store/registry.repository.ts';
import {
  findContainerOwner,
  findRelease,
  insertRelease,
  markStoredAgain,
} from '../store/releases.repository.ts';

/** What publishing did. */
export interface Published {
  readonly remote: string;
  readonly version: string;
  /** False when the same bytes were published before. */
  readonly isNew: boolean;
}

export interface PublishTools {
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
}

const checkStoredCopy = async (build: Build, store: ReleaseStore): Promise<void> => {
  const { name, version } = build.manifest;
  for (const [file, hash] of Object.entries(build.hashes)) {
    const stored = await store.read(name, version, file, false);
    if (!stored || integrityOf(stored.bytes) !== hash)
      throw new Refusal('release-damaged', { remote: name, version, file });
  }
};

/** Checks a build folder, stores it under its version and records it; the same version never gets other bytes. */
export const publishBuild = async (folder: string, tools: PublishTools): Promise<Published> => {
  const build = await readBuild(folder);
  const { name: remote, version } = build.manifest;
  const known = await findRelease(tools.db, remote, version);
  if (known && known.digest !== build.digest)
    throw new Refusal('release-changed', { remote, version });
  if (known && !known.pruned) return { remote, version, isNew: false };
  const owner = await findContainerOwner(tools.db, build.container);
  if (owner && owner.remote !== remote)
    throw new Refusal('container-taken', {
      remote,
      container: build.container,
      owner: owner.remote,
    });
  await tools.store.write(remote, version, build.files, build.compressed);
  await checkStoredCopy(build, tools.store);
  await tools.db.transaction(async (tx) => {
    if (known) await markStoredAgain(tx, { remote, version });
    else
      await insertRelease(tx, {
        remote,
        version,
        container: build.container,
        contracts: build.manifest.contracts,
        manifest: build.manifest,
        files: build.hashes,
        digest: build.digest,
        publishedAt: tools.now().toISOString(),
      });
    await raiseSequence(tx);
  });
  return { remote, version, isNew: true };
};
