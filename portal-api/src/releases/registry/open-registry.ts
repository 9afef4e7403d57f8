import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../kernel/config/config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { createDevices, type Devices } from '../reports/device.ts';
import { folderStore } from './folder-store.ts';
import { createPreviewBuilds, type PreviewBuilds } from '../publishing/preview-builds.ts';
import { createRegistry, type Registry } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';
import { loadSigningKey } from './signing-key.repository.ts';

/** The registry of this process with the store that it speaks of. */
export interface Releases {
  readonly registry: Registry;
  readonly store: ReleaseStore;
  readonly devices: Devices;
  readonly builds: PreviewBuilds;
  readonly now: () => Date;
}

/** The store that the configuration names. */
export const openStore = (config: Config): ReleaseStore => {
  if (!config.s3) return folderStore(path.join(config.dataDir, 'remotes'));
  const { bucket, endpoint, region } = config.s3;
  const client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
  return s3Store(client, bucket);
};

/** Opens the registry on the platform's database and the store that the configuration names. */
export const openReleases = async (platform: Platform): Promise<Releases> => {
  const db = platform.database.platform();
  const key = await loadSigningKey(db);
  return {
    registry: createRegistry({ db, key, now: platform.now }),
    store: openStore(platform.config),
    devices: createDevices(key),
    builds: createPreviewBuilds(),
    now: platform.now,
  };
};
