import { randomUUID } from 'node:crypto';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { getInvoice, listInvoices } from '@portal/shared-contracts/invoices';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { tipWriter } from '@portal/shared-contracts/tips';
import { orderId } from '../../../../seed/orders/orders.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';
import { findOrder } from '../../orders/orders.service.ts';

interface Message {
  body: string;
  signature: string;
}

const PRICE = 14_900;

let portal: TestApp;
let customer: TestClient;
let messages: Message[] = [];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => messages.push(message),
  });
});
beforeEach(async () => {
  messages = [];
  customer = await portal.signIn('newCustomer');
});
afterAll(() => portal.close());

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

/** Messages arrive at any of the firms: the provider's account serves all of them. */
const deliver = async ({ body, signature }: Message): Promise<void> => {
  const reply = await portal.visit('acme').inject({
    method: 'POST',
    url: '/api/webhooks/cards',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  expect(reply.statusCode).toBe(200);
};

const deliverAll = async (): Promise<void> => {
  for (const message of messages) await deliver(message);
};

const rules = () => {
  const sandbox = portal.platform.payments.sandbox(portal.db());
  if (!sandbox) throw new Error('The test needs the sandbox');
  return sandbox.rules;
};

const intentOf = async (column: 'order_id' | 'subject_id', id: string): Promise<string> => {
  const [row] = await portal
    .db()
    .query<{ reference: string }>(
      `select reference from payment_attempts where ${column} = $1 and state = 'paid'`,
      [id],
    );
  return row?.reference ?? '';
};

/** A paid order and what its customer reads of it. */
const buy = async () => {
  const input = { payment: 'pm_card_visa', package_subscribed: packageId('northwind', 'starter') };
  const { body } = await customer.call(placeOrder, input, key());
  const id = body.order_id ?? '';
  const intent = await intentOf('order_id', id);
  const read = async () => {
    const { invoices } = (await customer.call(listInvoices, {})).body;
    const { orders } = (await customer.call(listCustomerOrders, {})).body;
    const invoice = invoices.find(({ order_id }) => order_id === id);
    const order = orders.find(({ _id }) => _id === id);
    const { paymentStatus } = { paymentStatus: undefined, ...order };
    return [invoice?.status, invoice?.refund_amount, paymentStatus];
  };
  return { id, intent, read };
};

const mailsOf = async (orderedId: string): Promise<string[]> => {
  await mailDesk(portal).rounds();
  const order = await findOrder(portal.db(), orderedId);
  const { companyEmail } = (await portal.context()).site.settings;
  const rows = await portal
    .db()
    .query<{ body: string }>('select body from mails where recipient = $1 and subject like $2', [
      companyEmail,
      `%#${order?.number}`,
    ]);
  return rows.map(({ body }) => body.split('\n')[0] ?? '').toSorted();
};

test('P-15 a refund made at the provider changes invoice and order, part by part, and tells the firm once each', async () => {
  const { id, intent, read } = await buy();
  expect(await read()).toEqual(['paid', null, 'paid']);
  const provider = rules();
  await provider.refundByHand(intent, 5_000);
  await deliverAll();
  await deliverAll();
  expect(await read()).toEqual(['partially_refunded', 50, 'partially_refunded']);
  await provider.refundByHand(intent, PRICE - 5_000);
  await deliverAll();
  expect(await read()).toEqual(['refunded', 149, 'refunded']);
  expect(await mailsOf(id)).toEqual(['A payment was taken back.', 'A payment was taken back.']);
  const events = portal.logged.filter(
    ({ details }) => 'event' in details && details.event === 'payment-returned',
  );
  expect(events.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ site: 'northwind', orderId: id, returnedMinor: PRICE }),
  );
});

test('P-15 messages in any order, repeated and at the same moment, end in the same books', async () => {
  const { id, intent, read } = await buy();
  const provider = rules();
  await provider.refundByHand(intent, 1_000);
  await provider.refundByHand(intent, 2_000);
  await provider.dispute(intent, 3_000, 'needs_response');
  await Promise.all([...messages, ...messages].toReversed().map(deliver));
  expect(await read()).toEqual(['partially_refunded', 30, 'disputed']);
  expect(await mailsOf(id)).toHaveLength(1);
});

test('P-15 a refund that is heard of before the payment itself leaves a refunded order, not an unpaid one', async () => {
  const { id, intent, read } = await buy();
  await rules().refundByHand(intent);
  const [paid, refunded] = messages;
  // As if the server had died before it could settle.
  const db = portal.db();
  await db.query("update payment_attempts set state = 'processing' where order_id = $1", [id]);
  await db.query('delete from invoices where order_id = $1', [id]);
  await db.query('delete from orders where id = $1', [id]);
  await db.query('update payment_attempts set order_id = null where order_id = $1', [id]);
  if (refunded) await deliver(refunded);
  if (paid) await deliver(paid);
  expect(await read()).toEqual([undefined, undefined, undefined]);
  const [row] = await db.query<{ status: string; payment_status: string }>(
    `select i.status, o.payment_status from payment_attempts a
     join invoices i on i.id = a.invoice_id join orders o on o.id = a.order_id
     where a.reference = $1`,
    [intent],
  );
  expect(row).toEqual({ status: 'refunded', payment_status: 'refunded' });
});

test('P-15 an open dispute marks the order; a won one leaves everything as it was', async () => {
  const { id, intent, read } = await buy();
  const provider = rules();
  await provider.dispute(intent, PRICE, 'needs_response');
  await deliverAll();
  expect(await read()).toEqual(['paid', null, 'disputed']);
  await provider.dispute(intent, PRICE, 'won');
  await deliverAll();
  expect(await read()).toEqual(['paid', null, 'paid']);
  expect(await mailsOf(id)).toEqual([
    'A payment is disputed by its buyer.',
    'The dispute about a payment has ended.',
  ]);
});

test('P-15 a lost dispute is money taken back', async () => {
  const { intent, read } = await buy();
  const provider = rules();
  await provider.dispute(intent, PRICE, 'needs_response');
  await provider.dispute(intent, PRICE, 'lost');
  await deliverAll();
  expect(await read()).toEqual(['refunded', 149, 'refunded']);
});

test('P-15 a refunded tip counts as nothing and is not asked for again', async () => {
  const id = orderId('northwind', 'completed');
  const owner = await portal.signIn('customer');
  const input = { id, tip: 20, payment: 'pm_card_visa' };
  expect((await owner.call(tipWriter, input, key())).status).toBe(200);
  await rules().refundByHand(await intentOf('subject_id', id));
  await deliverAll();
  const { orders } = (await owner.call(listCustomerOrders, {})).body;
  expect(orders.find(({ _id }) => _id === id)).toMatchObject({
    tipByCustomer: 0,
    paymentStatus: 'paid',
  });
  expect((await owner.call(tipWriter, input, key())).status).toBe(409);
});

test('P-15 the invoice that is printed says what was refunded', async () => {
  const { id, intent } = await buy();
  await rules().refundByHand(intent, 900);
  await deliverAll();
  const { invoices } = (await customer.call(listInvoices, {})).body;
  const invoice = invoices.find(({ order_id }) => order_id === id);
  const { body } = await customer.call(getInvoice, { id: invoice?._id ?? '' });
  expect(body.invoice).toMatchObject({ status: 'partially_refunded', refund_amount: 9 });
});
