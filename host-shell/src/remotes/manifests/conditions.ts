import type { RemoteManifest } from '@portal/shared-contracts/remote';
import type { SiteFlag } from '@portal/shared-contracts/website';

/** Whether the site's settings are as a manifest requires. */
export const meetsConditions = (
  conditions: RemoteManifest['requires'],
  flag: (name: SiteFlag) => boolean,
): boolean =>
  conditions.every((condition) =>
    typeof condition === 'string' ? flag(condition) : !flag(condition.not),
  );
