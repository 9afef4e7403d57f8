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

/** The session that a client of node-postgres holds, with its texts prepared by name. */
export const connectionOf = (client: pg.ClientBase, names: StatementNames): Connection => ({
  scope: undefined,
  run: async <Row>(sql: string, params: readonly unknown[]) => {
    const name = names.nameOf(sql);
    try {
      return (await client.query({ ...(name && { name }), text: sql, values: [...params] }))
        .rows as Row[];
    } catch (error) {
      if (isStalePlan(error)) names.rename(sql);
      throw error;
    }
  },
  script: async (sql) => {
    await client.query(sql);
  },
  isStalePlan,
});
