import type { Platform } from '../../../kernel/platform.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { ownerOfKey, ownerOfMessages } from './account-seals.ts';
import { forgetUnneeded, listSealed, replaceSealed } from './sealed-keys.repository.ts';

/** So long the nightly comparison looks back, and messages may still come. */
const KEPT_DAYS = 40;

/** Seals keys that lie open, and those under a key that will go. */
const sealAnew = async ({
  database,
  sealer,
}: Pick<Platform, 'database' | 'sealer'>): Promise<void> => {
  const platform = database.platform();
  for (const row of await listSealed(platform)) {
    const { site_id: site, id } = row;
    const key = row.secret_key && sealer.renew(row.secret_key, ownerOfKey(site, id));
    const messages =
      row.message_secret && sealer.renew(row.message_secret, ownerOfMessages(site, id));
    if (key) await replaceSealed(platform, row, 'secret_key', key);
    if (messages) await replaceSealed(platform, row, 'message_secret', messages);
  }
};

/** Forgets the keys of former accounts by which nothing can go back any more, and seals the others anew where needed. */
export const tidyAccounts = async (
  platform: Pick<Platform, 'database' | 'sealer' | 'now'>,
): Promise<void> => {
  const before = new Date(platform.now().getTime() - KEPT_DAYS * DAY);
  await forgetUnneeded(platform.database.platform(), before);
  await sealAnew(platform);
};
