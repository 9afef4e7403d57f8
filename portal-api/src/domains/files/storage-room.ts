import { isStaff } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteSettings } from '@portal/shared-contracts/website';
import type { SiteDatabase } from '../../kernel/database.ts';
import { lockStorage, getStored } from './files.repository.ts';

const MEGABYTE = 1024 * 1024;

/** How much a person and the firm may keep, by setting. */
export type StorageRules = SiteSettings['storage'];

/** What is left for one person's uploads, in bytes. */
export interface StorageRoom {
  own: number;
  site: number;
  /** What the person may keep in all, in megabytes. */
  most: number;
}

/** The room for files of this owner as the rows say it now. */
export const readRoom = async (
  db: SiteDatabase,
  rules: StorageRules,
  ownerId: string,
): Promise<StorageRoom> => {
  const stored = await getStored(db, ownerId);
  const most = stored.role && isStaff(stored.role) ? rules.staffMegabytes : rules.customerMegabytes;
  return {
    own: most * MEGABYTE - stored.own,
    site: rules.siteMegabytes * MEGABYTE - stored.site,
    most,
  };
};

/** Refuses what has no room any more: first for the person's own reason, then for the firm's. */
export const refuseWithoutRoom = ({ own, site, most }: StorageRoom, bytes: number): void => {
  if (bytes > own) throw new Refusal('own-storage-full', { most });
  if (bytes > site) throw new Refusal('site-storage-full');
};

/** Lets bytes pass while there is room for them. */
export async function* withinRoom(
  content: AsyncIterable<Buffer>,
  room: StorageRoom,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    refuseWithoutRoom(room, bytes);
    yield chunk;
  }
}

/** Runs `work` while no other upload of the site is counted, so that two cannot take the same room. */
export const inRoom = (
  db: SiteDatabase,
  rules: StorageRules,
  { ownerId, bytes }: { ownerId: string; bytes: number },
  work: (tx: SiteDatabase) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockStorage(tx);
    refuseWithoutRoom(await readRoom(tx, rules, ownerId), bytes);
    await work(tx);
  });
