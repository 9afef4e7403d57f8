import type { DatabaseServer, OwnerDatabase } from '../kernel/database.ts';
import { checkMigrations } from './check-database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { rolesOf } from './roles.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Whether a login may change the tables; in an empty database whoever may make them. */
const mayAlter = async (login: OwnerDatabase): Promise<boolean> => {
  const [row] = await login.query<{ may: boolean }>(
    `select coalesce(
       (select pg_has_role(current_user, relowner, 'member') from pg_class
        where oid = to_regclass('public.migrations')),
       has_schema_privilege('public', 'create')) as may`,
  );
  return row?.may === true;
};

const nameOf = async (login: OwnerDatabase): Promise<string> => {
  const [row] = await login.query<{ name: string }>('select session_user as name');
  return row?.name ?? '';
};

/** Lets the login of running servers act as the two roles of this database, and as nobody else. */
const admit = async (owner: OwnerDatabase, name: string): Promise<void> => {
  const { site, platform } = await rolesOf((sql, params) => owner.query(sql, params));
  await owner.query(`grant ${quote(site)}, ${quote(platform)} to ${quote(name)}`);
};

const migrateAs = async (url: string, server: DatabaseServer): Promise<string[]> => {
  const owner = openPostgres(url, { now: () => new Date(), size: 1 });
  try {
    const added = await migrate(owner);
    await admit(owner.owner(), await nameOf(server.owner()));
    if (await mayAlter(server.owner()))
      throw new Error(
        'DATABASE_URL signs in as somebody who may change the tables. Beside MIGRATIONS_DATABASE_URL it needs a login of its own that owns nothing: create role portal_app login noinherit password …',
      );
    return added;
  } finally {
    await owner.close();
  }
};

/**
 * Brings the schema up to date: by the login for migrations where there is one, else by the server's own. A
 * login that owns nothing changes nothing, and only looks whether everything is there.
 *
 * @throws Error when migrations are missing and nobody here may apply them.
 */
export const bringUpToDate = async (
  server: DatabaseServer,
  migrationsUrl: string | undefined,
): Promise<string[]> => {
  if (server.kind === 'pglite') return migrate(server);
  if (migrationsUrl !== undefined) return migrateAs(migrationsUrl, server);
  if (await mayAlter(server.owner())) return migrate(server);
  try {
    await checkMigrations(server);
  } catch (error) {
    throw new Error(
      'The database is not up to date, and DATABASE_URL may not change it. Run `portal migrate` with MIGRATIONS_DATABASE_URL first.',
      { cause: error },
    );
  }
  return [];
};
