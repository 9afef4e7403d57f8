import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orderId } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeDoorShell } from '../../../test/shell/write-door-shell.ts';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-leads-'));
  await writeDoorShell(folder);
  portal = await createTestApp({ shellDir: folder, seed: 'demo' });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (who: Parameters<TestApp['signIn']>[0], order: string) => {
  const browser = await portal.signIn(who);
  const { body } = await browser.inject({
    url: `/orders/view/${order}`,
    headers: { accept: 'text/html' },
  });
  return {
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    address: /id="portal-address"[^>]*>(.*?)<\/script>/.exec(body)?.[1],
    reads: body.includes('portalReads'),
  };
};

test('PL-50 PL-54 an order whose gates are closed is the page behind which it waits, in one answer', async () => {
  expect(await open('customer', orderId('northwind', 'fresh'))).toEqual({
    title: '/order/northwind-order-fresh/initial-question',
    address: '"/order/northwind-order-fresh/initial-question"',
    reads: false,
  });
  expect(await open('customer', orderId('northwind', 'contract'))).toMatchObject({
    title: '/contract/fill/northwind-order-contract',
    address: '"/contract/fill/northwind-order-contract"',
  });
});

test.each([
  ['is open', 'customer', orderId('northwind', 'hidden')],
  ['a writer works on', 'writer', orderId('northwind', 'fresh')],
  ["is another customer's", 'newCustomer', orderId('northwind', 'fresh')],
  ['does not exist', 'customer', 'nobodys-order'],
] as const)('PL-50 an order that %s leads nowhere else', async (_why, who, order) => {
  const page = await open(who, order);
  expect(page.title).toBe(`/orders/view/${order}`);
  expect(page.address).toBeUndefined();
});
