import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { tipWriter } from '@portal/shared-contracts/tips';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import { readBooks } from '../../../../test/money/books.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

/** Money that the sandbox holds, in minor units. */
const taken = async (): Promise<number> => (await readBooks(portal.db())).taken;

describe('POST /api/customer/orders/tip/{id}', () => {
  const order = orderId('northwind', 'completed');

  test('OR-43 the server keeps the bounds of a tip, whatever the browser sends', async () => {
    const customer = await portal.signIn('customer');
    const payment = await sandboxCard(customer);
    for (const tip of [1, 0, -5, 350, 2.5]) {
      const reply = await customer.call(tipWriter, { id: order, tip, payment }, newAttempt());
      expect([400, 422]).toContain(reply.status);
    }
  });

  test('OR-44 a tip is charged once and shows on the order', async () => {
    const customer = await portal.signIn('customer');
    const before = await taken();
    const options = newAttempt();
    const input = { id: order, tip: 35, payment: await sandboxCard(customer) };
    expect((await customer.call(tipWriter, input, options)).status).toBe(200);
    expect((await customer.call(tipWriter, input, options)).status).toBe(200);
    const second = { ...input, payment: await sandboxCard(customer) };
    expect((await customer.call(tipWriter, second, newAttempt())).status).toBe(409);
    expect((await taken()) - before).toBe(3_500);
    const { body } = await customer.call(listCustomerOrders, {});
    expect(body.orders.find(({ _id }) => _id === order)).toMatchObject({ tipByCustomer: 35 });
  });

  test('OR-44 nobody tips for a foreign order', async () => {
    const stranger = await portal.signIn('newCustomer');
    const input = { id: order, tip: 5, payment: await sandboxCard(stranger) };
    expect((await stranger.call(tipWriter, input, newAttempt())).status).toBe(404);
  });
});
