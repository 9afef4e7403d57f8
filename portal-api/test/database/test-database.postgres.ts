import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../src/database/postgres.ts';
import { testClock } from '../clock.ts';
import { type Cleanable, cleanable } from './clean-database.ts';
import { fillDatabase } from './fill-database.ts';
import { postgresTestUrl } from './postgres-url.ts';
import { type SeedLevel, snapshotHash, SNAPSHOTS, type TestDatabase } from './snapshot.ts';

const LOCK = 4_207_001;
const OLD_HOURS = 2;

/** The address of another database of the same server. */
export const urlOf = (database: string): string => {
  const url = new URL(postgresTestUrl());
  url.pathname = `/${database}`;
  return url.href;
};

/** Works on the server beside the databases of tests. */
export const administer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: postgresTestUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Whether a database of this name stands. */
export const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

const filesOf = (hash: string): string => path.join(SNAPSHOTS, `postgres-${hash}`);

// Templates of older sources, and databases of runs that were killed.
const dropOld = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where datname like 'portal\\_test\\_%'
       and (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '${OLD_HOURS} hours'
       and not exists (select 1 from pg_stat_activity a where a.datname = pg_database.datname)`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
};

const buildTemplate = async (
  client: pg.Client,
  template: string,
  files: string,
  level: SeedLevel,
) => {
  const draft = `${template}_draft`;
  await dropOld(client).catch(() => undefined); // only a superuser may look; then they simply stay
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  await rm(files, { recursive: true, force: true });
  const server = openPostgres(urlOf(draft), { now: testClock().now, size: 2 });
  await fillDatabase(server, files, level);
  await server.close();
  await client.query(`alter database ${draft} rename to ${template}`);
};

// Each drop waits for a checkpoint, so no test waits for it; what a process that ends leaves behind goes with the old ones.
const dropBehind = (database: string): void => {
  administer((client) => client.query(`drop database if exists ${database} with (force)`)).catch(
    () => undefined,
  );
};

/** The template of a level, made where it is missing; copying fails while another copy or the building runs. */
const withTemplate = async <T>(
  level: SeedLevel,
  work: (client: pg.Client, template: string) => Promise<T>,
): Promise<T> =>
  administer(async (client) => {
    const hash = snapshotHash(level);
    const template = `portal_test_${hash}`;
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, template]);
    const ready = (await exists(client, template)) && existsSync(filesOf(hash));
    if (!ready) {
      await client.query(`drop database if exists ${template}`);
      await buildTemplate(client, template, filesOf(hash), level);
    }
    return work(client, template);
  });

const copyTemplate = async (client: pg.Client, template: string, database: string) => {
  await client.query(`create database ${database} template ${template}`);
  // Nobody asks after a crash of PostgreSQL what a test wrote, so no commit has to wait for the disk.
  await client.query(`alter database ${database} set synchronous_commit = off`);
};

/** A copy of a prepared template: about a third of a second of a processor each. */
export const postgresFromTemplate = async (
  level: SeedLevel,
  now: () => Date = () => new Date(),
): Promise<TestDatabase & { url: string }> => {
  const database = `portal_test_run_${randomUUID().replaceAll('-', '')}`;
  await withTemplate(level, (client, template) => copyTemplate(client, template, database));
  const url = urlOf(database);
  const server = openPostgres(url, { now, size: 5 });
  return {
    url,
    seedFiles: filesOf(snapshotHash(level)),
    server: {
      ...server,
      close: async () => {
        await server.close();
        dropBehind(database);
      },
    },
  };
};

/** A database of this process, with the session that cleans it. */
interface Kept extends Cleanable {
  database: string;
  session: pg.Pool;
}

// Those that no test uses now.
const free = new Map<SeedLevel, Kept[]>();

// Whoever keeps one is in it all the time.
const dropAbandoned = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'portal\\_test\\_kept\\_%'
       and not exists (select 1 from pg_stat_activity a where a.datname = pg_database.datname)`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
};

const makeKept = async (level: SeedLevel): Promise<Kept> => {
  const database = `portal_test_kept_${randomUUID().replaceAll('-', '')}`;
  // Always the one session; a process may end while it waits.
  const session = new pg.Pool({
    connectionString: urlOf(database),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  session.on('error', () => undefined); // a test may end all sessions; then cleaning says so
  await withTemplate(level, async (admin, template) => {
    await admin.query('select pg_advisory_lock($1, 0)', [LOCK]);
    await dropAbandoned(admin).catch(() => undefined); // those of another role simply stay
    await copyTemplate(admin, template, database);
    await session.query('select');
  });
  return { database, session, ...(await cleanable(session)) };
};

const takeKept = async (level: SeedLevel): Promise<Kept> => {
  const waiting = free.get(level) ?? [];
  for (let kept = waiting.pop(); kept; kept = waiting.pop()) {
    if (await kept.clean().catch(() => false)) return kept;
    await kept.session.end();
    dropBehind(kept.database);
  }
  return makeKept(level);
};

/** A copy that earlier tests have used and that is as new again: a tenth of what a fresh one takes. */
export const cleanPostgres = async (level: SeedLevel, now: () => Date): Promise<TestDatabase> => {
  const kept = await takeKept(level);
  const server = openPostgres(urlOf(kept.database), { now, size: 5 });
  return {
    seedFiles: filesOf(snapshotHash(level)),
    server: {
      ...server,
      close: async () => {
        await server.close();
        free.set(level, [...(free.get(level) ?? []), kept]);
      },
    },
  };
};
