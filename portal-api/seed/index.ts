import { storeAllChecked } from '../src/domains/files/files.service.ts';
import { inspectName } from '../src/domains/files/inspect-file.ts';
import { createSiteDirectory } from '../src/domains/website/website.service.ts';
import { bindSite } from '../src/database/scoped-database.ts';
import type { SiteDatabase } from '../src/kernel/database.ts';
import type { Platform } from '../src/kernel/platform.ts';
import { DAY } from '../src/kernel/time/durations.ts';
import { boardsSeeder } from './boards/boards.ts';
import { documentsSeeder } from './documents/documents.ts';
import { jobsSeeder } from './boards/jobs.ts';
import { moneySeeder } from './money.ts';
import { notificationsSeeder } from './notifications.ts';
import { ordersSeeder } from './orders/orders.ts';
import { firmSeeder } from './firm/firm.ts';
import { adminsSeeder, demoPeople, peopleSeeder } from './people.ts';
import { questionnairesSeeder } from './questionnaires/questionnaires.ts';
import { turnsSeeder } from './orders/turns.ts';
import { seedId, type Seeder } from './seeder.ts';
import { demoSites, seedSites } from './sites/sites.ts';

/** Enough for a test that brings its own data: sites and people. */
export const baseSeeders: readonly Seeder[] = [peopleSeeder, adminsSeeder];

// Each domain adds its seeder here; later ones may count on the rows of earlier ones.
export const demoSeeders: readonly Seeder[] = [
  ...baseSeeders,
  notificationsSeeder,
  firmSeeder,
  ordersSeeder,
  questionnairesSeeder,
  moneySeeder,
  boardsSeeder,
  jobsSeeder,
  documentsSeeder,
  turnsSeeder,
];

const within = (
  { database, now }: Platform,
  siteId: string,
  { ofPlatform }: Seeder,
  work: (tx: SiteDatabase) => Promise<void>,
): Promise<void> =>
  ofPlatform
    ? database.platform().transaction((tx) => work(bindSite(tx, siteId, now)))
    : database.site(siteId).transaction(work);

/** Runs one seeder for a firm that is already there, unless it did before; whether it did so now. */
export const runOnce = async (
  platform: Platform,
  siteId: string,
  seeder: Seeder,
): Promise<boolean> => {
  const site = await createSiteDirectory(platform).byId(siteId);
  if (!site) return false;
  const start = platform.now();
  let isNew = false;
  await within(platform, siteId, seeder, async (tx) => {
    const fresh = await tx.query(
      'insert into seeds (site_id, name, applied_at) values ($1,$2,$3) on conflict do nothing returning name',
      [siteId, seeder.name, start],
    );
    isNew = fresh.length > 0;
    if (!isNew) return;
    await seeder.run({
      site,
      db: tx,
      storeFiles: (files) =>
        storeAllChecked(
          { db: tx, store: platform.fileStore },
          files.map(({ filename, ...file }) => ({ ...file, ...inspectName(filename) })),
        ),
      platform,
      people: demoPeople(siteId),
      id: (name) => seedId(siteId, name),
      day: (days) => new Date(start.getTime() + days * DAY),
    });
  });
  return isNew;
};

const isEmpty = async (platform: Platform): Promise<boolean> =>
  (await platform.database.platform().query('select 1 from sites limit 1')).length === 0;

const isDemo = async (platform: Platform): Promise<boolean> =>
  (await platform.database.platform().query('select 1 from seeds limit 1')).length > 0;

/** Fills an empty database with the demo firms, and an older demo with what it lacks. Real firms are left alone. */
export const seedDemo = async (
  platform: Platform,
  seeders: readonly Seeder[] = demoSeeders,
): Promise<void> => {
  if (!(await isEmpty(platform)) && !(await isDemo(platform))) return;
  await seedSites(platform);
  for (const seeder of seeders) for (const { id } of demoSites) await runOnce(platform, id, seeder);
};

/** Runs one seeder for the firms of a demo; which of them it did something for. Where there is no demo none is made. */
export const addToDemo = async (platform: Platform, seeder: Seeder): Promise<string[]> => {
  const filled: string[] = [];
  if (await isDemo(platform))
    for (const { id } of demoSites) if (await runOnce(platform, id, seeder)) filled.push(id);
  return filled;
};
