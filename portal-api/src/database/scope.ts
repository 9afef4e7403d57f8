import { type Roles, rolesOf } from './roles.ts';

/** Who a connection acts as: one site, the platform, or the owner of the tables. */
export type Scope =
  | { kind: 'site'; siteId: string; isReadOnly?: boolean }
  | { kind: 'platform' }
  | { kind: 'owner' };

/** One session of the database; `scope` remembers whom it currently acts as. */
export interface Connection {
  scope: string | undefined;
  /** The roles of its database, once they were looked up. */
  roles?: Roles;
  run<Row>(sql: string, params: readonly unknown[]): Promise<Row[]>;
  script(sql: string): Promise<void>;
  /** Whether a statement failed only because its prepared plan is older than the tables. */
  isStalePlan(error: unknown): boolean;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const WRITES = 'reset default_transaction_read_only';
const READS = 'set default_transaction_read_only = on';

const OWNER = `reset role; ${WRITES}; select set_config('app.site', '', false)`;

const statements = (scope: Exclude<Scope, { kind: 'owner' }>, roles: Roles): string => {
  if (scope.kind === 'platform')
    return `set role ${roles.platform}; ${WRITES}; select set_config('app.site', '', false)`;
  return `set role ${roles.site}; ${scope.isReadOnly ? READS : WRITES}; select set_config('app.site', ${quote(scope.siteId)}, false)`;
};

/**
 * Makes the connection act as `scope`. It is set per session and remembered, not per transaction:
 * a read is then one round trip instead of four.
 */
export const enterScope = async (connection: Connection, scope: Scope): Promise<void> => {
  const wanted =
    scope.kind === 'site' ? `site:${scope.siteId}:${scope.isReadOnly ? 'reads' : ''}` : scope.kind;
  if (connection.scope === wanted) return;
  connection.scope = undefined;
  if (scope.kind === 'owner') await connection.script(OWNER);
  else {
    connection.roles ??= await rolesOf((sql, params) => connection.run(sql, params));
    await connection.script(statements(scope, connection.roles));
  }
  connection.scope = wanted;
};
