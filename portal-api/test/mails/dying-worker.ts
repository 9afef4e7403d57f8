import type { Database, DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';
import type { Mailer } from '../../src/kernel/mailer.ts';
import type { PostOffice } from '../../src/domains/mail-notices/post/post-office.ts';

/** What a process says that does not live any more. */
export class Killed extends Error {}

type Act = <T>(work: () => Promise<T>) => Promise<T>;

/** Does what it is given until so many steps are done: one before each act, and one after it. */
export const actsUntil = (steps: number): Act => {
  let left = steps;
  const step = (): void => {
    left -= 1;
    if (left <= 0) throw new Killed();
  };
  return async (work) => {
    step();
    const done = await work();
    step();
    return done;
  };
};

/** The database of a site as somebody reaches it who can die before and after each statement. */
export const mortalDatabase = (db: SiteDatabase, act: Act): SiteDatabase => ({
  siteId: db.siteId,
  now: db.now,
  query: (sql, params) => act(() => db.query(sql, params)),
  transaction: (work) => act(() => db.transaction((tx) => work(mortalDatabase(tx, act)))),
});

/**
 * A worker that dies after so many steps, before or after any statement or mail: from then on nothing that it
 * begins is done, and nothing that it was told is heard.
 */
export const dyingWorker = (office: PostOffice, steps: number): PostOffice => {
  const act = actsUntil(steps);
  const mortalSite = (db: SiteDatabase): SiteDatabase => mortalDatabase(db, act);
  const mortal = (db: Database): Database => ({
    query: (sql, params) => act(() => db.query(sql, params)),
    transaction: (work) => act(() => db.transaction((tx) => work(mortal(tx)))),
  });
  const database: DatabaseServer = {
    ...office.database,
    platform: () => mortal(office.database.platform()),
    site: (siteId) => mortalSite(office.database.site(siteId)),
  };
  const mailer: Mailer = { ...office.mailer, send: (mail) => act(() => office.mailer.send(mail)) };
  return {
    ...office,
    database,
    mailer,
    siteOf: async (siteId) => {
      const place = await office.siteOf(siteId);
      return place && { ...place, db: mortalSite(place.db), siteOrigin: () => place.siteOrigin() };
    },
  };
};
