import { randomUUID } from 'node:crypto';
import { getInvoice, listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import {
  abandonPayment,
  answerSandboxChallenge,
  answerSandboxTransfer,
  createSandboxMethod,
  getFlutterwaveCode,
  getPaymentOutcome,
  getPaymentSetup,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { tipWriter } from '@portal/shared-contracts/tips';
import { invoiceId } from '../../../seed/money.ts';
import { orderId } from '../../../seed/orders/orders.ts';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { readBooks } from '../../../test/money/books.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const starter = packageId('northwind', 'starter');
const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

const card = async (client: TestClient, number = '4242 4242 4242 4242'): Promise<string> => {
  const made = await client.call(createSandboxMethod, {
    number,
    exp_month: 12,
    exp_year: 2030,
    cvc: '123',
  });
  return made.body.id;
};

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
    const options = key();
    const input = { payment: await card(customer), package_subscribed: starter };
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
    const options = key();
    const input = { payment: await card(customer), package_subscribed: starter };
    await customer.call(placeOrder, input, options);
    const before = await taken();
    const otherCard = { ...input, payment: await card(customer) };
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
    const options = key();
    const input = { payment: await card(customer, number), package_subscribed: starter };
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
    const options = key();
    const input = {
      payment: await card(customer, '4000000000003220'),
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
    const options = key();
    const input = {
      payment: await card(customer, '4000002500003155'),
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
    const options = key();
    const abandoned = await customer.call(abandonPayment, {
      key: options.headers['idempotency-key'],
    });
    expect(abandoned.body.state).toBe('abandoned');
    const late = await customer.call(
      placeOrder,
      { payment: await card(customer), package_subscribed: starter },
      options,
    );
    expect(late.status).toBe(410);
    expect(await taken()).toBe(before);
  });

  test('CR-52 a paid attempt cannot be given up', async () => {
    const customer = await portal.signIn('newCustomer');
    const options = key();
    const payment = await card(customer);
    const paid = await customer.call(placeOrder, { payment, package_subscribed: starter }, options);
    const reply = await customer.call(abandonPayment, { key: options.headers['idempotency-key'] });
    expect(reply.body).toMatchObject({ state: 'paid', orderId: paid.body.order_id });
  });

  test('CR-52 nobody else learns anything of a payment without its key', async () => {
    const reply = await portal.visit().call(getPaymentOutcome, { key: randomUUID() });
    expect(reply.body).toMatchObject({ state: 'unknown', orderId: null, amount: null });
  });
});

describe('invoices', () => {
  test('OR-50 OR-51 the list has each status, the price and the refunded amount', async () => {
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(listInvoices, {});
    expect(new Set(body.invoices.map(({ status }) => status))).toEqual(
      new Set(['unpaid', 'paid', 'refunded', 'partially_refunded', 'void']),
    );
    expect(body.invoices.find(({ status }) => status === 'refunded')).toMatchObject({
      price: 99,
      refund_amount: 99,
    });
  });

  test('OR-52 an invoice is paid once, by whichever of two keys comes first', async () => {
    const customer = await portal.signIn('customer');
    const invoice_id = invoiceId('northwind', 'unpaid');
    const before = await taken();
    const first = await customer.call(
      payInvoice,
      { payment: await card(customer), invoice_id },
      key(),
    );
    const second = await customer.call(
      payInvoice,
      { payment: await card(customer), invoice_id },
      key(),
    );
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await taken()) - before).toBe(4_900);
    const { body } = await customer.call(getInvoice, { id: invoice_id });
    expect(body.invoice).toMatchObject({
      status: 'paid',
      reference: expect.stringMatching(/^pi_/),
    });
  });

  test('OR-50 a foreign invoice does not exist', async () => {
    const stranger = await portal.signIn('newCustomer');
    const id = invoiceId('northwind', 'paid');
    expect((await stranger.call(getInvoice, { id })).status).toBe(404);
    const payment = await card(stranger);
    expect((await stranger.call(payInvoice, { payment, invoice_id: id }, key())).status).toBe(404);
  });

  test('OR-51 the receipt is a PDF in every language', async () => {
    const customer = await portal.signIn('customer');
    for (const language of ['en', 'de', 'it', 'ru', 'es', 'th']) {
      const file = await customer.inject({
        url: `/api/customer/invoices/${invoiceId('northwind', 'paid-with-coupon')}/pdf`,
        headers: { 'accept-language': language },
      });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toContain('INV-00002.pdf');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('POST /api/customer/orders/tip/{id}', () => {
  const order = orderId('northwind', 'completed');

  test('OR-43 the server keeps the bounds of a tip, whatever the browser sends', async () => {
    const customer = await portal.signIn('customer');
    const payment = await card(customer);
    for (const tip of [1, 0, -5, 350, 2.5]) {
      const reply = await customer.call(tipWriter, { id: order, tip, payment }, key());
      expect([400, 422]).toContain(reply.status);
    }
  });

  test('OR-44 a tip is charged once and shows on the order', async () => {
    const customer = await portal.signIn('customer');
    const before = await taken();
    const options = key();
    const input = { id: order, tip: 35, payment: await card(customer) };
    expect((await customer.call(tipWriter, input, options)).status).toBe(200);
    expect((await customer.call(tipWriter, input, options)).status).toBe(200);
    const second = { ...input, payment: await card(customer) };
    expect((await customer.call(tipWriter, second, key())).status).toBe(409);
    expect((await taken()) - before).toBe(3_500);
    const { body } = await customer.call(listCustomerOrders, {});
    expect(body.orders.find(({ _id }) => _id === order)).toMatchObject({ tipByCustomer: 35 });
  });

  test('OR-44 nobody tips for a foreign order', async () => {
    const stranger = await portal.signIn('newCustomer');
    const input = { id: order, tip: 5, payment: await card(stranger) };
    expect((await stranger.call(tipWriter, input, key())).status).toBe(404);
  });
});

describe('alternate provider', () => {
  const invoice_id = invoiceId('northwind', 'unpaid-alternate');

  test('OR-57 CR-50 CR-51 an invoice in naira is paid through the pair of calls', async () => {
    const customer = await portal.signIn('customer');
    const opened = await customer.call(getFlutterwaveCode, { price: 1, invoice_id }, key());
    expect(opened.body).toMatchObject({ amount: 95_000, currency: 'ngn' });
    expect(opened.body.integrityHash).toMatch(/^[0-9a-f]{64}$/);
    const { txRef } = opened.body;
    const early = await customer.call(verifyFlutterwave, { transactionId: '1', txRef });
    expect(early.status).toBe(402);
    const paid = await customer.call(answerSandboxTransfer, { tx_ref: txRef, answer: 'accept' });
    const transactionId = paid.body.transaction_id;
    const verified = await customer.call(verifyFlutterwave, { transactionId, txRef });
    expect(verified.body.invoiceId).toBe(invoice_id);
    const repeated = await customer.call(verifyFlutterwave, { transactionId, txRef });
    expect(repeated.status).toBe(200);
    const { body } = await customer.call(getInvoice, { id: invoice_id });
    expect(body.invoice.status).toBe('paid');
  });

  test('CR-51 a transfer of another amount gives nothing', async () => {
    await portal
      .db()
      .query("update invoices set status = 'unpaid', payment_key = null where id = $1", [
        invoice_id,
      ]);
    await portal.db().query('delete from payment_attempts where subject_id = $1', [invoice_id]);
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(getFlutterwaveCode, { price: 95_000, invoice_id }, key());
    await customer.call(answerSandboxTransfer, { tx_ref: body.txRef, answer: 'accept' });
    await portal
      .db()
      .query('update sandbox_transfers set amount = 100 where tx_ref = $1', [body.txRef]);
    const reply = await customer.call(verifyFlutterwave, { transactionId: '1', txRef: body.txRef });
    expect(reply.status).toBe(402);
    expect((await customer.call(getInvoice, { id: invoice_id })).body.invoice.status).toBe(
      'unpaid',
    );
  });

  test('OR-43 OR-44 OR-57 a tip in naira is paid through the pair of calls, within its bounds and once', async () => {
    const order = orderId('northwind', 'writing');
    await portal.db().query(
      `update orders set invoice_currency = 'ngn', invoice_price_minor = 9500000, tip_minor = null
         where id = $1`,
      [order],
    );
    const customer = await portal.signIn('customer');
    for (const price of [1, 2.5, 95_001]) {
      const refused = await customer.call(getFlutterwaveCode, { price, order_id: order }, key());
      expect(refused.status).toBe(422);
    }
    const input = { price: 9_500, order_id: order };
    const opened = await customer.call(getFlutterwaveCode, input, key());
    expect(opened.body).toMatchObject({ amount: 9_500, currency: 'ngn' });
    const { txRef } = opened.body;
    await customer.call(answerSandboxTransfer, { tx_ref: txRef, answer: 'accept' });
    await customer.call(verifyFlutterwave, { transactionId: '1', txRef });
    const { body } = await customer.call(listCustomerOrders, {});
    expect(body.orders.find(({ _id }) => _id === order)).toMatchObject({ tipByCustomer: 9_500 });
    expect((await customer.call(getFlutterwaveCode, input, key())).status).toBe(409);
  });

  test('OR-57 cards are refused where the alternate provider serves', async () => {
    const customer = await portal.signIn('customer');
    const payment = await card(customer);
    expect((await customer.call(payInvoice, { payment, invoice_id }, key())).status).toBe(422);
  });
});
