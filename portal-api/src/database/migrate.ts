import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, DatabaseServer, OwnerDatabase } from '../kernel/database.ts';

import { WITHOUT_LIMIT } from './pg-connection.ts';
import { rolesOf, withRoles } from './roles.ts';

const FOLDER = path.join(import.meta.dirname, '../../migrations');
const FILE = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** One numbered SQL file. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** All migrations in order. */
export const readMigrations = async (folder = FOLDER): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const applied = async (db: Database): Promise<Map<string, string>> => {
  await db.query(`create table if not exists migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const rows = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const apply = (db: OwnerDatabase, migration: Migration): Promise<void> =>
  db.transaction(async (tx) => {
    const roles = await rolesOf((sql, params) => tx.query(sql, params));
    await tx.script(withRoles(migration.sql, roles));
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
  });

// Any number: processes that start together on one PostgreSQL migrate one after the other.
const LOCK = 7_310_001;

/** Which migrations are applied: all of the folder, or some of them. */
interface Wanted {
  folder?: string | undefined;
  only?: ReadonlySet<string>;
}

/** Applies what is missing inside the given transaction, and names it. */
export const applyMigrations = async (
  db: OwnerDatabase,
  { folder, only }: Wanted = {},
): Promise<string[]> => {
  // A change of a large table may take as long as it takes; the limit is for calls.
  await db.query(WITHOUT_LIMIT);
  await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const done = await applied(db);
  const added: string[] = [];
  for (const migration of await readMigrations(folder)) {
    if (only && !only.has(migration.name)) continue;
    const checksum = done.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined)
      throw new Error(
        `Migration ${migration.name} was changed after it was applied; add a new one instead.`,
      );
    await apply(db, migration);
    added.push(migration.name);
  }
  return added;
};

/** Applies what is missing, all or nothing; a released migration that was edited stops the process. */
export const migrate = (server: DatabaseServer, folder?: string): Promise<string[]> =>
  server.owner().transaction((tx) => applyMigrations(tx, { folder }));
