import { performance } from 'node:perf_hooks';
import type { Database, DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';

/** Work that the portal gave its database, which can be given to it once more. */
export interface NotedWork {
  begun: number;
  ended: number;
  statements: readonly string[];
  again(): Promise<unknown>;
}

interface Statement {
  sql: string;
  params: readonly unknown[];
}

const noting =
  (query: Database['query'], note: (work: NotedWork) => void): Database['query'] =>
  async <Row>(sql: string, params: readonly unknown[] = []) => {
    const begun = performance.now();
    const rows = await query<Row>(sql, params);
    const ended = performance.now();
    note({ begun, ended, statements: [sql], again: () => query(sql, params) });
    return rows;
  };

const keeping =
  (query: Database['query'], keep: (statement: Statement) => void): Database['query'] =>
  async <Row>(sql: string, params: readonly unknown[] = []) => {
    const rows = await query<Row>(sql, params);
    keep({ sql, params });
    return rows;
  };

/** Notes what a site's database is asked; a transaction is one piece of work. */
const notedSite = (db: SiteDatabase, note: (work: NotedWork) => void): SiteDatabase => ({
  siteId: db.siteId,
  now: () => db.now(),
  query: noting(db.query, note),
  transaction: async (work) => {
    const inside: Statement[] = [];
    const begun = performance.now();
    const result = await db.transaction((tx) =>
      work({ ...tx, query: keeping(tx.query, (statement) => inside.push(statement)) }),
    );
    note({
      begun,
      ended: performance.now(),
      statements: inside.map(({ sql }) => sql),
      again: () =>
        db.transaction(async (tx) => {
          for (const { sql, params } of inside) await tx.query(sql, params);
        }),
    });
    return result;
  },
});

/** A server of which everything is noted that its sites and its platform are asked. */
export const noteWork = (server: DatabaseServer) => {
  let noted: NotedWork[] = [];
  const note = (work: NotedWork): void => {
    noted.push(work);
  };
  const platform = server.platform();
  const watched: DatabaseServer = {
    ...server,
    site: (siteId, options) => notedSite(server.site(siteId, options), note),
    platform: () => ({ ...platform, query: noting(platform.query, note) }),
  };
  return {
    server: watched,
    take: (): NotedWork[] => {
      const taken = noted;
      noted = [];
      return taken;
    },
  };
};

/** The same work in the same order: what was asked while other work went on is asked beside it again. */
export const inOrder = (noted: readonly NotedWork[]): NotedWork[][] => {
  const groups: { works: NotedWork[]; until: number }[] = [];
  for (const work of noted.toSorted((a, b) => a.begun - b.begun)) {
    const last = groups.at(-1);
    if (last && work.begun < last.until) {
      last.works.push(work);
      last.until = Math.max(last.until, work.ended);
    } else groups.push({ works: [work], until: work.ended });
  }
  return groups.map(({ works }) => works);
};
