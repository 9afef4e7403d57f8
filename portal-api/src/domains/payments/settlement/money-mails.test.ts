import { randomUUID } from 'node:crypto';
import { createFirmOrder } from '@portal/shared-contracts/admin';
import { resetPassword } from '@portal/shared-contracts/auth';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { listMails, resendMail, saveMailChoice } from '@portal/shared-contracts/mails';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { type Mail, type Mailer, MailRefused } from '../../../kernel/mailer.ts';

let portal: TestApp;
let desk: ReturnType<typeof mailDesk>;
let taken: Mail[];
let send: Mailer['send'];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = mailDesk(portal);
  ({ send } = portal.platform.mailer);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await desk.clear();
  taken = [];
});

const DAY = 24 * 60;

/** The mail server is not there, and afterwards it is. */
const away = (): void => {
  portal.platform.mailer.send = async () => {
    throw new MailRefused('450 come back later');
  };
};
const back = (): void => {
  portal.platform.mailer.send = async (mail) => {
    taken.push(mail);
    await send(mail);
  };
};

const buy = async () => {
  const customer = await portal.signIn('customer');
  const input = { package_subscribed: packageId('northwind', 'starter'), payment: 'pm_card_visa' };
  const options = newAttempt();
  const reply = await customer.call(placeOrder, input, options);
  expect(reply.status).toBe(200);
  return { customer, again: () => customer.call(placeOrder, input, options) };
};

const toBuyer = () => taken.filter(({ to }) => to === 'customer@example.com');

const listed = async (search: string) => {
  const admin = await portal.signIn('admin');
  return { admin, items: (await admin.call(listMails, { search })).body.items };
};

test('BO-51 BO-54 a receipt waits while the mail server is away and comes once when it is back, whatever its buyer wants otherwise', async () => {
  const customer = await portal.signIn('customer');
  for (const event of ['invoice-paid', 'customer-turn', 'refunded'] as const)
    await customer.call(saveMailChoice, { event, choice: 'off' });
  away();
  const { again } = await buy();
  await desk.rounds();
  const { items } = await listed('customer@example.com');
  const waiting = items.find(({ subject }) => /your order #\d+$/.test(subject ?? ''));
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, reason: '450 come back later' });
  back();
  await again();
  desk.later(1);
  for (let round = 0; round < 2; round += 1) await desk.rounds();
  const receipts = toBuyer().filter(({ subject }) => /your order #\d+$/.test(subject));
  expect(receipts).toHaveLength(1);
  // Nobody turns it off, so it says no way to.
  expect(receipts[0]?.unsubscribe).toBeUndefined();
});

test('BO-55 a receipt that never left is listed with its subject and sent again', async () => {
  away();
  await buy();
  for (const minutes of [0, 1, 5, 30, 120, 720]) {
    desk.later(minutes);
    await desk.rounds();
  }
  const { admin, items } = await listed('customer@example.com');
  const failed = items.find(({ subject }) => /your order #\d+$/.test(subject ?? ''));
  expect(failed).toMatchObject({ state: 'failed', recipient: 'customer@example.com' });
  back();
  expect((await admin.call(resendMail, { id: failed?._id ?? '' })).status).toBe(200);
  await desk.rounds();
  expect(toBuyer().filter(({ subject }) => /your order/.test(subject))).toHaveLength(1);
});

test('BO-54 BO-65 somebody new for whom the firm orders gets a way in that holds for three days, though the mail server was away', async () => {
  const admin = await portal.signIn('admin');
  const email = `nele-${randomUUID()}@example.com`;
  const newCustomer = { email, firstName: 'Nele', lastName: 'Ek' };
  const call = { packageId: 'northwind-starter', newCustomer, payment: 'free' as const };
  const key = newAttempt();
  away();
  const placed = await admin.call(createFirmOrder, call, key);
  expect(placed.status).toBe(200);
  await desk.rounds();
  back();
  expect((await admin.call(createFirmOrder, call, key)).body.order).toEqual(placed.body.order);
  desk.later(1);
  await desk.rounds();
  const mails = taken.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(new RegExp(`your order #${placed.body.order.number}$`)),
  ]);
  expect(mails[0]?.text).toContain('has placed an order for you');
  const code = /forgot-password-2\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  // No link lies in the table of what waits.
  const rows = await portal.db().query('select * from mail_notices');
  expect(JSON.stringify(rows)).not.toContain(code);
  desk.later(2 * DAY);
  const password = 'quiet river stone 7';
  expect((await portal.visit().call(resetPassword, { code, password })).status).toBe(200);
});

test('BO-52 answers to every mail go to the firm, also to one that somebody waits for', async () => {
  back();
  await buy();
  await desk.rounds();
  const ctx = await portal.context();
  await ctx.mail.send({ to: 'customer@example.com', subject: 'Direct', text: 'Hello' });
  const { companyEmail } = ctx.site.settings;
  const own = taken.filter(({ siteId }) => siteId === ctx.site.id);
  expect(own.length).toBeGreaterThan(1);
  for (const { replyTo } of own) expect(replyTo).toBe(companyEmail);
});
