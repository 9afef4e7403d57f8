import { randomUUID } from 'node:crypto';
import { placeOrder, registerCustomer } from '@portal/shared-contracts/checkout';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');

interface Kept {
  subject: string;
  body: string;
  html: string;
}

const mailsTo = async (recipient: string): Promise<Kept[]> => {
  await mailDesk(portal).rounds();
  return portal
    .db()
    .query('select subject, body, html from mails where recipient = $1', [recipient]);
};

const numberOf = async (orderId: string): Promise<string> => {
  const [order] = await portal
    .db()
    .query<{ number: number }>('select number from orders where id = $1', [orderId]);
  return String(order?.number);
};

/** A guest who buys with a coupon on a page in this language, and the mail that comes of it. */
const buyIn = async (language: string | undefined, firstName = 'Gina') => {
  const guest = portal.visit();
  const attempt = newAttempt();
  const headers = { ...attempt.headers, ...(language ? { 'accept-language': language } : {}) };
  const email = `guest-${randomUUID()}@example.com`;
  const couponCode = 'WELCOME10';
  const intent = (await guest.call(getPaymentIntentPublic, { item, couponCode }, { headers })).body;
  const who = { firstName, lastName: 'Ray', email, intent: intent.intent_id, item, couponCode };
  await guest.call(registerCustomer, who, { headers });
  const payment = await sandboxCard(guest);
  const paying = { paymentIntent: intent.intent_id, item, coupon: couponCode, payment };
  const paid = await guest.call(confirmAffirmPayment, paying, { headers });
  expect(paid.status).toBe(200);
  const number = await numberOf(paid.body._id ?? '');
  return { mails: await mailsTo(email), number };
};

test('FX-44 the receipt names order, package and amount as the page does, and leads to the order', async () => {
  const customer = await portal.signIn('customer');
  const input = { payment: 'pm_card_visa', package_subscribed: item };
  const { body } = await customer.call(placeOrder, input, newAttempt());
  const orderId = body.order_id ?? '';
  const [mail] = await mailsTo('customer@example.com');
  const number = await numberOf(orderId);
  expect(mail?.subject).toBe(`Northwind Writing: your order #${number}`);
  expect(mail?.body).toContain('Hello Clara,');
  expect(mail?.body).toContain(`Order: #${number}\nPackage: Resume Starter\nPaid: $149.00 USD`);
  expect(mail?.body).toMatch(new RegExp(`http://localhost(:\\d+)?/orders/view/${orderId}`));
  // The long id is in the link alone.
  expect(mail?.body.split(orderId)).toHaveLength(2);
});

test('FX-44 the receipt of a guest leads to their first password', async () => {
  const { mails, number } = await buyIn(undefined);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`Order: #${number}\nPackage: Resume Starter\nPaid: $134.10 USD`);
  expect(mails[0]?.body).toMatch(/http:\/\/localhost(:\d+)?\/forgot-password-2\/[\w-]+/);
});

test('FX-44 SC-54 the receipt comes in the language in which the guest bought', async () => {
  const { mails, number } = await buyIn('de-AT');
  expect(mails[0]?.subject).toBe(`Northwind Writing: Ihr Auftrag #${number}`);
  expect(mails[0]?.body.replaceAll('\u00a0', ' ')).toContain('Bezahlt: 134,10 $ USD');
  expect(mails[0]?.body).toContain('Vielen Dank für Ihre Bestellung');
  expect(mails[0]?.html).toContain('<html lang="de">');
});

test('FX-44 the mail has a page in the colours of its firm, in which a name is only a name', async () => {
  const { mails } = await buyIn('en', '<img src=x onerror=alert(1)>');
  const { html = '' } = mails[0] ?? {};
  const { brand } = (await portal.context()).site.settings;
  expect(html).toContain(`border-top:6px solid ${brand.primary}`);
  expect(html).toContain(`background:${brand.primary}`);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  const page = await portal.visit().inject({ url: '/mailbox', headers: { accept: 'text/html' } });
  expect(page.body).not.toContain('<img');
});
