import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { oneSessionPooler } from '../../test/database/one-session-pooler.ts';
import { postgresAnswers, postgresTestUrl } from '../../test/database/postgres-url.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { refuseTransactionPooler } from './refuse-pooler.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const now = () => new Date('2026-03-02T09:00:00.000Z');

const ask = async (sql: string, url = postgresTestUrl()) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** An empty database of this test, with the roles that will be its own. */
const empty = async () => {
  const name = `portal_roles_${randomUUID().replaceAll('-', '')}`;
  await ask(`create database ${name}`);
  const [row] = await ask(`select oid::text as oid from pg_database where datname = '${name}'`);
  const url = new URL(postgresTestUrl());
  url.pathname = `/${name}`;
  const server = openPostgres(url.href, { now, size: 2 });
  const roles = ['site', 'platform'].map((kind) => `portal_${kind}_${String(row?.['oid'])}`);
  open.push({
    close: async () => {
      await server.close();
      await ask(`drop database ${name} with (force)`);
      for (const role of roles) await ask(`drop role if exists ${role}`);
    },
  });
  return { url: url.href, server, roles };
};

const SITE =
  "insert into sites (site_id, name, settings, created_at, updated_at) values ('one', 'One', '{}', now(), now())";

const policyRoles = (url: string) =>
  ask(
    'select distinct r.rolname from pg_policy p join pg_roles r on r.oid = any (p.polroles) order by 1',
    url,
  );

whenPostgres(
  'P-13 two portals on one server have roles of their own, and neither reads the other',
  async () => {
    const [one, two] = [await empty(), await empty()];
    for (const { server } of [one, two]) await migrate(server);
    await one.server.platform().query(SITE);
    expect(await one.server.site('one').query('select site_id from sites')).toHaveLength(1);
    expect(await two.server.platform().query('select 1 from sites')).toEqual([]);
    expect(one.roles).not.toEqual(two.roles);
    for (const stranger of two.roles)
      await expect(
        ask(`set role ${stranger}; select * from public.sites`, one.url),
      ).rejects.toThrow(/permission denied/);
  },
);

whenPostgres(
  'P-13 a database from before gets roles of its own, with all their rights and no others',
  async () => {
    const { url, server, roles } = await empty();
    const [first] = await readMigrations();
    // As every database began: with the names that all portals of a server shared.
    await server.owner().script(first?.sql ?? '');
    await server.owner().script(
      `create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
     insert into migrations (name, checksum) values ('${first?.name ?? ''}', '${first?.checksum ?? ''}')`,
    );
    await migrate(server);
    expect((await policyRoles(url)).map((row) => row['rolname']).toSorted()).toEqual(
      roles.toSorted(),
    );
    const fresh = await empty();
    await migrate(fresh.server);
    const rights = async (of: typeof fresh) =>
      (
        await ask(
          `select table_name, column_name, privilege_type, grantee from information_schema.column_privileges
         where grantee like 'portal\\_%' order by 1, 2, 3, 4`,
          of.url,
        )
      ).map((row) => JSON.stringify(row).replace(/_\d+"/, '"'));
    const [converted, made] = [await rights({ url, server, roles }), await rights(fresh)];
    expect(converted).toEqual(made);
    await server.platform().query(SITE);
    expect(await server.site('one').query('select site_id from sites')).toHaveLength(1);
    await expect(server.site('one').query("update sites set name = 'x'")).rejects.toThrow(
      /permission denied/,
    );
  },
);

whenPostgres(
  'P-13 a pooler in transaction mode is refused, a direct connection is not',
  async () => {
    await refuseTransactionPooler(postgresTestUrl());
    const pooler = await oneSessionPooler(new URL(postgresTestUrl()));
    open.push(pooler);
    await expect(refuseTransactionPooler(pooler.url)).rejects.toThrow(/transaction mode/);
  },
);
