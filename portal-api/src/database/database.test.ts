import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import type { DatabaseServer } from '../kernel/database.ts';
import { migrate } from './migrate.ts';

let portal: TestApp;
let server: DatabaseServer;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  server = portal.app.portal.platform.database;
});
afterAll(() => portal.close());

const siteTables = async (): Promise<string[]> =>
  (
    await server.owner().query<{ table_name: string }>(
      `select c.table_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'site_id' and t.table_type = 'BASE TABLE'
       order by 1`,
    )
  ).map((row) => row.table_name);

test('PL-02 every table with a site forces row-level security', async () => {
  const forced = await server
    .owner()
    .query<{ relname: string }>(
      'select relname from pg_class where relforcerowsecurity order by 1',
    );
  const names = forced.map((row) => row.relname);
  expect((await siteTables()).filter((table) => !names.includes(table))).toEqual([]);
});

test('PL-01 a query without any filter sees rows of its own site only', async () => {
  const foreign: string[] = [];
  for (const table of await siteTables()) {
    const rows = await server
      .site('northwind')
      .query<{ site_id: string }>(`select site_id from ${table}`);
    if (rows.some((row) => row.site_id !== 'northwind')) foreign.push(table);
  }
  expect(foreign).toEqual([]);
});

test('PL-01 a write without any filter changes rows of its own site only', async () => {
  await server.site('acme').query("update people set first_name = 'Changed'");
  const rows = await server
    .site('northwind')
    .query("select 1 from people where first_name = 'Changed'");
  expect(rows).toHaveLength(0);
});

test('PL-02 a row for another site is refused', async () => {
  const write = server
    .site('acme')
    .query(
      "insert into rate_counts (site_id, key, window_start, hits) values ('northwind', 'k', $1, 1)",
      [portal.clock.now()],
    );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('PL-02 no site, no rows', async () => {
  expect(await server.site('').query('select 1 from people')).toHaveLength(0);
});

test('PL-02 sites cannot be made or changed in the name of a site', async () => {
  await expect(server.site('acme').query("update sites set name = 'Mine'")).rejects.toThrow(
    /permission denied/,
  );
});

describe('transactions', () => {
  const put = (key: string) =>
    [
      'insert into rate_counts (site_id, key, window_start, hits) values ($1,$2,$3,1)',
      ['northwind', key, portal.clock.now()],
    ] as const;
  const keys = async () =>
    (
      await portal
        .db()
        .query<{ key: string }>("select key from rate_counts where key like 'tx%' order by key")
    ).map((row) => row.key);

  test('PL-27 a failed transaction leaves nothing behind', async () => {
    const work = portal.db().transaction(async (tx) => {
      await tx.query(...put('tx-lost'));
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await keys()).toEqual([]);
  });

  test('PL-27 a failed inner transaction leaves the outer one whole', async () => {
    await portal.db().transaction(async (tx) => {
      await tx.query(...put('tx-outer'));
      await tx
        .transaction(async (inner) => {
          await inner.query(...put('tx-inner'));
          throw new Error('stop');
        })
        .catch(() => undefined);
    });
    expect(await keys()).toEqual(['tx-outer']);
  });

  test('PL-27 the outer database inside a transaction fails instead of hanging', async () => {
    const work = portal.db().transaction(async () => portal.db().query('select 1'));
    await expect(work).rejects.toThrow(/use the `tx`/i);
  });

  test('PL-02 concurrent sites never see each other', async () => {
    const names = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const site = index % 2 === 0 ? 'northwind' : 'acme';
        const rows = await server
          .site(site)
          .query<{ site_id: string }>('select site_id from people');
        return rows.length > 0 && rows.every((row) => row.site_id === site);
      }),
    );
    expect(names).not.toContain(false);
  });
});

test('PL-27 an edited migration stops the process', async () => {
  await server
    .owner()
    .query("update migrations set checksum = 'edited' where name = '0001_sites_and_roles.sql'");
  await expect(migrate(server)).rejects.toThrow(/changed after it was applied/);
});

test('PL-27 a script of many statements runs as it is written, strings and bodies included', async () => {
  await server.owner().script(`create table scripted (text text); -- no; end
    do $$ begin insert into scripted values ('in; a body'); end $$;
    insert into scripted values ('a; string'); `);
  expect(await server.owner().query('select text from scripted')).toEqual([
    { text: 'in; a body' },
    { text: 'a; string' },
  ]);
  await server.owner().script('drop table scripted');
});

test('PL-27 a statement goes on after its table was changed beside it', async () => {
  await server.owner().script('create table changing (a int); insert into changing values (1);');
  const read = () => server.owner().query('select * from changing');
  for (let round = 0; round < 5; round += 1) expect(await read()).toEqual([{ a: 1 }]);
  await server.owner().script('alter table changing add column b int');
  expect(await read()).toEqual([{ a: 1, b: null }]);
  await server.owner().script('alter table changing add column c int');
  const inside = await server.owner().transaction((tx) => tx.query('select * from changing'));
  expect(inside).toEqual([{ a: 1, b: null, c: null }]);
});

test('PL-27 counts are numbers, days are text, moments are dates on every database', async () => {
  const [row] = await server
    .platform()
    .query<Record<string, unknown>>(
      "select count(*) as n, date '2026-02-03' as d, $1::timestamptz as t, '{\"a\":[1]}'::jsonb as j from sites",
      [new Date('2026-02-03T04:05:06.007Z')],
    );
  expect(row?.['n']).toBe(2);
  expect(row?.['d']).toBe('2026-02-03');
  expect((row?.['t'] as Date | undefined)?.toISOString()).toBe('2026-02-03T04:05:06.007Z');
  expect(row?.['j']).toEqual({ a: [1] });
});
