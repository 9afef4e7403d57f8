import type { Socket } from 'node:net';
import pg from 'pg';
import type { Connection } from './scope.ts';
import type { StatementNames } from './statement-names.ts';

const BIGINT = 20;
const DATE = 1082;

/** Counts are numbers, and days stay text, so that no time zone moves them. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === BIGINT) return Number;
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

const FEATURE_NOT_SUPPORTED = '0A000';

// A migration beside a running server may change what a prepared `select *` answers.
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FEATURE_NOT_SUPPORTED &&
  error.message.includes('cached plan');

/** Lifts the limit of time for the rest of a transaction, at the server and on this side. */
export const WITHOUT_LIMIT = 'set local statement_timeout = 0';

const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);

// What node-postgres has sent it waits for without an end, and so does everything behind it: the line itself has to go.
const hangUp = (client: pg.ClientBase): void => {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy(new Error('The database gave no answer in time.'));
};

/** Waits so long for what `ask` asks of a client, or for ever for 0; then its line is ended. */
export const answered = async <T>(
  client: pg.ClientBase,
  milliseconds: number,
  ask: () => Promise<T>,
): Promise<T> => {
  if (milliseconds === 0) return ask();
  const timer = setTimeout(hangUp, milliseconds, client);
  try {
    return await ask();
  } finally {
    clearTimeout(timer);
  }
};

/** The session that a client of node-postgres holds, with its texts prepared by name. */
export const connectionOf = (
  client: pg.ClientBase,
  names: StatementNames,
  milliseconds = 0,
): Connection => {
  let isUnlimited = false;
  const ask = <T>(sql: string, query: () => Promise<T>): Promise<T> => {
    if (sql === WITHOUT_LIMIT) isUnlimited = true;
    else if (ENDS.has(sql)) isUnlimited = false;
    return answered(client, isUnlimited ? 0 : milliseconds, query);
  };
  return {
    scope: undefined,
    run: async <Row>(sql: string, params: readonly unknown[]) => {
      const name = names.nameOf(sql);
      const query = { ...(name && { name }), text: sql, values: [...params] };
      try {
        return (await ask(sql, () => client.query(query))).rows as Row[];
      } catch (error) {
        if (isStalePlan(error)) names.rename(sql);
        throw error;
      }
    },
    script: async (sql) => {
      await ask(sql, () => client.query(sql));
    },
    isStalePlan,
  };
};
