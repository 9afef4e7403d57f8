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
    const renewed = sealer.renew(row.secret, ownerOfSecret(row.site_id, row.person_id));
    if (renewed === undefined) continue;
    await replaceSecret(platform, row, renewed);
    sealed += 1;
  }
  return sealed;
};
