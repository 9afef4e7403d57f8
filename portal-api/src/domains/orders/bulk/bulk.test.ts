import {
  cancelOrder,
  changeManyOrders,
  getFirmOrder,
  listFirmOrders,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { addNamesakes } from '../../../../test/people/add-namesakes.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  await portal.db().query(
    `insert into orders (id, site_id, client_id, package_id, package_version, invoice_price_minor,
       invoice_currency, created_at, updated_at, number, turn_owner, turn_step, turn_since)
     select 'many-' || n, site_id, client_id, package_id, package_version, 100, 'usd', created_at,
       updated_at, 20000 + n, 'customer', 'initial-questions', created_at
     from orders, generate_series(1, 500) n where site_id = 'northwind' and id = 'northwind-order-fresh'`,
  );
});
afterAll(() => portal.close());

const many = Array.from({ length: 500 }, (_, index) => `many-${index + 1}`);
const firm = async (id: string) => (await admin.call(getFirmOrder, { id })).body.order;

test('BO-66 five hundred orders are assigned at once, and taken back at once', async () => {
  const writerId = portal.personId('writer2');
  const call = { act: 'assign' as const, ids: many, writerId, isOverLimit: true };
  const { body } = await admin.call(changeManyOrders, call);
  expect([body.done, body.refused]).toEqual([500, []]);
  await portal.settled();
  expect((await firm('many-7')).writer_id).toBe(writerId);
  const [mails] = await portal
    .db()
    .query(
      "select count(*)::int as n from mail_notices where event = 'order-assigned' and order_id like 'many-%'",
    );
  expect(mails).toEqual({ n: 500 });
  const again = (await admin.call(changeManyOrders, call)).body;
  expect([again.done, again.refused.length]).toEqual([0, 500]);

  const touched = await firm('many-1');
  await admin.call(cancelOrder, { id: 'many-1', baseVersion: touched.version, reason: 'Twice' });
  const batch = body.batch ?? '';
  const undone = (await admin.call(undoManyOrders, { batch })).body;
  expect([undone.done, undone.refused.map(({ _id }) => _id)]).toEqual([499, ['many-1']]);
  expect((await firm('many-7')).writer_id).toBeNull();
  expect((await admin.call(undoManyOrders, { batch })).status).toBe(409);
});

test('BO-66 a due day, hiding and reminding reach those that match, and each refusal has its reason', async () => {
  const ids = ['many-2', 'many-3', 'northwind-order-completed'];
  const past = await admin.call(changeManyOrders, { act: 'due-date', ids, dueDate: '2001-01-01' });
  expect(Object.keys(past.error.errors ?? {})).toEqual(['dueDate']);
  const dated = await admin.call(changeManyOrders, { act: 'due-date', ids, dueDate: '2090-01-01' });
  expect(dated.body.done).toBe(2);
  expect(dated.body.refused).toMatchObject([
    { _id: 'northwind-order-completed', reason: 'This order is already completed.' },
  ]);
  expect((await firm('many-2')).dueDate).toBe('2090-01-01');

  const hidden = await admin.call(changeManyOrders, { act: 'hide', ids: ['many-2'] });
  const shown = (await admin.call(listFirmOrders, { shown: 'hidden' })).body.items;
  expect(shown.map(({ _id }) => _id)).toContain('many-2');
  await admin.call(undoManyOrders, { batch: hidden.body.batch ?? '' });
  expect((await firm('many-2')).isHidden).toBe(false);

  const reminded = (await admin.call(changeManyOrders, { act: 'remind', ids })).body;
  expect([reminded.done, reminded.batch]).toEqual([2, null]);
  const mails = await portal
    .db()
    .query(
      "select order_id from mail_notices where event_key like '%reminder:%' order by order_id",
    );
  expect(mails).toEqual([{ order_id: 'many-2' }, { order_id: 'many-3' }]);
});

test('BO-66 all that match a filter come as a table, whose cells no program runs', async () => {
  await portal
    .db()
    .query("update people set first_name = '=1+1' where id = $1", [portal.personId('customer')]);
  const { csv = '', done } = (
    await admin.call(changeManyOrders, { act: 'csv', filter: { search: '20002' } })
  ).body;
  expect(done).toBe(1);
  const [head, row] = csv.split('\r\n');
  expect(head?.startsWith('\uFEFFnumber,customer,email')).toBe(true);
  expect(row).toContain("'=1+1");
  const too = Array.from({ length: 501 }, (_, index) => `many-${index}`);
  expect((await admin.call(changeManyOrders, { act: 'hide', ids: too })).status).toBe(400);
});

test('BO-60 BO-66 a search that begins the names of many customers finds, counts and changes the orders of all of them', async () => {
  await addNamesakes(portal, 1200);
  // The last by name, as far as a list that begins with the nearest ones ever comes.
  await portal
    .db()
    .query(
      "update orders set client_id = 'wide-999' where site_id = 'northwind' and id = any($1)",
      [many.slice(0, 2)],
    );
  const listed = (await admin.call(listFirmOrders, { search: 'WID', shown: 'all' })).body;
  expect(listed.items.map(({ _id }) => _id).toSorted()).toEqual(['many-1', 'many-2']);
  expect(listed.total).toBe(2);
  const call = { act: 'csv' as const, filter: { search: 'wid', shown: 'all' as const } };
  const { status, body } = await admin.call(changeManyOrders, call);
  expect([status, body.done]).toEqual([200, 2]);
});
