import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, ListObjectsCommand } from '@aws-sdk/client-s3';
import { seedDemo } from '../../seed/index.ts';
import { openPglite } from '../../src/database/pglite.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { type Config, readConfig } from '../../src/kernel/config/config.ts';
import type { DatabaseServer } from '../../src/kernel/database.ts';
import { createLog } from '../../src/kernel/log.ts';
import { openPlatform } from '../../src/open-platform.ts';
import { emptyPostgres } from '../database/empty-postgres.ts';
import { type S3Server, startS3 } from '../s3-server.ts';

/** A machine of its own: a database and a store, both empty at first. */
export interface Place {
  config: Config;
  /** The database without the portal around it. */
  look<T>(work: (server: DatabaseServer) => Promise<T>): Promise<T>;
  /** Hash of every stored byte by its name. */
  bytes(): Promise<Map<string, string>>;
  destroy(): Promise<void>;
}

const NOTE = /(^|\/)portal\.json$/;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const filesBelow = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(folder, file), hashOf(await readFile(file)));
  }
  return found;
};

const looking =
  (open: () => Promise<DatabaseServer>): Place['look'] =>
  async (work) => {
    const server = await open();
    try {
      return await work(server);
    } finally {
      await server.close();
    }
  };

const now = () => new Date();

/** The embedded default: everything in one folder. */
export const folderPlace = async (): Promise<Place> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-place-'));
  return {
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    look: looking(() => openPglite({ now, folder: path.join(dataDir, 'database') })),
    bytes: async () => {
      const all = await filesBelow(dataDir);
      return new Map([...all].filter(([name]) => /^(files|remotes)\//.test(name)));
    },
    destroy: () => rm(dataDir, { recursive: true, force: true }),
  };
};

// The stand-in for a bucket fails at the tokens of long lists; the older call has none.
async function* keysOf({ client, bucket }: S3Server): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? {} : { Marker: last };
    const page = await client.send(new ListObjectsCommand({ Bucket: bucket, ...after }));
    const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []));
    yield* keys;
    if (keys.length === 0) return;
    last = keys.at(-1);
  }
}

/** A PostgreSQL whose owner is no superuser, and a bucket. */
export const serverPlace = async (): Promise<Place> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-place-'));
  const [database, s3] = await Promise.all([emptyPostgres(), startS3()]);
  return {
    config: readConfig({
      DATA_DIR: dataDir,
      PORTAL_MODE: 'demo',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
    }),
    look: looking(async () => openPostgres(database.adminUrl, { now, size: 1 })),
    bytes: async () => {
      const found = new Map<string, string>();
      for await (const Key of keysOf(s3)) {
        const { Body } = await s3.client.send(new GetObjectCommand({ Bucket: s3.bucket, Key }));
        if (Body) found.set(Key, hashOf(await Body.transformToByteArray()));
      }
      return found;
    },
    destroy: async () => {
      s3.client.destroy();
      await Promise.all([database.drop(), s3.close(), rm(dataDir, { recursive: true })]);
    },
  };
};

/** Stored bytes without the note that says whose the store is: a start writes it anew. */
export const withoutNote = (bytes: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...bytes].filter(([name]) => !NOTE.test(name)));

/** Fills a place as a first start does. */
export const fillPlace = async ({ config }: Place): Promise<void> => {
  const platform = await openPlatform(config, createLog('error'));
  await seedDemo(platform);
  await platform.close();
};

/** Every row of every table as the database itself writes it, in a fixed order. */
export const rowsOf = async (server: DatabaseServer): Promise<Map<string, string[]>> => {
  const owner = server.owner();
  const tables = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const found = await owner.query<{ line: string }>(
      `select t::text as line from "${name}" t order by 1`,
    );
    rows.set(
      name,
      found.map(({ line }) => line),
    );
  }
  return rows;
};
