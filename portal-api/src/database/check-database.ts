import type { DatabaseServer } from '../kernel/database.ts';
import { readMigrations } from './migrate.ts';

/** Fails when the database does not answer. */
export const checkDatabase = async (server: DatabaseServer): Promise<void> => {
  await server.platform().query('select 1');
};

// The files of a running server do not change under it.
let known: ReturnType<typeof readMigrations> | undefined;

/**
 * Fails when the schema is not the one that this code was written for. A database that is ahead is
 * taken: while servers are replaced one by one, the newest has migrated and the others still serve.
 */
export const checkMigrations = async (server: DatabaseServer): Promise<void> => {
  const wanted = await (known ??= readMigrations());
  const rows = await server
    .platform()
    .query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const differs = wanted.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (differs.length > 0)
    throw new Error(`Migrations are missing or differ: ${differs.map(({ name }) => name).join()}`);
};
