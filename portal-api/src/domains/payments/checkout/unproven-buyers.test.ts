import { randomUUID } from 'node:crypto';
import { autologin, getCurrentUser, login, resetPassword } from '@portal/shared-contracts/auth';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { getSecurity, updatePassword } from '@portal/shared-contracts/people';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { codeIn, type KeptMail } from '../../../../test/people/reset-mail.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');
const FREE = 'FREE100';

/** Buys for nothing under a typed address; answers what the registration said. */
const buy = async (browser: TestClient, email: string) => {
  const options = { headers: { 'idempotency-key': randomUUID() } };
  const opened = { item, couponCode: FREE };
  const { intent_id: intent } = (await browser.call(getPaymentIntentPublic, opened, options)).body;
  const typed = { firstName: 'Vera', lastName: 'Ray', email, intent, item, couponCode: FREE };
  const registered = await browser.call(registerCustomer, typed, options);
  const confirm = { paymentIntent: intent, item, coupon: FREE };
  const paid = await browser.call(confirmAffirmPayment, confirm, options);
  expect([registered.status, paid.status]).toEqual([200, 200]);
  expect(registered.body.autoLoginCode).toBeUndefined();
  return (await browser.call(registerCustomer, typed, options)).body;
};

const guestWith = async (email: string) => {
  const browser = portal.visit();
  const { autoLoginCode: code = '' } = await buy(browser, email);
  expect((await browser.call(autologin, { code })).status).toBe(200);
  return browser;
};

/** The codes for a password in the mails to this address, oldest first. */
const codesOf = async (email: string) => {
  await mailDesk(portal).rounds();
  const mails = await portal
    .db()
    .query<KeptMail>('select * from mails where recipient = $1 order by created_at', [email]);
  return mails.map((mail) => codeIn(mail, 'forgot-password-2')).filter(Boolean);
};

const ordersOf = async (browser: TestClient) =>
  (await browser.call(listCustomerOrders, {})).body.orders;

test('P-09 whoever opened an account with a typed address never sees what its owner buys', async () => {
  const email = `vera-${randomUUID()}@example.com`;
  const stranger = await guestWith(email);
  portal.clock.advance(1000);
  expect(await ordersOf(stranger)).toHaveLength(1);
  const { body } = await stranger.call(getCurrentUser, {});
  const password = 'a stranger was here 7';
  await mailDesk(portal).rounds();
  await stranger.call(updatePassword, { _id: body.user._id, password });
  portal.clock.advance(1000);
  const victim = portal.visit();
  expect((await buy(victim, email)).autoLoginCode).toBeUndefined();
  expect((await stranger.call(listCustomerOrders, {})).status).toBe(401);
  const own = 'quiet river stone 7';
  const codes = await codesOf(email);
  const replies = [];
  for (const code of codes) replies.push(await victim.call(resetPassword, { code, password: own }));
  // The stranger's own receipt opens nothing any more.
  expect(replies.map(({ status }) => status)).toEqual([410, 200]);
  await victim.call(login, { email, password: own });
  expect(await ordersOf(victim)).toHaveLength(2);
});

test('FX-44 P-09 the receipt of a buyer without a password brings a link that sets it, once', async () => {
  const email = `first-${randomUUID()}@example.com`;
  await guestWith(email);
  const [code = ''] = await codesOf(email);
  const password = 'quiet river stone 7';
  portal.clock.advance(2 * 86_400_000);
  const browser = portal.visit();
  expect((await browser.call(resetPassword, { code, password })).status).toBe(200);
  expect((await browser.call(login, { email, password })).status).toBe(200);
  expect((await browser.call(getSecurity, {})).body).toMatchObject({ isEmailProven: true });
  expect((await browser.call(resetPassword, { code, password })).status).toBe(410);
});

test('P-09 a buyer who stays in the same browser goes on without a proof', async () => {
  const email = `same-${randomUUID()}@example.com`;
  const browser = await guestWith(email);
  await buy(browser, email);
  expect(await ordersOf(browser)).toHaveLength(2);
});

test('P-09 a proven account keeps its sessions when somebody buys under its address', async () => {
  const owner = await portal.signIn('newCustomer');
  await buy(portal.visit(), 'new-customer@example.com');
  expect((await owner.call(getCurrentUser, {})).status).toBe(200);
});
