import type { PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Connections, DatabaseServer } from '../kernel/database.ts';
import { connectionOf, types } from './pg-connection.ts';
import { type Connection } from './scope.ts';
import { statementNames } from './statement-names.ts';
import { makeWhereMissing } from './pglite/make-where-missing.ts';
import { startPglite } from './pglite/start-pglite.ts';
import { ownerDatabase, scopedDatabase, siteDatabase, type Lend } from './scoped-database.ts';

/** Where PGlite keeps its pages: a folder, or memory. */
export interface PgliteOptions {
  /** The server's clock. */
  now: () => Date;
  folder?: string;
  /** How PGlite itself starts; tests start it often. */
  start?: PGliteOptions;
}

// One session for everybody: each borrower waits for the one before it.
const lendOneByOne = (connection: Connection): { lend: Lend; connections(): Connections } => {
  let tail: Promise<unknown> = Promise.resolve();
  let wanted = 0;
  return {
    lend: (work) => {
      wanted += 1;
      const turn = tail
        .then(() => work(connection))
        .finally(() => {
          wanted -= 1;
        });
      tail = turn.catch(() => undefined);
      return turn;
    },
    connections: () => {
      const busy = Math.min(wanted, 1);
      return { busy, idle: 1 - busy, waiting: wanted - busy };
    },
  };
};

/** The embedded database. */
export const openPglite = async ({
  now,
  folder,
  start,
}: PgliteOptions): Promise<DatabaseServer> => {
  if (folder && !start) await makeWhereMissing(folder);
  const pglite = await startPglite({
    ...start,
    ...(folder ? { dataDir: folder } : {}),
  });
  const client = new pg.Client({ ...createPgConfig(pglite), types });
  // Whoever asks hears of a failed engine from the answer; an error that nobody hears would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const { lend, connections } = lendOneByOne(connectionOf(client, statementNames()));
  return {
    kind: 'pglite',
    site: (siteId, reading) => siteDatabase(lend, { siteId, ...reading }, now),
    platform: () => scopedDatabase(lend, { kind: 'platform' }),
    owner: () => ownerDatabase(lend),
    // It speaks past the driver, so between the parts of a statement it would take them for its own.
    listen: async (channel, hear) => {
      const stop = await lend(() => pglite.listen(channel, hear));
      return () => lend(() => stop());
    },
    notify: async (channel, payload) => {
      await lend((connection) => connection.run('select pg_notify($1, $2)', [channel, payload]));
    },
    connections,
    close: async () => {
      await lend(() => client.end());
      await pglite.close();
    },
  };
};
