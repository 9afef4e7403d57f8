import {
  readSiteSettings,
  type WebsiteConfig,
  websiteConfig,
} from '@portal/shared-contracts/website';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Site, SiteDirectory } from '../../kernel/site.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { findSite, findSiteByHost, getTimeZone, type SiteRow } from './website.repository.ts';

export { getTimeZone, listSites } from './website.repository.ts';

// Settings changed by another process show at the latest after this time.
const FRESH_MILLISECONDS = 1000;

export const createSiteDirectory = (
  platform: Pick<Platform, 'database' | 'log'>,
): SiteDirectory => {
  const db = platform.database.platform();
  const known = new Map<string, { site: Site; row: string; until: number }>();

  const toSite = (row: SiteRow | undefined): Site | undefined => {
    if (!row) return undefined;
    const { value, problems } = readSiteSettings(row.settings);
    if (problems.length > 0)
      platform.log.warn(
        { site: row.site_id, problems },
        'wrong site settings replaced by defaults',
      );
    return {
      id: row.site_id,
      host: row.host,
      mailHost: row.primary_host ?? row.host,
      name: row.name,
      settings: value,
    };
  };

  const remember = async (key: string, load: () => Promise<SiteRow | undefined>) => {
    const hit = known.get(key);
    if (hit && hit.until > performance.now()) return hit.site;
    const found = await load();
    const row = JSON.stringify(found);
    // What is made of a site is kept with it, so one that has not changed stays the same.
    const site = hit && hit.row === row ? hit.site : toSite(found);
    // Made-up hosts must not fill the memory.
    if (site) known.set(key, { site, row, until: performance.now() + FRESH_MILLISECONDS });
    return site;
  };

  return {
    ofHost: (host) => remember(`host:${host}`, () => findSiteByHost(db, host)),
    byId: (siteId) => remember(`id:${siteId}`, () => findSite(db, siteId)),
    forget: () => known.clear(),
  };
};

/** Today where the firm is, for work that has no context of a call. */
export const firmToday = async (db: SiteDatabase): Promise<string> =>
  dayIn(await getTimeZone(db), db.now());

/** What the browser may know of a site: everything but the checkout's token and the server's own fields. */
export const publicConfig = (site: Site): WebsiteConfig => {
  const { customCheckout, customScripts, scriptsStopped, ...settings } = site.settings;
  return websiteConfig.parse({
    ...settings,
    ...(scriptsStopped ? {} : { customScripts }),
    customCheckout: customCheckout ? { url: customCheckout.url, enabled: true } : null,
  });
};

/** The file key at the end of a picture's address, empty when it is stored elsewhere. */
export const fileKeyOf = (address: string): string =>
  /^\/api\/file\/([\w-]+)$/.exec(address)?.[1] ?? '';
