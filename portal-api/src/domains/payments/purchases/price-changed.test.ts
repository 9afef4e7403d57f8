import { publishPackage, savePackage } from '@portal/shared-contracts/admin';
import { placeOrder, registerCustomer } from '@portal/shared-contracts/checkout';
import {
  abandonPayment,
  answerSandboxTransfer,
  confirmAffirmPayment,
  getFlutterwaveCode,
  getPaymentIntentPublic,
  getPaymentOutcome,
} from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { sellPackage } from '../../../../test/catalogue/packages.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { readBooks } from '../../../../test/money/books.ts';
import { guestAtTheDesk } from '../../../../test/money/guest-at-the-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
let customer: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  customer = await portal.signIn('newCustomer');
});
afterAll(() => portal.close());

/** A package of $123.45, and how its firm asks another price. */
const onSale = async () => {
  const { _id: id, version } = await sellPackage(admin, 'Letter');
  const ask = async (priceMinor: number): Promise<void> => {
    await admin.call(savePackage, { id, baseVersion: version, priceMinor });
    await admin.call(publishPackage, { id, baseVersion: version + 1 });
  };
  return { id, ask };
};
const seen = { price: 123.45, currency: 'usd' } as const;
const taken = async (): Promise<number> => (await readBooks(portal.db())).taken;
const refused = {
  status: 410,
  body: {
    refusal: { code: 'price-changed' },
    message: 'The price has changed to $159.00 USD.',
  },
};

test('OR-54 OR-56 BO-86 a package that costs nothing is ordered once, without any card', async () => {
  const { id, ask } = await onSale();
  await ask(0);
  const before = await readBooks(portal.db());
  const order = { payment: 'nothing-to-pay', package_subscribed: id, price: 0 };
  const key = newAttempt();
  const replies = [];
  for (const _again of [1, 2]) replies.push(await customer.call(placeOrder, order, key));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(replies.map(({ body }) => body.order_id)).size).toBe(1);
  const after = await readBooks(portal.db());
  expect([after.delivered - before.delivered, after.taken - before.taken]).toEqual([1, 0]);
  // No card names it, and what every page says in its place would be one order of all customers.
  const nameless = await customer.call(placeOrder, order);
  expect(nameless).toMatchObject({ body: { refusal: { code: 'payment-key-missing' } } });
});

test('OR-56 CR-50 who saw another price pays nothing and hears the new one; who saw the new one pays it once', async () => {
  const { id, ask } = await onSale();
  await ask(15_900);
  const before = await taken();
  const order = { payment: await sandboxCard(customer), package_subscribed: id };
  const key = newAttempt();
  expect(await customer.call(placeOrder, { ...order, ...seen }, key)).toMatchObject(refused);
  const transfer = { ...seen, selectedPackageId: id };
  expect(await customer.call(getFlutterwaveCode, transfer, newAttempt())).toMatchObject(refused);
  // The refused attempt is over: what comes late under its key charges nothing either.
  expect((await customer.call(placeOrder, order, key)).status).toBe(410);
  expect(await taken()).toBe(before);
  const agreed = { ...order, ...seen, price: 159 };
  const again = newAttempt();
  for (let sent = 0; sent < 2; sent += 1)
    expect((await customer.call(placeOrder, agreed, again)).status).toBe(200);
  expect((await taken()) - before).toBe(15_900);
});

test('OR-56 the reply of a paid order can be asked for again, whatever the package costs by then', async () => {
  const { id, ask } = await onSale();
  const order = { payment: await sandboxCard(customer), package_subscribed: id, ...seen };
  const key = newAttempt();
  const paid = await customer.call(placeOrder, order, key);
  await ask(15_900);
  const again = await customer.call(placeOrder, order, key);
  expect([paid.status, again.status]).toEqual([200, 200]);
  expect(again.body.order_id).toBe(paid.body.order_id);
});

test('OR-56 another currency at the same number is another price', async () => {
  const { id } = await onSale();
  const order = { payment: await sandboxCard(customer), package_subscribed: id };
  const shown = { ...seen, currency: 'eur' } as const;
  expect((await customer.call(placeOrder, { ...order, ...shown }, newAttempt())).status).toBe(410);
});

test('CR-41 a checkout opens at the price that is shown only, also where it would be free', async () => {
  const { id, ask } = await onSale();
  await ask(15_900);
  const guest = portal.visit();
  const open = (input: object) =>
    guest.call(getPaymentIntentPublic, { item: id, ...input }, newAttempt());
  expect(await open(seen)).toMatchObject(refused);
  expect(await open({ price: 0, currency: 'usd' })).toMatchObject(refused);
  expect((await open({ couponCode: 'FREE100', price: 159, currency: 'usd' })).status).toBe(410);
  expect((await open({ couponCode: 'FREE100', price: 0, currency: 'usd' })).status).toBe(200);
  // A page of an earlier release says no price.
  expect((await open({})).body).toMatchObject({ amount: 159, currency: 'usd' });
});

test('CR-41 G07 while a bank asks its customer, a checkout is opened again as it was agreed', async () => {
  const { id: item, ask } = await onSale();
  const guest = portal.visit();
  const key = newAttempt();
  const open = { item, ...seen };
  const { intent_id: intent } = (await guest.call(getPaymentIntentPublic, open, key)).body;
  const buyer = { firstName: 'Gina', lastName: 'Ray', email: 'gina@example.com' };
  await guest.call(registerCustomer, { ...buyer, item, intent }, key);
  const payment = await sandboxCard(guest, '4000 0025 0000 3155');
  const pay = { paymentIntent: intent, item, payment };
  const { body } = await guest.call(confirmAffirmPayment, pay, key);
  expect(body.requires_action).toBe(true);
  await ask(15_900);
  const again = await guest.call(getPaymentIntentPublic, { ...open, price: 159 }, key);
  expect(again.body).toMatchObject({ intent_id: intent, amount: 123.45 });
});

test('OR-57 CR-41 a transfer that is on its way stays as it was agreed, whatever its package costs by then', async () => {
  const { id, ask } = await onSale();
  const inNaira = () =>
    portal.db().query("update package_versions set currency = 'ngn' where package_id = $1", [id]);
  await inNaira();
  const shown = { price: 123.45, currency: 'ngn' } as const;
  const order = { ...shown, selectedPackageId: id };
  const key = newAttempt();
  const first = (await customer.call(getFlutterwaveCode, order, key)).body;
  const guest = portal.visit();
  const guestKey = newAttempt();
  const open = { item: id, ...shown };
  const { intent_id: intent } = (await guest.call(getPaymentIntentPublic, open, guestKey)).body;
  const buyer = { firstName: 'Gina', lastName: 'Ray', email: 'gina.naira@example.com' };
  await guest.call(registerCustomer, { ...buyer, item: id, intent }, guestKey);
  const guestFirst = (await guest.call(getFlutterwaveCode, order, guestKey)).body;
  await ask(15_900);
  await inNaira();
  // Where nothing is on its way, the other price is refused as ever.
  const refusedNaira = { status: 410, body: { refusal: { code: 'price-changed' } } };
  expect(await customer.call(getFlutterwaveCode, order, newAttempt())).toMatchObject(refusedNaira);
  const again = await customer.call(getFlutterwaveCode, { ...order, price: 159 }, key);
  expect(again).toMatchObject({ status: 200, body: { txRef: first.txRef, amount: 123.45 } });
  const reopened = await guest.call(getPaymentIntentPublic, { ...open, price: 159 }, guestKey);
  expect(reopened).toMatchObject({ status: 200, body: { amount: 123.45 } });
  const guestAgain = await guest.call(getFlutterwaveCode, { ...order, price: 159 }, guestKey);
  expect(guestAgain.body).toMatchObject({ txRef: guestFirst.txRef, amount: 123.45 });
  await customer.call(answerSandboxTransfer, { tx_ref: first.txRef, answer: 'accept' });
  const outcome = await customer.call(getPaymentOutcome, { key: key.headers['idempotency-key'] });
  expect(outcome.body.state).toBe('paid');
});

test('CR-43 an attempt at Affirm that was closed says so, and a fresh one opens', async () => {
  const { guest, options, intent } = await guestAtTheDesk(portal, { country: 'US' });
  const item = packageId('northwind', 'starter');
  const open = { item, country: 'US' };
  await guest.call(abandonPayment, { key: options.headers['idempotency-key'] });
  expect((await guest.call(getPaymentIntentPublic, open, options)).status).toBe(410);
  const fresh = await guest.call(getPaymentIntentPublic, open, newAttempt());
  expect(fresh.body.intent_id).not.toBe(intent.intent_id);
});
