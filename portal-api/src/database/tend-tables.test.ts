import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { pgliteFromSnapshot } from '../../test/database/test-database.pglite.ts';
import { postgresFromTemplate } from '../../test/database/test-database.postgres.ts';
import type { TestDatabase } from '../../test/database/snapshot.ts';
import { testClock } from '../../test/clock.ts';
import { tendTables } from './tend-tables.ts';

// Whatever the other tests run on: this is about the embedded one.
let opened: TestDatabase;
beforeEach(async () => {
  opened = await pgliteFromSnapshot('base', testClock().now);
});
afterEach(() => opened.server.close());

const addCounts = (first: number, last: number) =>
  opened.server.platform().query(
    `insert into rate_counts (site_id, key, window_start, hits)
     select 'northwind', 'key ' || n, now(), 1 from generate_series($1::int, $2::int) n`,
    [first, last],
  );

const figures = async () => {
  const [table] = await opened.server.owner().query<{ rows: number; dead: number; pages: number }>(
    `select c.reltuples::int as rows, s.n_dead_tup as dead,
       pg_relation_size(c.oid)::int / 8192 as pages
     from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'rate_counts'`,
  );
  return table;
};

test('PL-43 tables that grew are counted once, so that plans know their size', async () => {
  await addCounts(1, 40);
  await tendTables(opened.server);
  await addCounts(41, 80);
  expect(await tendTables(opened.server)).toEqual([]);
  await addCounts(81, 3000);
  expect(await tendTables(opened.server)).toEqual(['rate_counts']);
  expect(await figures()).toMatchObject({ rows: 3000, dead: 0 });
  expect(await tendTables(opened.server)).toEqual([]);
});

test('PL-43 what a killed process never counted is counted at the next look', async () => {
  // So it is after each look at an empty table.
  await opened.server.owner().script('analyze rate_counts');
  await addCounts(1, 40);
  await opened.server.owner().query('select pg_stat_reset()');
  expect(await tendTables(opened.server)).toContain('rate_counts');
  expect(await figures()).toMatchObject({ rows: 40 });
});

test('PL-43 the room of removed rows is used again', async () => {
  await addCounts(1, 2000);
  await tendTables(opened.server);
  const before = await figures();
  for (let round = 0; round < 5; round += 1) {
    await opened.server.platform().query('update rate_counts set hits = hits + 1');
    await tendTables(opened.server);
  }
  const after = await figures();
  // An update writes each row anew: without tending there would be six times as many pages.
  expect(after?.pages).toBeLessThanOrEqual(2 * (before?.pages ?? 0) + 1);
});

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

whenPostgres('PL-43 a PostgreSQL server tends its tables itself and is left alone', async () => {
  const { server } = await postgresFromTemplate('base', testClock().now);
  try {
    expect(await tendTables(server)).toEqual([]);
  } finally {
    await server.close();
  }
});
