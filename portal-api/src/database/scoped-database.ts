import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, SiteDatabase } from './database.ts';
import { type Connection, enterScope, type Scope } from './scope.ts';

/** Lends one connection for the time of `work`. */
export type Lend = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

// On PGlite's single session this would wait for itself for ever, so it fails at once everywhere.
const refuseInsideTransaction = (): void => {
  if (openTransaction.getStore()?.open)
    throw new Error('Inside a transaction use the `tx` it hands you, not the outer database.');
};

const insideTransaction = (connection: Connection, depth: number): Database => ({
  query: (sql, params = []) => connection.run(sql, params),
  transaction: async (work) => {
    const savepoint = `nested_${depth}`;
    await connection.script(`savepoint ${savepoint}`);
    try {
      const result = await work(insideTransaction(connection, depth + 1));
      await connection.script(`release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      await connection.script(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`);
      throw error;
    }
  },
});

const runTransaction = async <T>(
  connection: Connection,
  work: (tx: Database) => Promise<T>,
): Promise<T> => {
  const marker = { open: true };
  await connection.script('begin');
  try {
    const result = await openTransaction.run(marker, () => work(insideTransaction(connection, 1)));
    await connection.script('commit');
    return result;
  } catch (error) {
    await connection.script('rollback');
    throw error;
  } finally {
    marker.open = false;
  }
};

/** A database whose every statement runs as `scope`. */
export const scopedDatabase = (lend: Lend, scope: Scope): Database => ({
  query: async (sql, params = []) => {
    refuseInsideTransaction();
    return lend(async (connection) => {
      await enterScope(connection, scope);
      return connection.run(sql, params);
    });
  },
  transaction: async (work) => {
    refuseInsideTransaction();
    return lend(async (connection) => {
      await enterScope(connection, scope);
      return runTransaction(connection, work);
    });
  },
});

/** Binds any database to a site: the platform's own transaction writes rows of a site through it. */
export const bindSite = (db: Database, siteId: string): SiteDatabase => ({
  siteId,
  query: db.query,
  transaction: (work) => db.transaction((tx) => work(bindSite(tx, siteId))),
});

/** A database that sees one site. */
export const siteDatabase = (lend: Lend, siteId: string): SiteDatabase =>
  bindSite(scopedDatabase(lend, { kind: 'site', siteId }), siteId);
