import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { countWaitingOrders } from '../dashboard/dashboard.repository.ts';
import { listForFirm } from './firm-orders.service.ts';

const ORDERS = 20_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  await portal.db().query(
    `insert into orders (id, site_id, client_id, package_id, writer_id, invoice_price_minor,
       invoice_currency, created_at, updated_at, number, status_percentage, turn_owner, turn_step,
       turn_since, due_date)
     select 'scale-' || n, site_id, client_id, package_id, writer_id, n, 'usd',
       created_at - n * interval '1 minute', updated_at, 10000 + n, case when n % 50 = 0 then 50 else 100 end,
       case when n % 50 = 0 then 'customer' else 'done' end, 'done',
       created_at - n * interval '1 minute', date '2026-01-01' + n % 500
     from orders, generate_series(1, ${ORDERS}) n
     where site_id = 'northwind' and id = 'northwind-order-writing'`,
  );
  await portal.platform.database
    .owner()
    .script('analyze orders; analyze people; analyze packages;');
});
afterAll(() => portal.close());

const READS_ALL = /Seq Scan on orders/;

test.each([
  {},
  { sort: 'turn' },
  { sort: '-due' },
  { sort: 'price' },
  { writer: 'none' },
  { due: 'overdue' },
  { turn: 'customer', waiting: '7' },
  { paid: 'disputed' },
  { shown: 'cancelled' },
  { search: 'clara' },
  { search: '#12345' },
  { package: 'northwind-starter', sort: 'due' },
] as const)(
  'BO-60 the list of %j asks at most three things and never reads all orders',
  async (filter) => {
    const { db, plans } = explained(portal.db());
    const asked = { ...filter, ...('waiting' in filter ? { waiting: 7 } : {}), limit: '50' };
    const { site } = await portal.context();
    await listForFirm({ db, site }, asked as Parameters<typeof listForFirm>[1]);
    expect(plans.length).toBeLessThanOrEqual(3);
    expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
  },
);

test('BO-59 what waits is counted without reading all orders', async () => {
  const { db, plans } = explained(portal.db());
  await countWaitingOrders(db, { today: '2026-03-02', silentSince: new Date('2026-02-20') });
  expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
});
