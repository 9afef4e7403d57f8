import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteSettings } from '@portal/shared-contracts/website';
import { demoSeeders, runOnce } from '../../seed/index.ts';
import { demoPeople } from '../../seed/people.ts';
import type { DemoPerson } from '../../seed/seeder.ts';
import { northwind } from '../../seed/sites/sites.northwind.ts';
import { folderFileStore } from '../../src/adapters/file-store.folder.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { insertPerson } from '../../src/domains/people/people.repository.ts';
import { insertSite } from '../../src/domains/website/website.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import type { DatabaseServer } from '../../src/kernel/database.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';
import { type TestPlatform, testPlatform } from '../test-platform.ts';

/** Somebody with a session, and what that person may ask for. */
export interface SoakPerson {
  role: DemoPerson;
  siteId: string;
  host: string;
  cookie: string;
  /** A conversation of which the person is a part. */
  orderId?: string;
}

/** Firms full of people on a database of their own. */
export interface SoakWorld {
  database: DatabaseServer;
  platform: TestPlatform;
  url: string;
  folder: string;
  people: SoakPerson[];
  close(): Promise<void>;
}

const ROLES: readonly DemoPerson[] = ['customer', 'writer', 'reviewer', 'admin'];
const TALKING: readonly DemoPerson[] = ['customer', 'writer'];

// Papers take seconds to be drawn and nobody reads them here.
const seeders = demoSeeders.filter(({ name }) => name !== 'documents');

const sessionOf = async (database: DatabaseServer, siteId: string, id: string): Promise<string> => {
  const { token } = await createSession(database.site(siteId), id, true);
  return `${SESSION_COOKIE}=${token}`;
};

const insertCustomer = async (database: DatabaseServer, siteId: string): Promise<string> => {
  const id = randomUUID();
  await insertPerson(database.site(siteId), {
    id,
    email: `${id}@example.com`,
    role: 'user',
    firstName: 'Soaked',
    lastName: 'Customer',
    passwordHash: null,
    isProven: true,
    uniqueCustomerId: id,
  });
  return id;
};

/** A firm with one of each role, and customers for the rest. */
const openFirm = async (
  platform: TestPlatform,
  { firm, people }: { firm: number; people: number },
): Promise<SoakPerson[]> => {
  const { database } = platform;
  const siteId = `firm${firm}`;
  const host = `${siteId}.localhost`;
  const settings = siteSettings.parse({ ...northwind.settings, client_id: siteId });
  const at = new Date();
  await insertSite(database.platform(), { siteId, name: siteId, hosts: [host], settings, at });
  for (const seeder of seeders) await runOnce(platform, siteId, seeder);
  const ids = demoPeople(siteId);
  const found: SoakPerson[] = [];
  for (let at = 0; at < people; at += 1) {
    const role = ROLES[at] ?? 'newCustomer';
    const id = ROLES[at] ? ids[role] : await insertCustomer(database, siteId);
    found.push({
      role,
      siteId,
      host,
      cookie: await sessionOf(database, siteId, id),
      ...(TALKING.includes(role) ? { orderId: `${siteId}-order-writing` } : {}),
    });
  }
  return found;
};

/** So many firms with so many people together. */
export const openSoakWorld = async (size: {
  firms: number;
  people: number;
}): Promise<SoakWorld> => {
  const { server, url, seedFiles } = await postgresFromTemplate('demo');
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-soak-'));
  const fileStore = await folderFileStore(path.join(folder, 'files'));
  const platform = await testPlatform(server, seedFiles, { fileStore, now: () => new Date() });
  const people: SoakPerson[] = [];
  for (let firm = 0; firm < size.firms; firm += 1)
    people.push(
      ...(await openFirm(platform, { firm, people: Math.ceil(size.people / size.firms) })),
    );
  return {
    database: server,
    platform,
    url,
    folder,
    people: people.slice(0, size.people),
    close: async () => {
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
