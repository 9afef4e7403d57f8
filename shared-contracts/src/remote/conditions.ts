import type { SiteFlag } from '../site-flags.ts';
import type { RemoteManifest } from './manifest.ts';

/** Whether the site's settings are as a manifest, a page or an entry of the menu requires. */
export const meetsConditions = (
  conditions: RemoteManifest['requires'],
  flag: (name: SiteFlag) => boolean,
): boolean =>
  conditions.every((condition) =>
    typeof condition === 'string' ? flag(condition) : !flag(condition.not),
  );
