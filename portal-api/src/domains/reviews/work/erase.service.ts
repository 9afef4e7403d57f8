import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { isOwner, type StoreOwner } from '../../files/store-owner.service.ts';
import { createSiteDirectory, listSites } from '../../website/website.service.ts';
import {
  eraseJobRows,
  listBytesLeft,
  listOfEmail,
  listPast,
  noteBytesGone,
  deleteErased,
} from './erase.repository.ts';

/** Deletes everything that was sent for a review and that came of it, rows first, then bytes (RV-54). */
export const eraseReview = async (
  store: StoreOwner,
  db: SiteDatabase,
  id: string,
): Promise<void> => {
  const key = await db.transaction((tx) => eraseJobRows(tx, id));
  // In a copy of the database the bytes wait: another one may need them.
  if (!key || !(await isOwner(store))) return;
  await store.fileStore.remove(key);
  await noteBytesGone(db, id);
};

/** Removes the bytes that a server left behind when it ended during an erasure. */
export const eraseBytesLeft = async (store: StoreOwner): Promise<void> => {
  const { database, fileStore } = store;
  const left = await listBytesLeft(database.platform());
  if (left.length === 0 || !(await isOwner(store))) return;
  for (const { site_id, id, file_key } of left) {
    await fileStore.remove(file_key);
    await noteBytesGone(database.site(site_id), id);
  }
};

/** Everything for which an address was typed; says how many reviews. */
export const eraseReviewsOf = async (
  store: StoreOwner,
  db: SiteDatabase,
  email: string,
): Promise<number> => {
  const found = await listOfEmail(db, email);
  for (const { id } of found) await eraseReview(store, db, id);
  return found.length;
};

/** Deletes what nobody bought after the days that each firm has set (RV-53). */
export const forgetOldReviews = async (platform: Platform): Promise<number> => {
  const { database, now } = platform;
  const sites = createSiteDirectory(platform);
  let forgotten = 0;
  for (const { site_id } of await listSites(database.platform())) {
    const site = await sites.byId(site_id);
    if (!site) continue;
    const db = database.site(site_id);
    const before = new Date(now().getTime() - site.settings.freeReview.retentionDays * DAY);
    const past = await listPast(db, before);
    for (const { id } of past) await eraseReview(platform, db, id);
    forgotten += past.length;
  }
  await deleteErased(database.platform(), new Date(now().getTime() - DAY));
  return forgotten;
};
