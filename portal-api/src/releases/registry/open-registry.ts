import path from 'node:path';
import { openS3 } from '../../adapters/open-s3.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { createDevices, type Devices } from '../devices/device.ts';
import { folderStore } from '../store/folder-store.ts';
import { createPreviewBuilds, type PreviewBuilds } from '../preview/preview-builds.ts';
import { createRegistry, type Registry } from './registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { s3Store } from '../store/s3-store.ts';
import { loadSigningKeys } from '../store/signing-keys.ts';
import type { SigningKeys } from '../store/signing.ts';

/** The registry of this process with the store that it speaks of. */
export interface Releases {
  readonly registry: Registry;
  readonly keys: SigningKeys;
  readonly store: ReleaseStore;
  readonly devices: Devices;
  readonly builds: PreviewBuilds;
  readonly now: () => Date;
}

/** The store that the configuration names. */
export const openReleaseStore = (
  config: Pick<Config, 's3' | 'dataDir'>,
  prefix: string,
): ReleaseStore => {
  if (!config.s3) return folderStore(path.join(config.dataDir, 'remotes'));
  return s3Store(openS3(config.s3), config.s3.bucket, prefix);
};

/** The store of this portal's releases. */
export const openStore = ({
  config,
  identity,
}: Pick<Platform, 'identity'> & { config: Pick<Config, 's3' | 'dataDir'> }): ReleaseStore =>
  openReleaseStore(config, identity.prefix);

/** Opens the registry on the platform's database and the store that the configuration names. */
export const openReleases = async (platform: Platform): Promise<Releases> => {
  const db = platform.database.platform();
  const keys = await loadSigningKeys(platform);
  return {
    keys,
    registry: createRegistry({ db, key: keys.current, now: platform.now }),
    store: openStore(platform),
    devices: createDevices(keys.accepted),
    builds: createPreviewBuilds(),
    now: platform.now,
  };
};
