import type { DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';

type Ask = (db: SiteDatabase, sql: string, params?: readonly unknown[]) => Promise<unknown[]>;

const through = (db: SiteDatabase, ask: Ask): SiteDatabase => ({
  siteId: db.siteId,
  now: db.now,
  query: (sql, params) => ask(db, sql, params) as Promise<never>,
  transaction: (work) => db.transaction((tx) => work(through(tx, ask))),
});

/** Has `ask` ask each statement of a site, within transactions too. */
export const askedThrough =
  (ask: Ask) =>
  (server: DatabaseServer): DatabaseServer => ({
    ...server,
    site: (siteId, options) => through(server.site(siteId, options), ask),
  });
