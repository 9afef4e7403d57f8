import type { Platform } from '../../../kernel/platform.ts';
import { DAY, HOUR } from '../../../kernel/time/durations.ts';
import { listSites } from '../../website/website.service.ts';
import { compareFirm } from './compare-books.ts';
import { claimComparison } from './comparison.repository.ts';

/** The hour, in UTC, after which a new night begins. */
const NIGHT_HOUR = 3;
/** A provider that failed is asked again in the next round and not in this one. */
const AGAIN_AFTER = HOUR / 2;

/** When the night began that is to be compared. */
const lastNight = (now: Date): Date => {
  const today = new Date(now);
  today.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - DAY);
};

/** Compares the books of each firm with its providers once a night; one that fails keeps no other from it. */
export const compareNightly = async (platform: Platform): Promise<void> => {
  const { database, payments, sealer, now, log } = platform;
  const night = lastNight(now());
  const failedBefore = new Date(now().getTime() - AGAIN_AFTER);
  for (const { site_id: site } of await listSites(database.platform())) {
    const db = database.site(site);
    try {
      if (!(await claimComparison(db, { night, failedBefore }))) continue;
      const { differences } = await compareFirm({ db, payments, sealer, now, log });
      if (differences > 0) log.warn({ site, differences }, 'the provider says otherwise');
    } catch (error) {
      log.error({ err: error, site }, 'books could not be compared');
    }
  }
};
