import { getCurrentUser } from '@portal/shared-contracts/auth';
import { getCustomerOrder, listCustomerOrders, type Order } from '@portal/shared-contracts/orders';
import { orderId } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const isWhole = (order: object): order is Order => 'package' in order;

test('SC-22 HS-37 the current user says how many orders there are, so that landing can tell none from some', async () => {
  const some = await (await portal.signIn('customer')).call(getCurrentUser, {});
  const none = await (await portal.signIn('newCustomer')).call(getCurrentUser, {});
  expect(some.body.user.orders).toBeGreaterThan(10);
  expect(some.body.orders).toBe(some.body.user.orders);
  expect(none.body.user.orders).toBe(0);
});

test('OR-06 GET /api/customer/orders reads the customer’s own orders, newest first', async () => {
  const customer = await portal.signIn('customer');
  const { status, body } = await customer.call(listCustomerOrders, {});
  expect(status).toBe(200);
  expect(body.status).toBe(true);
  expect(body.orders.filter(isWhole)).toHaveLength(body.orders.length);
  expect(body.orders.length).toBeGreaterThan(10);
  const mine = portal.personId('customer');
  for (const order of body.orders.filter(isWhole)) expect(order.client_id).toBe(mine);
  const dates = body.orders.filter(isWhole).map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('OR-04 a hidden order is counted as hidden and never listed, but opens by its address', async () => {
  const customer = await portal.signIn('customer');
  const hidden = orderId('northwind', 'hidden');
  const { body } = await customer.call(listCustomerOrders, {});
  expect(body.counts).toMatchObject({ hidden: 1, total: body.orders.length });
  expect(body.orders.map(({ _id }) => _id)).not.toContain(hidden);
  expect((await customer.call(getCustomerOrder, { id: hidden })).status).toBe(200);
});

test('HS-32 include=statusOnly answers only what the landing rules need', async () => {
  const customer = await portal.signIn('customer');
  const { body } = await customer.call(listCustomerOrders, { include: 'statusOnly' });
  expect(Object.keys(body.orders[0] ?? {}).toSorted()).toEqual([
    '_id',
    'hideOrder',
    'statusPercentage',
  ]);
});

test('OR-08 search, filter, sort and page narrow the list on the server', async () => {
  const customer = await portal.signIn('customer');
  const linkedin = await customer.call(listCustomerOrders, { search: 'linkedin', pageSize: 2 });
  const names = linkedin.body.orders.filter(isWhole).map((order) => order.package.packageName);
  expect(names).toEqual(['LinkedIn Makeover', 'LinkedIn Makeover']);
  expect(linkedin.body.total).toBeGreaterThan(2);
  const done = await customer.call(listCustomerOrders, { state: 'completed', sort: 'oldest' });
  const percentages = new Set(done.body.orders.map(({ statusPercentage }) => statusPercentage));
  expect(percentages).toEqual(new Set([100]));
  const all = await customer.call(listCustomerOrders, {});
  const completed = all.body.orders.filter(({ statusPercentage }) => statusPercentage === 100);
  expect(done.body.total).toBe(completed.length);
  const second = await customer.call(listCustomerOrders, { pageSize: 5, page: 2 });
  expect(second.body.orders).toEqual(all.body.orders.slice(5, 10));
  expect(second.body.orders).not.toEqual([]);
});

test('OR-08 a wildcard in the search is only a letter', async () => {
  const customer = await portal.signIn('customer');
  const { body } = await customer.call(listCustomerOrders, { search: '%' });
  expect(body.total).toBe(0);
});

test('OR-20 GET /api/customer/orders/{id} reads order, invoice.price and clientCurrencyType', async () => {
  const customer = await portal.signIn('customer');
  const { body } = await customer.call(getCustomerOrder, { id: orderId('northwind', 'completed') });
  expect(body.order).toMatchObject({ statusPercentage: 100, hideOrder: false, writer: true });
  expect(body.invoice).toEqual({ price: 349 });
  expect(body.clientCurrencyType).toBe('usd');
});

test('OR-20 another customer’s, another site’s and an unknown order are all not there', async () => {
  const stranger = await portal.signIn('newCustomer');
  const elsewhere = await portal.signIn('customer', 'acme');
  const id = orderId('northwind', 'completed');
  for (const [client, wanted] of [
    [stranger, id],
    [elsewhere, id],
    [stranger, 'nothing'],
  ] as const) {
    const { status, error } = await client.call(getCustomerOrder, { id: wanted });
    expect([status, error.code]).toEqual([404, 'not-found']);
  }
});
