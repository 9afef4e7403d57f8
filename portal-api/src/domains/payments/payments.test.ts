import { randomUUID } from 'node:crypto';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import {
  abandonPayment,
  answerSandboxChallenge,
  getPaymentOutcome,
  getPaymentSetup,
} from '@portal/shared-contracts/payments';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { newAttempt } from '../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../test/money/sandbox-card.ts';
import { readBooks } from '../../../test/money/books.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const starter = packageId('northwind', 'starter');

/** Money that the sandbox holds, in minor units. */
const taken = async (): Promise<number> => (await readBooks(portal.db())).taken;

const orderCount = async (client: TestClient): Promise<number> =>
  (await client.call(listCustomerOrders, { include: 'statusOnly' })).body.orders.length;

test('CR-49 the public key comes from the configuration', async () => {
  const { body } = await portal.visit().call(getPaymentSetup, {});
  expect(body).toEqual({
    status: true,
    cards: 'sandbox',
    alternate: 'sandbox',
    publishableKey: 'pk_sandbox',
  });
});

describe('POST /api/customer/orders_new', () => {
  test('OR-56 CR-48 one charge and one order, however often the same call is made', async () => {
    const customer = await portal.signIn('newCustomer');
    const before = await taken();
    const options = newAttempt();
    const input = { payment: await sandboxCard(customer), package_subscribed: starter };
    const replies = await Promise.all([
      customer.call(placeOrder, input, options),
      customer.call(placeOrder, input, options),
      customer.call(placeOrder, input, options),
    ]);
    const again = await customer.call(placeOrder, input, options);
    const ids = new Set([...replies, again].flatMap(({ body }) => body.order_id ?? []));
    expect(again.status).toBe(200);
    expect(ids.size).toBe(1);
    expect(await orderCount(customer)).toBe(1);
    expect((await taken()) - before).toBe(14_900);
  });

  test('OR-56 another card or package under the same key is a conflict and charges nothing', async () => {
    const customer = await portal.signIn('newCustomer');
    const options = newAttempt();
    const input = { payment: await sandboxCard(customer), package_subscribed: starter };
    await customer.call(placeOrder, input, options);
    const before = await taken();
    const otherCard = { ...input, payment: await sandboxCard(customer) };
    expect((await customer.call(placeOrder, otherCard, options)).status).toBe(409);
    const otherPackage = { ...input, package_subscribed: packageId('northwind', 'executive') };
    expect((await customer.call(placeOrder, otherPackage, options)).status).toBe(409);
    expect(await taken()).toBe(before);
  });

  test.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    [
      '4000000000000119',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('OR-53 card %s is declined in the words of the provider: %s', async (number, sentence) => {
    const customer = await portal.signIn('newCustomer');
    const [orders, money] = [await orderCount(customer), await taken()];
    const options = newAttempt();
    const input = { payment: await sandboxCard(customer, number), package_subscribed: starter };
    const reply = await customer.call(placeOrder, input, options);
    expect(reply.status).toBe(402);
    expect(reply.error.message).toBe(sentence);
    expect((await customer.call(placeOrder, input, options)).error.message).toBe(sentence);
    expect(await orderCount(customer)).toBe(orders);
    expect(await taken()).toBe(money);
  });

  test('OR-56 a bank challenge is passed by repeating the call with the same key', async () => {
    const customer = await portal.signIn('newCustomer');
    const orders = await orderCount(customer);
    const options = newAttempt();
    const input = {
      payment: await sandboxCard(customer, '4000000000003220'),
      package_subscribed: starter,
    };
    const first = await customer.call(placeOrder, input, options);
    expect(first.body).toMatchObject({ requires_action: true });
    const outcome = await portal
      .visit()
      .call(getPaymentOutcome, { key: options.headers['idempotency-key'] });
    expect(outcome.body).toMatchObject({ state: 'needs-action', kind: 'new-order' });
    await customer.call(answerSandboxChallenge, {
      client_secret: first.body.client_secret ?? '',
      kind: 'bank',
      answer: 'accept',
    });
    const second = await customer.call(placeOrder, input, options);
    expect(second.body.order_id).toBeDefined();
    expect(await orderCount(customer)).toBe(orders + 1);
  });

  test('OR-53 a challenge that is not passed ends in a decline', async () => {
    const customer = await portal.signIn('newCustomer');
    const options = newAttempt();
    const input = {
      payment: await sandboxCard(customer, '4000002500003155'),
      package_subscribed: starter,
    };
    const first = await customer.call(placeOrder, input, options);
    await customer.call(answerSandboxChallenge, {
      client_secret: first.body.client_secret ?? '',
      kind: 'bank',
      answer: 'refuse',
    });
    expect((await customer.call(placeOrder, input, options)).status).toBe(402);
  });
});

describe('outcome', () => {
  test('CR-52 a key that was given up charges nothing, however late its call comes', async () => {
    const customer = await portal.signIn('newCustomer');
    const before = await taken();
    const options = newAttempt();
    const abandoned = await customer.call(abandonPayment, {
      key: options.headers['idempotency-key'],
    });
    expect(abandoned.body.state).toBe('abandoned');
    const late = await customer.call(
      placeOrder,
      { payment: await sandboxCard(customer), package_subscribed: starter },
      options,
    );
    expect(late.status).toBe(410);
    expect(await taken()).toBe(before);
  });

  test('CR-52 a paid attempt cannot be given up', async () => {
    const customer = await portal.signIn('newCustomer');
    const options = newAttempt();
    const payment = await sandboxCard(customer);
    const paid = await customer.call(placeOrder, { payment, package_subscribed: starter }, options);
    const reply = await customer.call(abandonPayment, { key: options.headers['idempotency-key'] });
    expect(reply.body).toMatchObject({ state: 'paid', orderId: paid.body.order_id });
  });

  test('UX-01 UX-13 whoever has the key of a payment learns what its order is called', async () => {
    const customer = await portal.signIn('newCustomer');
    const options = newAttempt();
    const payment = await sandboxCard(customer);
    const key = options.headers['idempotency-key'];
    const paid = await customer.call(placeOrder, { payment, package_subscribed: starter }, options);
    const { orders } = (await customer.call(listCustomerOrders, {})).body;
    const order = orders.find(({ _id }) => _id === paid.body.order_id);
    const { body } = await portal.visit().call(getPaymentOutcome, { key });
    expect(body.orderNumber).toMatch(/\d/);
    expect(order).toMatchObject({ number: body.orderNumber });
  });

  test('CR-52 nobody else learns anything of a payment without its key', async () => {
    const reply = await portal.visit().call(getPaymentOutcome, { key: randomUUID() });
    expect(reply.body).toMatchObject({ state: 'unknown', orderId: null, amount: null });
  });
});
