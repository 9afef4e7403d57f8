import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { sumDays } from '../../src/domains/reports/days/report-days.service.ts';
import { DAY_COUNTERS } from '../../src/handed-in/report-sources.ts';
import type { DatabaseServer } from '../../src/kernel/database.ts';
import { fillDatabase } from '../database/fill-database.ts';
import { SNAPSHOTS, type TestDatabase } from '../database/snapshot.ts';
import { administer, exists, urlOf } from '../database/test-database.postgres.ts';

// A store of files belongs to one portal: that of the database which others begin as copies of.
const filesOf = (name: string): string => path.join(SNAPSHOTS, name);

/** How a database of the benchmark comes to be where it does not stand yet. */
interface Growth {
  /** The database that it begins as; without one with the demo. */
  from?: string;
  grow: (server: DatabaseServer) => Promise<void>;
}

const make = async (name: string, now: () => Date, { from, grow }: Growth): Promise<void> => {
  const draft = `${name}_draft`;
  await administer(async (client) => {
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}${from ? ` template ${from}` : ''}`);
  });
  const server = openPostgres(urlOf(draft), { now });
  try {
    if (!from) {
      await rm(filesOf(name), { recursive: true, force: true });
      await fillDatabase(server, filesOf(name), 'demo');
    }
    await grow(server);
  } finally {
    await server.close();
  }
  // Only what is whole has the name.
  await administer((client) => client.query(`alter database ${draft} rename to ${name}`));
};

/** A database that is filled once, with all that the migrations added since. */
export const openKept = async (
  name: string,
  now: () => Date,
  growth: Growth,
): Promise<TestDatabase> => {
  if (!(await administer((client) => exists(client, name)))) await make(name, now, growth);
  const server = openPostgres(urlOf(name), { now, size: 5 });
  await migrate(server);
  // As the hourly round leaves the reports.
  await sumDays({ database: server }, DAY_COUNTERS);
  // As the database's own housekeeping leaves tables that rest.
  await server.owner().script('vacuum analyze;');
  return { server, seedFiles: filesOf(growth.from ?? name) };
};

// Roles belong to the whole server and are named after the database that made them; a copy uses its original's.
const rolesOf = async (client: Client, names: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ role: string }>(
    `select 'portal_' || kind || '_' || oid as role from pg_database, unnest(array['site', 'platform']) kind
     where datname = any($1)`,
    [names],
  );
  return rows.map(({ role }) => role);
};

const dropUnused = async (client: Client, roles: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles r where rolname = any($1)
       and not exists (select from pg_shdepend d where d.refobjid = r.oid)`,
    [roles],
  );
  for (const { rolname } of rows) await client.query(`drop role ${rolname}`);
};

/** Drops databases of the benchmark with the roles that they made. */
export const dropKept = (names: readonly string[]): Promise<void> =>
  administer(async (client) => {
    const roles = await rolesOf(client, names);
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
    await dropUnused(client, roles);
    for (const name of names) await rm(filesOf(name), { recursive: true, force: true });
  });
