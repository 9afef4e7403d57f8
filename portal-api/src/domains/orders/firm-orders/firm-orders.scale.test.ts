import { addNamesakes } from '../../../../test/people/add-namesakes.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { countWaitingOrders } from '../dashboard/dashboard.repository.ts';
import { listFirmOrderRows } from './firm-orders.repository.ts';
import { completeFilter, listForFirm } from './firm-orders.service.ts';

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
  await addNamesakes(portal, 2000);
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
  { paid: 'unpaid' },
  { shown: 'cancelled' },
  { search: 'clara' },
  { search: 'wido' },
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

test.each([
  ['turn', '2026-02-20T00:00:00Z'],
  ['-due', '2026-06-01'],
] as const)(
  'BO-60 a page far down the list by %s is found without walking there',
  async (sort, place) => {
    const { db, plans } = explained(portal.db(), { isRun: true });
    const { site } = await portal.context();
    const filter = await completeFilter({ db, site }, { sort });
    plans.length = 0;
    const rows = await listFirmOrderRows(db, filter, { after: [place, 'm'], limit: 51 });
    expect(rows).toHaveLength(51);
    const seen = [...plans.join('\n').matchAll(/(?:actual rows=|Removed by Filter: )(\d+)/g)];
    expect(Math.max(...seen.map(([, count]) => Number(count)))).toBeLessThan(1000);
  },
);

test('BO-74 what happened within a period stands in the order of its moments', async () => {
  const { site } = await portal.context();
  const asked = { happened: 'ordered', from: '2026-02-01', to: '2026-02-28', limit: '50' } as const;
  const firm = { db: portal.db(), site };
  const first = await listForFirm(firm, asked);
  const numbers = first.items
    .map(({ number }) => Number(number))
    .filter((number) => number > 10_000);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  const later = await listForFirm(firm, { ...asked, cursor: first.nextCursor ?? undefined });
  expect(Number(later.items[0]?.number)).toBe((numbers.at(-1) ?? 0) + 1);
});

test('BO-59 what waits is counted without reading all orders', async () => {
  const { db, plans } = explained(portal.db());
  await countWaitingOrders(db, { today: '2026-03-02', silentSince: new Date('2026-02-20') });
  expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
});
