import pg from 'pg';
import { DatabaseAway, type DatabaseServer } from '../kernel/database.ts';
import { answered, connectionOf, types } from './pg-connection.ts';
import type { Connection } from './scope.ts';
import { ownerDatabase, scopedDatabase, siteDatabase, type Lend } from './scoped-database.ts';
import { statementNames } from './statement-names.ts';

const isLost = (error: unknown): boolean =>
  error instanceof Error && !('code' in error && /^[0-9A-Z]{5}$/.test(String(error.code)));

const lendFrom = (pool: pg.Pool, milliseconds: number): Lend => {
  const names = statementNames();
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const knownOf = (client: pg.PoolClient): Connection => {
    const connection = connections.get(client) ?? connectionOf(client, names, milliseconds);
    connections.set(client, connection);
    return connection;
  };
  return async (work) => {
    const client = await pool.connect().catch((error: unknown) => {
      // A wrong password and a server that is down are mended in two ways, so whoever starts it is told which.
      const reason = (error instanceof Error && error.message) || 'no answer';
      throw new DatabaseAway(`The database gave no connection: ${reason}`, { cause: error });
    });
    let broken: Error | undefined;
    try {
      return await work(knownOf(client));
    } catch (error) {
      // An application's own error leaves the session usable; a lost connection does not.
      if (isLost(error) && (error as { syscall?: string }).syscall) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
};

const COME_BACK_MILLISECONDS = 1000;

/** A channel, and how long its line may say nothing. */
interface Listening {
  url: string;
  channel: string;
  hear: (payload: string) => void;
  onGap: () => void;
  lookMilliseconds: number;
  answerMilliseconds: number;
}

const listenOn = async ({ url, channel, hear, onGap, ...patience }: Listening) => {
  const { lookMilliseconds, answerMilliseconds } = patience;
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: answerMilliseconds,
    });
    fresh.on('notification', (message) => hear(message.payload ?? ''));
    const ask = (sql: string) => answered(fresh, answerMilliseconds, () => fresh.query(sql));
    let looking: NodeJS.Timeout | undefined = undefined;
    let isLostOnce = false;
    // A lost connection says so as an error, an end or both.
    const lose = (): void => {
      clearInterval(looking);
      if (isLostOnce) return;
      isLostOnce = true;
      if (client === fresh) comeBack();
    };
    fresh.on('error', lose).on('end', lose);
    await fresh.connect();
    await ask(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    // Whoever only listens would never learn that the other end is gone.
    looking = setInterval(() => void ask('select 1').catch(lose), lookMilliseconds).unref();
  };
  // A restarted PostgreSQL must not leave this process deaf, however long it takes.
  const comeBack = (): void => {
    if (closed) return;
    setTimeout(() => void connect().then(onGap, comeBack), COME_BACK_MILLISECONDS).unref();
  };
  await connect();
  return async () => {
    closed = true;
    await client?.end();
  };
};

/** The pool of a process; without limits it waits for ever, as tests and single commands want it. */
interface PostgresOptions {
  now: () => Date;
  size?: number;
  acquireMilliseconds?: number;
  statementMilliseconds?: number;
  /** How long an answer may take beyond what a statement may. */
  answerMilliseconds?: number;
  /** How often a line that only listens is asked whether it is still there. */
  lookMilliseconds?: number;
}

/** A PostgreSQL server, shared by any number of API processes. */
export const openPostgres = (
  url: string,
  {
    now,
    size = 10,
    acquireMilliseconds = 0,
    statementMilliseconds = 0,
    answerMilliseconds = 10_000,
    lookMilliseconds = 60_000,
  }: PostgresOptions,
): DatabaseServer => {
  const longest = statementMilliseconds && statementMilliseconds + answerMilliseconds;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: acquireMilliseconds,
    statement_timeout: statementMilliseconds,
    keepAlive: true,
  });
  pool.on('error', () => undefined); // an idle connection that dies is replaced by the pool
  // One that is lent has nobody else who hears of its end, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const lend = lendFrom(pool, longest);
  return {
    kind: 'postgres',
    site: (siteId, reading) => siteDatabase(lend, { siteId, ...reading }, now),
    platform: () => scopedDatabase(lend, { kind: 'platform' }),
    owner: () => ownerDatabase(lend),
    listen: (channel, hear, onGap = () => undefined) =>
      listenOn({ url, channel, hear, onGap, lookMilliseconds, answerMilliseconds }),
    notify: (channel, payload) =>
      lend(async ({ run }) => {
        await run('select pg_notify($1, $2)', [channel, payload]);
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};
