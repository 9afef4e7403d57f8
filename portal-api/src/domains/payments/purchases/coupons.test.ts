import { randomUUID } from 'node:crypto';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  createSandboxMethod,
  getPaymentIntentPublic,
  getPaymentOutcome,
} from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { readBooks } from '../../../../test/money/books.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';

const CHECKOUTS = 10;
const USED_UP = 'This coupon has been used up.';
const RETURNED = `${USED_UP} Your money is on its way back.`;

let portal: TestApp;
let messages: { body: string; signature: string }[] = [];
beforeEach(async () => {
  messages = [];
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  platform.payments = paymentAdapters(platform.config.payments, {
    deliver: (message) => messages.push(message),
  });
});
afterEach(() => portal.close());

const item = packageId('northwind', 'starter');

const addCoupon = (code: string, percent: number) =>
  portal.db().query(
    `insert into coupons (site_id, code, percent, max_uses, created_at)
     values ('northwind', $1, $2, 1, $3)`,
    [code, percent, portal.clock.now()],
  );

/** A guest who opened a checkout with the coupon while it could still be used. */
const openCheckout = async (couponCode: string) => {
  const guest = portal.visit();
  const key = randomUUID();
  const options = { headers: { 'idempotency-key': key } };
  const email = `${key}@example.com`;
  const input = { item, couponCode, country: 'US' };
  const { intent_id } = (await guest.call(getPaymentIntentPublic, input, options)).body;
  const customer = { firstName: 'Gina', lastName: 'Ray', email };
  const buyer = { ...customer, intent: intent_id, item, couponCode };
  await guest.call(registerCustomer, buyer, options);
  const confirm = async (payment?: string) => {
    const body = { paymentIntent: intent_id, item, coupon: couponCode, payment };
    return guest.call(confirmAffirmPayment, body, options);
  };
  return { guest, key, email, intentId: intent_id, confirm };
};

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

const openAll = async (code: string): Promise<Checkout[]> => {
  const checkouts: Checkout[] = [];
  for (let count = 0; count < CHECKOUTS; count += 1) checkouts.push(await openCheckout(code));
  return checkouts;
};

const payAtAffirm = async ({ intentId }: Checkout): Promise<void> => {
  const sandbox = portal.platform.payments.sandbox(portal.db());
  const intent = await sandbox?.books.findIntent(intentId);
  if (intent) await sandbox?.rules.affirm(intent, true);
};

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  portal.visit().inject({
    method: 'POST',
    url: '/api/webhooks/cards',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

const outcomesOf = async (checkouts: readonly Checkout[]) => {
  const asked = checkouts.map(({ key }) => portal.visit().call(getPaymentOutcome, { key }));
  return (await Promise.all(asked)).map(({ body }) => body);
};

const mailsTo = async (recipient: string) => {
  await mailDesk(portal).rounds();
  return portal
    .db()
    .query<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1',
      [recipient],
    );
};

test('P-06 of ten paid checkouts with one use left one is delivered, nine are paid back, buyers and firm are told once', async () => {
  await addCoupon('LASTONE', 10);
  const checkouts = await openAll('LASTONE');
  const before = await readBooks(portal.db());
  for (const checkout of checkouts) await payAtAffirm(checkout);
  await Promise.all([...messages, ...messages].map(deliver));

  const after = await readBooks(portal.db());
  expect(after.delivered - before.delivered).toBe(1);
  expect(after.charges - before.charges).toBe(1);
  expect(after.taken - before.taken).toBe(13_410);

  const outcomes = await outcomesOf(checkouts);
  const losers = checkouts.filter((_checkout, index) => outcomes[index]?.state === 'declined');
  expect(outcomes.filter(({ state }) => state === 'paid')).toHaveLength(1);
  expect(losers).toHaveLength(CHECKOUTS - 1);
  expect(new Set(outcomes.flatMap(({ message }) => message ?? []))).toEqual(new Set([RETURNED]));

  for (const { email } of losers)
    expect(await mailsTo(email)).toEqual([
      { subject: expect.any(String) as string, body: expect.stringContaining(RETURNED) as string },
    ]);
  const { companyEmail } = (await portal.context()).site.settings;
  const told = await mailsTo(companyEmail);
  expect(told).toHaveLength(CHECKOUTS - 1);
  for (const { email } of losers)
    expect(told.filter(({ body }) => body.includes(email))).toHaveLength(1);
});

test('P-06 ten checkouts that are confirmed by card at the same moment cost one coupon and one charge', async () => {
  await addCoupon('RUSH', 10);
  const checkouts = await openAll('RUSH');
  const before = await readBooks(portal.db());
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2031, cvc: '123' };
  const replies = await Promise.all(
    checkouts.map(async ({ guest, confirm }) =>
      confirm((await guest.call(createSandboxMethod, card)).body.id),
    ),
  );
  const after = await readBooks(portal.db());
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([after.delivered - before.delivered, after.charges - before.charges]).toEqual([1, 1]);
});

test('P-06 nobody is charged for a coupon that was used up before the payment', async () => {
  await addCoupon('ONCE', 10);
  const [first, second] = [await openCheckout('ONCE'), await openCheckout('ONCE')];
  expect((await first.confirm('pm_card_visa')).status).toBe(200);
  const late = await second.confirm('pm_card_visa');
  expect([late.status, late.error.message]).toEqual([422, USED_UP]);
  const rows = await portal
    .db()
    .query<{ status: string }>('select status from sandbox_intents where id = $1', [
      second.intentId,
    ]);
  expect(rows).toEqual([{ status: 'requires_payment_method' }]);
});

test('P-06 CR-45 CR-52 whoever paid with the last use and lost the answer asks again and has paid, and is not told that it is used up', async () => {
  await addCoupon('MINE', 10);
  const { guest, key, intentId, confirm } = await openCheckout('MINE');
  expect((await confirm('pm_card_visa')).status).toBe(200);
  const options = { headers: { 'idempotency-key': key } };
  const again = { item, couponCode: 'MINE', country: 'US' };
  const opened = await guest.call(getPaymentIntentPublic, again, options);
  expect([opened.status, opened.body.intent_id]).toEqual([200, intentId]);
  expect((await confirm('pm_card_visa')).status).toBe(200);
  const other = await guest.call(getPaymentIntentPublic, { item }, options);
  expect(other.status).toBe(409);
});

test('P-06 a coupon for everything is given to one of ten, and no money is said to come back', async () => {
  await addCoupon('GRATIS', 100);
  const checkouts = await openAll('GRATIS');
  const replies = await Promise.all(checkouts.map(({ confirm }) => confirm()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { message } of await outcomesOf(checkouts)) expect(message ?? USED_UP).toBe(USED_UP);
  const rows = await portal
    .db()
    .query("select 1 from payment_attempts where coupon = 'GRATIS' and state = 'paid'");
  expect(rows).toHaveLength(1);
});
