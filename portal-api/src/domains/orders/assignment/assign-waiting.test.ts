import { getFirmOrder, listFirmOrders, saveSettings } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const HOUR = 3_600_000;

const round = async () => {
  portal.clock.advance(HOUR);
  for (const work of portal.app.portal.rounds) await work();
};

const set = (sql: string, ...params: unknown[]) => portal.db().query(sql, params);

test('BO-69 waiting orders go to the fittest writer below the limits, the longest waiting first, and are tried again', async () => {
  const admin = await portal.signIn('admin');
  const waiting = async () =>
    (await admin.call(listFirmOrders, { writer: 'none', sort: 'number' })).body.items.map(
      ({ _id }) => _id,
    );
  const before = await waiting();
  expect(before.length).toBeGreaterThan(1);
  await round();
  expect(await waiting()).toEqual(before);

  const changes = { automaticAssignment: true };
  expect((await admin.call(saveSettings, { baseVersion: 0, changes })).status).toBe(200);
  // Room for one: every other writer is full.
  const [load] = await set(
    `select count(*)::int as n from orders where site_id = 'northwind' and writer_id = $1
       and status_percentage < 100 and cancelled_at is null and not is_test`,
    portal.personId('writer2'),
  );
  const { n } = load as { n: number };
  const limits = (most: number) => JSON.stringify({ maxOpenJobs: most });
  await set("update people set writer_data = '{\"maxOpenJobs\": 1}' where role = 'writer'");
  await set(
    'update people set writer_data = $1::jsonb where id = $2',
    limits(n + 1),
    portal.personId('writer2'),
  );
  await round();
  const oldest = await set(
    `select id from orders where site_id = 'northwind' and id = any($1) order by created_at, number limit 1`,
    before,
  );
  const { id } = oldest[0] as { id: string };
  expect(await waiting()).toEqual(before.filter((one) => one !== id));
  const { order, history } = (await admin.call(getFirmOrder, { id })).body;
  expect(order.writer_id).toBe(portal.personId('writer2'));
  expect(history[0]).toMatchObject({ code: 'assigned', name: '' });

  await set(
    'update people set writer_data = $1::jsonb where id = $2',
    limits(n + 2),
    portal.personId('writer2'),
  );
  await round();
  expect(await waiting()).toHaveLength(before.length - 2);
});
