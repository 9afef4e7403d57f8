import { randomUUID } from 'node:crypto';
import {
  getPaymentIntentPublic,
  getPaymentOutcome,
  receiveTransferMessage,
} from '@portal/shared-contracts/payments';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import Stripe from 'stripe';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  paymentAdapters,
  SANDBOX_WEBHOOK_SECRET,
} from '../../../adapters/payments/payment-adapters.ts';
import { sweepAttempts } from '../sweep-attempts.ts';

let portal: TestApp;
const told: { body: string; signature: string }[] = [];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => told.push(message),
  });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');
const post = (body: string, signature: string) =>
  portal.visit().inject({
    method: 'POST',
    url: '/api/webhooks/cards',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

/** A checkout whose browser pays and never reports it. */
const paidInSilence = async (): Promise<string> => {
  const key = randomUUID();
  const options = { headers: { 'idempotency-key': key } };
  const guest = portal.visit();
  const intent = (await guest.call(getPaymentIntentPublic, { item, country: 'US' }, options)).body;
  const customer = { firstName: 'Ann', lastName: 'Lee', email: `${key}@example.com` };
  await guest.call(registerCustomer, { ...customer, intent: intent.intent_id, item }, options);
  const ctx = await portal.context();
  const sandbox = portal.platform.payments.sandbox(ctx.db);
  const found = await sandbox?.books.findIntent(intent.intent_id);
  if (found) await sandbox?.rules.affirm(found, true);
  return key;
};

const paidOrders = async (key: string): Promise<number> => {
  const rows = await portal
    .db()
    .query(
      "select 1 from payment_attempts where key = $1 and state = 'paid' and order_id is not null",
      [key],
    );
  return rows.length;
};

test('PL-25 CR-42 a signed message settles what the browser never reported, once', async () => {
  const key = await paidInSilence();
  expect(await paidOrders(key)).toBe(0);
  const message = told.at(-1);
  for (let round = 0; round < 3; round += 1)
    expect((await post(message?.body ?? '', message?.signature ?? '')).statusCode).toBe(200);
  expect(await paidOrders(key)).toBe(1);
  const [row] = await portal
    .db()
    .query<{ orders: number }>(
      'select count(*)::int as orders from orders o join people p on p.id = o.client_id where p.email = $1',
      [`${key}@example.com`],
    );
  expect(row?.orders).toBe(1);
});

test('PL-26 CR-42 forged, changed and stale messages are refused and change nothing', async () => {
  const key = await paidInSilence();
  const message = told.at(-1);
  const body = message?.body ?? '';
  expect((await post(body, 't=1,v1=00')).statusCode).toBe(400);
  expect((await post(body.replace('14900', '1'), message?.signature ?? '')).statusCode).toBe(400);
  const stale = new Stripe('sk_sandbox').webhooks.generateTestHeaderString({
    payload: body,
    secret: SANDBOX_WEBHOOK_SECRET,
    timestamp: Math.floor(portal.clock.now().getTime() / 1000) - 301,
  });
  expect((await post(body, stale)).statusCode).toBe(400);
  expect(await paidOrders(key)).toBe(0);
});

test('CR-52 whoever asks for the outcome settles it as well', async () => {
  const key = await paidInSilence();
  const { body } = await portal.visit().call(getPaymentOutcome, { key });
  expect(body).toMatchObject({ state: 'paid', kind: 'checkout', amount: 149 });
  expect(await paidOrders(key)).toBe(1);
});

test('PL-25 CR-42 CR-52 a payment that nobody ever reports is found by the sweep and settled once', async () => {
  const { app, clock } = portal;
  clock.advance(60_000);
  await sweepAttempts(app);
  const key = await paidInSilence();
  expect((await sweepAttempts(app)).paid).toBe(0);
  clock.advance(60_000);
  const [first, second] = await Promise.all([sweepAttempts(app), sweepAttempts(app)]);
  expect(first.paid + second.paid).toBe(1);
  expect(await paidOrders(key)).toBe(1);
  clock.advance(3_600_000);
  expect((await sweepAttempts(app)).paid).toBe(0);
});

test('CR-52 a checkout that was left is asked less and less, closed after a day, and never charged', async () => {
  const { app, clock } = portal;
  const key = randomUUID();
  const options = { headers: { 'idempotency-key': key } };
  const intent = (await portal.visit().call(getPaymentIntentPublic, { item }, options)).body;
  const asked: number[] = [];
  for (let minute = 1; minute <= 32; minute += 1) {
    clock.advance(60_000);
    if ((await sweepAttempts(app)).asked > 0) asked.push(minute);
  }
  expect(asked).toEqual([1, 2, 4, 8, 16, 32]);
  // It was asked a minute before it was a day old, and would not be asked again before the second day ends.
  clock.advance(24 * 3_600_000 - 33 * 60_000);
  expect((await sweepAttempts(app)).asked).toBe(1);
  clock.advance(61 * 60_000);
  expect((await sweepAttempts(app)).asked).toBe(1);
  const { body } = await portal.visit().call(getPaymentOutcome, { key });
  expect(body.state).toBe('abandoned');
  const sandbox = portal.platform.payments.sandbox(portal.db());
  expect((await sandbox?.books.findIntent(intent.intent_id))?.status).toBe('canceled');
});

test('CR-51 a message of the alternate provider without its secret is refused', async () => {
  const reply = await portal
    .visit()
    .call(
      receiveTransferMessage,
      { data: { tx_ref: 'x' } },
      { headers: { 'verif-hash': 'guess' } },
    );
  expect(reply.status).toBe(400);
});
