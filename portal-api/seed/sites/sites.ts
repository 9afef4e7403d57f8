import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { siteSettings } from '@portal/shared-contracts/website';
import type { Database, SiteDatabase } from '../../src/kernel/database.ts';
import { bindSite } from '../../src/database/scoped-database.ts';
import { insertFile } from '../../src/domains/files/files.repository.ts';
import { insertSite } from '../../src/domains/website/website.repository.ts';
import type { Platform } from '../../src/kernel/platform.ts';
import type { DemoSite } from './demo-site.ts';
import { acme } from './sites.acme.ts';
import { northwind } from './sites.northwind.ts';
import { seedId } from '../seeder.ts';

export const demoSites: readonly DemoSite[] = [northwind, acme];

const BRAND = path.join(import.meta.dirname, '../brand');

const pictureKey = (siteId: string, name: string): string => seedId(siteId, `brand/${name}`);

/** The address of a drawn picture of a demo site. */
const picture = (siteId: string, name: string): string => `/api/file/${pictureKey(siteId, name)}`;

const storePictures = async (platform: Platform, db: SiteDatabase): Promise<void> => {
  const { siteId } = db;
  for (const name of (await readdir(path.join(BRAND, siteId))).toSorted()) {
    const key = pictureKey(siteId, name.replace(/\.svg$/, ''));
    const stored = await platform.fileStore.put(
      key,
      createReadStream(path.join(BRAND, siteId, name)),
    );
    await insertFile(db, {
      key,
      owner_id: null,
      originalname: name,
      mimetype: 'image/svg+xml',
      ...stored,
      subject_kind: 'site',
      subject_id: siteId,
      at: platform.now(),
    });
  }
};

// Any number: of several processes that start together one makes the sites, the others wait for it.
const LOCK = 7_310_002;

const isThere = async (tx: Database, siteId: string): Promise<boolean> =>
  (await tx.query('select 1 from sites where site_id = $1', [siteId])).length > 0;

const seedSite = (platform: Platform, demo: DemoSite): Promise<void> =>
  platform.database.platform().transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await isThere(tx, demo.id)) return;
    const at = platform.now();
    const settings = siteSettings.parse({
      ...demo.settings,
      logo: picture(demo.id, 'logo'),
      favicon: picture(demo.id, 'favicon'),
      loginImg: picture(demo.id, 'login'),
      welcomeImg: picture(demo.id, 'welcome'),
    });
    await insertSite(tx, { siteId: demo.id, name: demo.name, hosts: demo.hosts, settings, at });
    await tx.query("insert into seeds (site_id, name, applied_at) values ($1, 'site', $2)", [
      demo.id,
      at,
    ]);
    await storePictures(platform, bindSite(tx, demo.id, platform.now));
  });

/** Makes the demo firms with their brand; a site that is already there stays as it is. */
export const seedSites = async (platform: Platform): Promise<void> => {
  for (const demo of demoSites) await seedSite(platform, demo);
};
