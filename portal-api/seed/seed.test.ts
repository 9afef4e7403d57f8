import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { baseSeeders, seedDemo } from './index.ts';

let portal: TestApp;
afterEach(() => portal.close());

const counts = async (tables: readonly string[]): Promise<Record<string, number>> => {
  const db = portal.app.portal.platform.database.platform();
  const found: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await db.query<{ n: number }>(`select count(*) as n from ${table}`);
    found[table] = row?.n ?? 0;
  }
  return found;
};

const securedTables = async (): Promise<string[]> =>
  (
    await portal.app.portal.platform.database
      .owner()
      .query<{ relname: string }>(
        'select relname from pg_class where relforcerowsecurity order by 1',
      )
  ).map((row) => row.relname);

test('HS-06 a second start adds nothing and changes no setting', async () => {
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal.app.portal;
  await platform.database
    .platform()
    .query("update sites set name = 'Renamed' where site_id = 'acme'");
  const tables = await securedTables();
  const before = await counts(tables);
  await seedDemo(platform);
  expect(await counts(tables)).toEqual(before);
  const [site] = await platform.database
    .platform()
    .query("select name from sites where site_id = 'acme'");
  expect(site).toEqual({ name: 'Renamed' });
});

test('HS-06 two processes that start together make one demo', async () => {
  portal = await createTestApp({ seed: 'none' });
  const { platform } = portal.app.portal;
  await Promise.all([seedDemo(platform, baseSeeders), seedDemo(platform, baseSeeders)]);
  expect(await counts(['sites', 'site_hosts', 'people', 'files'])).toEqual({
    sites: 2,
    site_hosts: 2,
    people: 14,
    files: 8,
  });
});

test('HS-06 a database of real firms gets no demo data', async () => {
  portal = await createTestApp({ seed: 'none' });
  const { platform } = portal.app.portal;
  const db = platform.database.platform();
  await db.query("insert into sites values ('real', 'Real Firm', '{}'::jsonb, $1, $1)", [
    platform.now(),
  ]);
  await seedDemo(platform);
  expect(await db.query('select site_id from sites')).toEqual([{ site_id: 'real' }]);
});
