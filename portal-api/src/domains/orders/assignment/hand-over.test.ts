import {
  assignOrder,
  getFirmOrder,
  handOverOrder,
  listCandidates,
} from '@portal/shared-contracts/admin';
import { getCustomerOrder, getStaffOrder } from '@portal/shared-contracts/orders';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { handOverOrders, openOrdersOf } from '../orders.service.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const id = (key: Parameters<typeof orderId>[1]) => orderId('northwind', key);
const read = async (key: Parameters<typeof orderId>[1]) =>
  (await admin.call(getFirmOrder, { id: id(key) })).body;

const noticesOf = async (person: 'customer' | 'writer' | 'writer2'): Promise<string[]> => {
  const context = await portal.context();
  const reader = { id: portal.personId(person), language: 'en' as const };
  return (await context.notifications.list(reader)).map(({ contant }) => contant);
};

test('BO-68 writers stand by fit with what speaks for them, and over the limit has to be meant', async () => {
  const writer2 = portal.personId('writer2');
  const data = (more: object) =>
    portal
      .db()
      .query('update people set writer_data = $2 where id = $1', [writer2, JSON.stringify(more)]);
  await data({ Experties: ['Information Technology'], maxOpenJobs: 500 });
  const { candidates } = (await admin.call(listCandidates, { id: id('unassigned') })).body;
  expect(candidates[0]).toMatchObject({
    _id: writer2,
    mostOpen: 500,
    knows: ['Information Technology'],
    limit: null,
  });
  await data({ maxOpenJobs: 1 });
  const given = { id: id('unassigned'), writerId: writer2 };
  const refused = await admin.call(assignOrder, given);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Wanda Kowalska has as many orders as agreed.',
  ]);
  expect((await admin.call(assignOrder, { ...given, isOverLimit: true })).status).toBe(200);
  expect((await noticesOf('writer2'))[0]).toMatch(/^New order #\d+ from Clara Lindqvist/);
  const again = { id: given.id, writerId: portal.personId('writer'), isOverLimit: true };
  expect((await admin.call(assignOrder, again)).error.message).toBe(
    'Wanda Kowalska is working on this order already.',
  );
});

test('BO-38 handing over moves access at once, keeps dates and drafts, and tells the writer and the customer', async () => {
  const order = id('draft-review');
  const { order: before } = await read('draft-review');
  const former = await portal.signIn('writer');
  const next = await portal.signIn('writer2');
  expect((await next.call(getStaffOrder, { id: order })).status).toBe(404);
  const moved = await admin.call(handOverOrder, {
    id: order,
    baseVersion: before.version,
    writerId: portal.personId('writer2'),
    note: 'Please keep the tone.',
    isOverLimit: true,
  });
  expect(moved.status).toBe(200);
  expect((await former.call(getStaffOrder, { id: order })).status).toBe(404);
  expect((await next.call(getStaffOrder, { id: order })).status).toBe(200);
  const { order: after, history } = await read('draft-review');
  expect(after).toMatchObject({
    dueDate: before.dueDate,
    readyAt: before.readyAt,
    revisionData: before.revisionData,
    writerName: 'Wanda Kowalska',
  });
  expect(history[0]).toMatchObject({
    code: 'handed-over',
    title: 'Wanda Kowalska',
    words: 'Please keep the tone.',
  });
  expect((await noticesOf('writer2')).join('\n')).toContain('Please keep the tone.');
  expect((await noticesOf('customer')).join('\n')).toMatch(
    /Wanda Kowalska is working on your order #/,
  );
});

test('BO-38 an order that is handed to whoever has it already is refused in words, and nothing changes', async () => {
  const { order: before } = await read('draft-review');
  const again = await admin.call(handOverOrder, {
    id: id('draft-review'),
    baseVersion: before.version,
    writerId: portal.personId('writer2'),
    isOverLimit: true,
  });
  expect([again.status, again.error.message]).toEqual([
    409,
    'Wanda Kowalska is working on this order already.',
  ]);
  expect((await read('draft-review')).order.version).toBe(before.version);
});

test('BO-38 all open orders of a writer go together, each to a writer or to nobody', async () => {
  const db = portal.db();
  const open = await openOrdersOf(db, portal.personId('writer2'));
  expect(open.length).toBeGreaterThan(1);
  const context = await portal.context();
  const bad = open.map(({ id: one }) => ({ orderId: one, writerId: portal.personId('customer') }));
  await expect(handOverOrders(context, bad)).rejects.toMatchObject({ code: 'unprocessable' });
  expect(await openOrdersOf(db, portal.personId('writer2'))).toEqual(open);
  await handOverOrders(
    context,
    open.map(({ id: one }, index) => ({
      orderId: one,
      writerId: index === 0 ? null : portal.personId('writer'),
      isOverLimit: true,
    })),
  );
  expect(await openOrdersOf(db, portal.personId('writer2'))).toEqual([]);
  const customer = await portal.signIn('customer');
  const own = await customer.call(getCustomerOrder, { id: id('unassigned') });
  expect(own.status).toBe(200);
});

test('BO-37 an order that is given to a writer while the account is being closed is refused', async () => {
  const db = portal.db();
  const writerId = portal.personId('writer2');
  const context = await portal.context();
  const giving = [{ orderId: id('fresh'), writerId, isOverLimit: true }];
  const held = Promise.withResolvers<undefined>();
  const given = held.promise
    .then(() => handOverOrders(context, giving))
    .catch((error: unknown) => error);
  await db.transaction(async (tx) => {
    await tx.query('select 1 from people where id = $1 for update', [writerId]);
    held.resolve(undefined);
    // As long as this takes, the other one comes as far as it can.
    for (let count = 0; count < 3000; count += 1) await tx.query('select 1');
    await tx.query('update people set deactivated_at = now() where id = $1', [writerId]);
  });
  expect(await given).toMatchObject({ sentence: { code: 'writer-inactive' } });
  expect(await openOrdersOf(db, writerId)).toEqual([]);
});
