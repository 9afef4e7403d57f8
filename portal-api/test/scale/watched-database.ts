import { performance } from 'node:perf_hooks';
import type { Database, DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';

/** One statement as the database was asked it. */
export interface Asked {
  sql: string;
  milliseconds: number;
  /** How the database goes about it, where that was asked for, with the pages that it looked at. */
  plan: string;
}

/** Notes each statement of a server, with its plan where that is wanted. */
export const watchStatements = () => {
  let asked: Asked[] = [];
  let wantsPlans = false;
  const planOf = async (db: Database, sql: string, params?: readonly unknown[]) => {
    if (!wantsPlans || !/^\s*(?:select|with|insert|update|delete)\b/i.test(sql)) return '';
    // What writes is not done once more for its plan.
    const isReading = !/\b(?:insert into|update \w+ set|delete from|for update)\b/i.test(sql);
    const how = isReading ? 'explain (analyze, buffers, timing off)' : 'explain';
    const lines = await db.query<Record<string, string>>(`${how} ${sql}`, params);
    return lines.map((line) => Object.values(line).join('')).join('\n');
  };
  const query =
    (db: Database): Database['query'] =>
    async <Row>(sql: string, params?: readonly unknown[]) => {
      const plan = await planOf(db, sql, params);
      const begun = performance.now();
      const rows = await db.query<Row>(sql, params);
      asked.push({ sql, milliseconds: performance.now() - begun, plan });
      return rows;
    };
  const watchedSite = (db: SiteDatabase): SiteDatabase => ({
    siteId: db.siteId,
    now: () => db.now(),
    query: query(db),
    transaction: (work) => db.transaction((tx) => work(watchedSite(tx))),
  });
  const watched = (db: Database): Database => ({
    query: query(db),
    transaction: (work) => db.transaction((tx) => work(watched(tx))),
  });
  return {
    wrap: (server: DatabaseServer): DatabaseServer => ({
      ...server,
      platform: () => watched(server.platform()),
      site: (siteId, options) => watchedSite(server.site(siteId, options)),
    }),
    /** What was asked since the last time. */
    take: (): Asked[] => {
      const taken = asked;
      asked = [];
      return taken;
    },
    withPlans: async <T>(work: () => Promise<T>): Promise<T> => {
      wantsPlans = true;
      try {
        return await work();
      } finally {
        wantsPlans = false;
      }
    },
  };
};

/** {@link watchStatements} as a type. */
export type StatementWatch = ReturnType<typeof watchStatements>;
