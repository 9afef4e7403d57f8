import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, OwnerDatabase, SiteDatabase } from '../kernel/database.ts';
import { type Connection, enterScope, type Scope } from './scope.ts';

/** Lends one connection for the time of `work`. */
export type Lend = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

// On PGlite's single session this would wait for itself for ever, so it fails at once everywhere.
const refuseInsideTransaction = (): void => {
  if (openTransaction.getStore()?.open)
    throw new Error('Inside a transaction use the `tx` it hands you, not the outer database.');
};

const insideTransaction = (connection: Connection, depth: number): OwnerDatabase => ({
  query: (sql, params = []) => connection.run(sql, params),
  script: (sql) => connection.script(sql),
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

type Work<T> = (tx: OwnerDatabase) => Promise<T>;

const tryTransaction = async <T>(connection: Connection, work: Work<T>): Promise<T> => {
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

// What failed by a stale plan has changed nothing, so it is done once more with a fresh one.
const withFreshPlan = async <T>(connection: Connection, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!connection.isStalePlan(error)) throw error;
    return run();
  }
};

/** The tables' owner, whose migrations are scripts. */
export const ownerDatabase = (lend: Lend): OwnerDatabase => scoped(lend, { kind: 'owner' });

/** A database whose every statement runs as `scope`. */
export const scopedDatabase = (lend: Lend, scope: Scope): Database => scoped(lend, scope);

const scoped = (lend: Lend, scope: Scope): OwnerDatabase => {
  const act = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    refuseInsideTransaction();
    return lend(async (connection) => {
      await enterScope(connection, scope);
      return withFreshPlan(connection, () => work(connection));
    });
  };
  return {
    query: (sql, params = []) => act((connection) => connection.run(sql, params)),
    script: (sql) => act((connection) => connection.script(sql)),
    transaction: (work) => act((connection) => tryTransaction(connection, work)),
  };
};

/** Binds any database to a site: the platform's own transaction writes rows of a site through it. */
export const bindSite = (db: Database, siteId: string, now: () => Date): SiteDatabase => ({
  siteId,
  now,
  query: db.query,
  transaction: (work) => db.transaction((tx) => work(bindSite(tx, siteId, now))),
});

/** A database that sees one site. */
export const siteDatabase = (
  lend: Lend,
  site: Omit<Extract<Scope, { kind: 'site' }>, 'kind'>,
  now: () => Date,
): SiteDatabase => bindSite(scopedDatabase(lend, { kind: 'site', ...site }), site.siteId, now);
