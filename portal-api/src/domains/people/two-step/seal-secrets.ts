import type { Platform } from '../../../kernel/platform.ts';
import { listSecrets, replaceSecret } from './second-factors.repository.ts';

/** Whose secret it is, as the seal says it. */
export const ownerOfSecret = (siteId: string, personId: string): string =>
  `second factor of ${personId} at ${siteId}`;

/** Seals what lies open, and what is under a key that will go; says how many. */
export const sealSecrets = async ({
  database,
  sealer,
}: Pick<Platform, 'database' | 'sealer'>): Promise<number> => {
  const platform = database.platform();
  let sealed = 0;
  for (const row of await listSecrets(platform)) {
    if (!sealer.isOutdated(row.secret)) continue;
    const owner = ownerOfSecret(row.site_id, row.person_id);
    await replaceSecret(platform, row, sealer.seal(sealer.open(row.secret, owner), owner));
    sealed += 1;
  }
  return sealed;
};
