import { pgliteFromSnapshot } from '../../test/database/test-database.pglite.ts';
import type { TestDatabase } from '../../test/database/snapshot.ts';
import { testClock } from '../../test/clock.ts';

// Whatever the other tests run on: this is about the embedded one.
let opened: TestDatabase;
beforeAll(async () => {
  opened = await pgliteFromSnapshot('base', testClock().now);
});
afterAll(() => opened.server.close());

const FIND = 'select name from sites where site_id = $1';

test('PL-27 on the embedded database a statement that comes again is planned once, for each site its own rows', async () => {
  const find = (siteId: string) =>
    opened.server.site(siteId).query<{ name: string }>(FIND, [siteId]);
  for (let round = 0; round < 8; round += 1) {
    expect(await find('northwind')).toHaveLength(1);
    expect(await find('acme')).toHaveLength(1);
  }
  expect(await opened.server.site('acme').query(FIND, ['northwind'])).toEqual([]);
  const kept = await opened.server
    .owner()
    .query('select generic_plans > 0 as planned from pg_prepared_statements where statement = $1', [
      FIND,
    ]);
  expect(kept).toEqual([{ planned: true }]);
});

test('PL-27 a refused statement of a transaction leaves the embedded session as usable as it was', async () => {
  const db = opened.server.site('northwind');
  for (let round = 0; round < 5; round += 1) {
    await expect(
      db.transaction(async (tx) => {
        await tx.query('select 1 / $1::int', [0]);
      }),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  }
});

test('PL-27 what is said on a channel of the embedded database is heard', async () => {
  const heard: string[] = [];
  const stop = await opened.server.listen('news', (payload) => heard.push(payload));
  await opened.server.notify('news', 'once');
  await opened.server.notify('news', 'twice');
  await stop();
  await opened.server.notify('news', 'nobody');
  expect(heard).toEqual(['once', 'twice']);
});

test('PL-27 a channel that is opened and left beside statements waits for its turn between them', async () => {
  const { server } = opened;
  const asked = Array.from({ length: 30 }, async (_, at) => {
    // Each text is a new one, so that none is prepared yet.
    const sum = server.platform().query<{ sum: number }>(`select $1::int + ${at} as sum`, [1]);
    const stop = await server.listen(`channel_${at}`, () => undefined);
    const [[row]] = await Promise.all([sum, stop()]);
    return row?.sum;
  });
  expect(await Promise.all(asked)).toEqual(asked.map((_, at) => at + 1));
});

test('PL-40 what is asked of an embedded database that has ended fails by itself, and the process goes on', async () => {
  const { server } = await pgliteFromSnapshot('base', testClock().now);
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('uncaughtException', hear);
  try {
    await server.close();
    for (let round = 0; round < 2; round += 1)
      await expect(server.platform().query('select 1')).rejects.toThrow();
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
  } finally {
    process.off('uncaughtException', hear);
  }
});
