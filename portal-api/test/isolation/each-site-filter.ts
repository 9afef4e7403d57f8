import type { DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';
import { askedThrough } from '../database/asked-through.ts';
import { hasSiteFilter, takeOutSiteFilters } from './without-site-filters.ts';

type Row = Record<string, unknown>;

/** Remembers each different statement with a site filter that ran for a site. */
export interface FilterRecorder {
  wrap: (server: DatabaseServer) => DatabaseServer;
  /** Runs each one for another site without its filter and names those that got a row of the first site. */
  replay: (from: string, to: string) => Promise<string[]>;
  count: () => number;
}

class Undone extends Error {
  readonly rows: Row[];
  constructor(rows: Row[]) {
    super('rolled back');
    this.rows = rows;
  }
}

const isWrite = (sql: string): boolean => /^\s*(?:update|delete|insert)\b/i.test(sql);

// A write that says nothing is made to say which rows it touched.
const telling = (sql: string): string =>
  isWrite(sql) && !/\breturning\b/i.test(sql) ? `${sql} returning *` : sql;

// 42501: row-level security; 23…: a row that would have pointed to what the site does not have.
const isRefusal = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string };
  return code === '42501' || code.startsWith('23');
};

/** The rows of a statement that leaves no trace. */
const rowsOf = async (
  db: SiteDatabase,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> => {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await tx.query<Row>(telling(sql), params));
    });
  } catch (error) {
    if (error instanceof Undone) return error.rows;
    if (isRefusal(error)) return [];
    throw error;
  }
};

// Counts, switches and times can be equal on both sites; ids and texts cannot.
const isTelling = (row: Row): boolean =>
  Object.values(row).some((value) => typeof value === 'string' && value.length >= 8);

const texts = (rows: readonly Row[]): Set<string> =>
  new Set(rows.filter(isTelling).map((row) => JSON.stringify(row)));

export const recordFilters = (): FilterRecorder => {
  const seen = new Map<string, { siteId: string; params: readonly unknown[] }>();
  let inner: DatabaseServer | undefined;

  const recording = askedThrough(async (db, sql, params = []) => {
    const rows = await db.query(sql, params);
    // What found something says more than what found nothing.
    if (hasSiteFilter(sql) && (rows.length > 0 || !seen.has(`${db.siteId} ${sql}`)))
      seen.set(`${db.siteId} ${sql}`, { siteId: db.siteId, params });
    return rows;
  });

  return {
    wrap: (server) => {
      inner = server;
      return recording(server);
    },
    count: () => seen.size,
    replay: async (from, to) => {
      const problems: string[] = [];
      for (const [key, { siteId, params }] of seen) {
        if (!inner || siteId !== from) continue;
        const sql = key.slice(from.length + 1);
        const there = texts(await rowsOf(inner.site(from), sql, params));
        // Both demo firms sell with the same coupons: what the other site has itself is no leak.
        const moved = params.map((param) => (param === from ? to : param));
        const own = from === to ? new Set() : texts(await rowsOf(inner.site(to), sql, moved));
        const bare = await rowsOf(inner.site(to), takeOutSiteFilters(sql), params);
        const leaked = bare.filter((row) => {
          const text = JSON.stringify(row);
          return there.has(text) && !own.has(text);
        });
        if (leaked.length > 0) problems.push(`${sql}: ${JSON.stringify(leaked[0])}`);
      }
      return problems;
    },
  };
};
