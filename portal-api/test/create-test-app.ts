import { demoPeople } from '../seed/people.ts';
import type { DemoPerson } from '../seed/seeder.ts';
import { createApp } from '../src/app.ts';
import type { PortalApp } from '../src/http/portal-app.ts';
import type { DatabaseServer, SiteDatabase } from '../src/kernel/database.ts';
import type { FileStore } from '../src/kernel/file-store.ts';
import { createSession } from '../src/domains/people/credentials/sessions.repository.ts';
import type { SiteContext } from '../src/kernel/context.ts';
import type { ReviewModelConfig } from '../src/kernel/config/review-model.config.ts';
import type { Analyser } from '../src/kernel/reviews/analyser.ts';
import type { ReviewModel } from '../src/kernel/reviews/review-model.ts';
import { openReleases, type Releases } from '../src/releases/registry/open-registry.ts';
import { SESSION_COOKIE } from '../src/http/security/session-cookie.ts';
import { type TestClock, testClock } from './clock.ts';
import type { SeedLevel, TestDatabase } from './database/snapshot.ts';
import { type TestClient, testClient } from './test-client.ts';
import { openTestDatabase } from './database/test-database.ts';
import { type LogEntry, type TestPlatform, testPlatform } from './test-platform.ts';

/** The two demo sites by the names the tests use. */
export type TestSite = 'northwind' | 'acme';

const hosts: Readonly<Record<TestSite, string>> = {
  northwind: 'localhost',
  acme: 'acme.localhost',
};

/** A server on its own database, and people to use it. */
export interface TestApp {
  app: PortalApp;
  platform: TestPlatform;
  releases: Releases;
  clock: TestClock;
  logged: LogEntry[];
  /** A browser without a session. */
  visit(site?: TestSite): TestClient;
  /** A browser of a demo person who is already signed in. */
  signIn(person: DemoPerson, site?: TestSite): Promise<TestClient>;
  personId(person: DemoPerson, site?: TestSite): string;
  /** The database as the code of this site sees it, for builders and assertions. */
  db(site?: TestSite): SiteDatabase;
  /** The services of a site, as handlers get them. */
  context(site?: TestSite): Promise<SiteContext>;
  /** Resolves once nothing is under way any more that went on after its reply: mails, notices, audit rows. */
  settled(): Promise<void>;
  /** Starts listening and returns the port, for sockets. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

// A server that does not start must not keep its database open: Jest would never end.
const startApp = async (
  platform: TestPlatform,
  releases: Releases,
  analyser?: Analyser,
): Promise<PortalApp> => {
  try {
    const app = await createApp(analyser ? { ...platform, analyser } : platform, releases);
    await app.ready();
    return app;
  } catch (error) {
    await platform.close();
    throw error;
  }
};

/**
 * A server for one test file. `none` has tables only, `base` sites and people, `demo` everything that a first start has.
 * Close it in `afterAll`.
 */
export const createTestApp = async (
  options: {
    seed?: SeedLevel;
    /** A database of the caller's own instead of one that is made for this server. */
    open?: (now: () => Date) => Promise<TestDatabase>;
    /** Stands between the code and its database. */
    wrap?: (server: DatabaseServer) => DatabaseServer;
    /** Keeps the files instead of a folder. */
    fileStore?: FileStore;
    shellDir?: string;
    /** Reads resumes instead of the instant one of tests. */
    analyser?: Analyser;
    /** Asks the model of the free review in a way of the test's own. */
    reviewModel?: (config: ReviewModelConfig) => ReviewModel;
    /** Further variables of the server's environment. */
    config?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestApp> => {
  const clock = testClock();
  const { open = (now) => openTestDatabase(options.seed ?? 'base', now) } = options;
  const opened = await open(clock.now);
  const { seedFiles } = opened;
  const server = options.wrap ? options.wrap(opened.server) : opened.server;
  const { fileStore } = options;
  const own = { clock, ...(fileStore && { fileStore }) };
  const platform = await testPlatform(server, seedFiles, own, options.config);
  if (options.shellDir) platform.config.shellDir = options.shellDir;
  const releases = await openReleases(platform);
  const { reviewModel: named } = platform.config;
  if (named && options.reviewModel) platform.reviewModel = options.reviewModel(named);
  const app = await startApp(platform, releases, options.analyser);
  const personId = (person: DemoPerson, site: TestSite = 'northwind') => demoPeople(site)[person];
  const visit = (site: TestSite = 'northwind') => testClient(app, hosts[site]);
  return {
    app,
    platform,
    releases,
    clock: platform.clock,
    logged: platform.logged,
    visit,
    personId,
    signIn: async (person, site = 'northwind') => {
      const client = visit(site);
      const db = server.site(site);
      // The same session that the login call makes, without the slowness of hashing.
      const session = await createSession(db, personId(person, site), false);
      client.cookies.set(SESSION_COOKIE, session.token);
      return client;
    },
    db: (site = 'northwind') => server.site(site),
    context: async (site = 'northwind') => {
      const found = await app.portal.sites.byId(site);
      if (!found) throw new Error(`No demo site ${site}`);
      return app.portal.siteContext(found);
    },
    settled: () => app.portal.settled(),
    listen: async () => {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : 0;
    },
    close: async () => {
      await app.close();
      await platform.close();
    },
  };
};
