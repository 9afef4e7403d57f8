import { assignOrder, changeManyOrders, listFirmWriters } from '@portal/shared-contracts/admin';
import { orderId } from '../../../../seed/orders/orders.ts';
import { until } from '../../../../test/chaos/patience.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { postgresAnswers } from '../../../../test/database/postgres-url.ts';

// Of the embedded database two transactions are never open at once.
const whenPostgres = (await postgresAnswers()) ? test : test.skip;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const waiting = async (): Promise<number> => {
  const [row] = await portal.platform.database.platform().query<{ n: number }>(
    `select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted`,
  );
  return row?.n ?? 0;
};

/** Lets calls begin that all come as far as they can before the first of them is through. */
const atOnce = async <T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const held = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const holding = portal.platform.database.owner().transaction(async (tx) => {
    await tx.query('lock table order_events in share mode');
    held.resolve();
    await goOn.promise;
  });
  await held.promise;
  const all = Promise.all(calls.map((call) => call()));
  await until(async () => (await waiting()) >= calls.length);
  goOn.resolve();
  await holding;
  return all;
};

whenPostgres(
  'BO-68 of admins who give a writer the last free place at the same moment one does, whether one order or many',
  async () => {
    const admin = await portal.signIn('admin');
    const writerId = portal.personId('writer2');
    const deskNow = async () =>
      (await admin.call(listFirmWriters, {})).body.writers.find(({ _id }) => _id === writerId);
    const open = (await deskNow())?.open ?? 0;
    await portal
      .db()
      .query('update people set writer_data = $2 where id = $1', [
        writerId,
        JSON.stringify({ maxOpenJobs: open + 1 }),
      ]);
    const orders = (['unassigned', 'fresh', 'contract'] as const).map((key) =>
      orderId('northwind', key),
    );
    const [first = '', second = '', third = ''] = orders;
    const done = await atOnce([
      async () => Number((await admin.call(assignOrder, { id: first, writerId })).status === 200),
      async () => Number((await admin.call(assignOrder, { id: second, writerId })).status === 200),
      async () => {
        const asked = { act: 'assign' as const, ids: [third], writerId };
        return (await admin.call(changeManyOrders, asked)).body.done;
      },
    ]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await deskNow())?.open).toBe(open + 1);
  },
);
