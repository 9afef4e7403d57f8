import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { postgresTestUrl } from './postgres-url.ts';

/** A database without a table, of an owner who is no superuser. */
export interface EmptyPostgres {
  /** As the portal connects. */
  url: string;
  /** As somebody who sees everything. */
  adminUrl: string;
  drop(): Promise<void>;
}

const administer = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: postgresTestUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes one as the guide of deploying says it. */
export const emptyPostgres = async (): Promise<EmptyPostgres> => {
  const name = `portal_test_run_${randomUUID().replaceAll('-', '')}`;
  const owner = `${name}_owner`;
  await administer(
    `create role ${owner} login createrole`,
    `create database ${name} owner ${owner}`,
  );
  const admin = new URL(postgresTestUrl());
  admin.pathname = `/${name}`;
  const url = new URL(admin);
  url.username = owner;
  return {
    url: url.href,
    adminUrl: admin.href,
    drop: () =>
      administer(`drop database if exists ${name} with (force)`, `drop role if exists ${owner}`),
  };
};
