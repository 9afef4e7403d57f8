/** The roles that migration 0001 creates; neither is a superuser, so row-level security holds. */
const SITE_ROLE = 'portal_site';
const PLATFORM_ROLE = 'portal_platform';

/** Who a connection acts as: one site, the platform, or the owner of the tables. */
export type Scope = { kind: 'site'; siteId: string } | { kind: 'platform' } | { kind: 'owner' };

/** One session of the database; `scope` remembers whom it currently acts as. */
export interface Connection {
  scope: string | undefined;
  run<Row>(sql: string, params: readonly unknown[]): Promise<Row[]>;
  script(sql: string): Promise<void>;
  /** Whether a statement failed only because its prepared plan is older than the tables. */
  isStalePlan(error: unknown): boolean;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const statements = (scope: Scope): string => {
  if (scope.kind === 'owner') return "reset role; select set_config('app.site', '', false)";
  if (scope.kind === 'platform')
    return `set role ${PLATFORM_ROLE}; select set_config('app.site', '', false)`;
  return `set role ${SITE_ROLE}; select set_config('app.site', ${quote(scope.siteId)}, false)`;
};

/**
 * Makes the connection act as `scope`. It is set per session and remembered, not per transaction:
 * a read is then one round trip instead of four.
 */
export const enterScope = async (connection: Connection, scope: Scope): Promise<void> => {
  const wanted = scope.kind === 'site' ? `site:${scope.siteId}` : scope.kind;
  if (connection.scope === wanted) return;
  connection.scope = undefined;
  await connection.script(statements(scope));
  connection.scope = wanted;
};
