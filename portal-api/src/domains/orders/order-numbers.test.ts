import { limits } from '@portal/shared-contracts';
import {
  getCustomerOrder,
  listCustomerOrders,
  listStaffOrders,
  type Order,
} from '@portal/shared-contracts/orders';
import { createTestApp, type TestApp, type TestSite } from '../../../test/create-test-app.ts';
import { updateSettings } from '../website/website.repository.ts';
import { createOrder } from './orders.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const isWhole = (order: object): order is Order => 'package' in order;

const ordersOf = async (site: TestSite): Promise<Order[]> => {
  const customer = await portal.signIn('customer', site);
  return (await customer.call(listCustomerOrders, {})).body.orders.filter(isWhole);
};

const buy = async (id?: string): Promise<string> => {
  const [like] = await ordersOf('northwind');
  if (!like) throw new Error('The demo customer has orders');
  const bought = {
    ...(id ? { id } : {}),
    clientId: like.client_id,
    packageId: like.package._id,
    priceMinor: 100,
    currency: 'usd' as const,
  };
  return portal.db().transaction((tx) => createOrder(tx, bought));
};

const numberOf = async (id: string): Promise<string> => {
  const customer = await portal.signIn('customer');
  return (await customer.call(getCustomerOrder, { id })).body.order.number;
};

test('UX-01 BO-58 each order of a firm has a number of its own from 1001 on, whatever other firms sell', async () => {
  for (const site of ['northwind', 'acme'] as const) {
    const reviewer = await portal.signIn('reviewer', site);
    const { body } = await reviewer.call(listStaffOrders, {});
    expect(body.total).toBeLessThan(limits.unpagedRows);
    const numbers = body.orders.map(({ number }) => Number(number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBeGreaterThan(1000);
    expect(Math.max(...numbers)).toBeLessThan(1001 + limits.unpagedRows);
  }
});

test('UX-01 BO-58 purchases that settle at once get neighbouring numbers, and one that is repeated takes none', async () => {
  const first = Number(await numberOf(await buy()));
  const together = await Promise.all(Array.from({ length: 10 }, () => buy()));
  const numbers = await Promise.all(together.map(numberOf));
  expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, index) => first + 1 + index),
  );
  await buy('bought-twice');
  const once = await numberOf('bought-twice');
  await buy('bought-twice');
  expect(await numberOf('bought-twice')).toBe(once);
  expect(Number(await numberOf(await buy()))).toBe(Number(once) + 1);
});

test('UX-01 BO-58 a new prefix names new orders; the others keep the name that is on paper', async () => {
  const before = await buy();
  const known = await numberOf(before);
  const { site } = await portal.context();
  const settings = { ...site.settings, orderPrefix: 'RW-' };
  const { platform } = portal;
  await updateSettings(platform.database.platform(), site.id, settings, platform.now());
  const after = await buy();
  expect(await numberOf(before)).toBe(known);
  expect(await numberOf(after)).toBe(`RW-${Number(known) + 1}`);
});

test('UX-01 BO-58 the list finds an order by its number, for the customer and for the staff', async () => {
  const id = await buy();
  const number = await numberOf(id);
  const customer = await portal.signIn('customer');
  const mine = await customer.call(listCustomerOrders, { search: `#${number}` });
  expect(mine.body.orders.map(({ _id }) => _id)).toEqual([id]);
  const reviewer = await portal.signIn('reviewer');
  const all = await reviewer.call(listStaffOrders, { search: number });
  expect(all.body.orders.map(({ _id }) => _id)).toEqual([id]);
});
