/** The roles of one database; neither is a superuser, so row-level security holds for both. */
export interface Roles {
  readonly site: string;
  readonly platform: string;
}

// The policies of the first table say which roles they are meant for. That holds for a copy and for a
// restored database, too, whatever it is called.
const ROLES_OF_POLICIES = `
  select
    (select r.rolname from pg_policy p join pg_roles r on r.oid = any (p.polroles)
     where p.polrelid = to_regclass('sites') and p.polname = 'own_site') as site,
    (select r.rolname from pg_policy p join pg_roles r on r.oid = any (p.polroles)
     where p.polrelid = to_regclass('sites') and p.polname = 'platform') as platform,
    (select oid::text from pg_database where datname = current_database()) as number`;

type Ask = <Row>(sql: string, params: readonly unknown[]) => Promise<Row[]>;

interface Found {
  site: string | null;
  platform: string | null;
  number: string;
}

/** The roles that this database has, or will get with its first migration. */
export const rolesOf = async (ask: Ask): Promise<Roles> => {
  const [found] = await ask<Found>(ROLES_OF_POLICIES, []);
  return {
    site: found?.site ?? `portal_site_${found?.number ?? ''}`,
    platform: found?.platform ?? `portal_platform_${found?.number ?? ''}`,
  };
};

/** A migration for the roles of the database that it runs on. */
export const withRoles = (sql: string, { site, platform }: Roles): string =>
  sql.replaceAll(/\bportal_site\b/g, site).replaceAll(/\bportal_platform\b/g, platform);
