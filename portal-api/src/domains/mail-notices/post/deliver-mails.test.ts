import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailStorm } from '../../../../test/faults/mail-storm.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { MailRefused } from '../../../kernel/mailer.ts';
import { type NewNotice, queueMails } from '../mail-notices.service.ts';
import { deliverDue } from './deliver-mails.ts';

let portal: TestApp;
let desk: ReturnType<typeof mailDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = mailDesk(portal);
});
afterAll(() => portal.close());
beforeEach(() => desk.clear());

const invoice = (number: number, personId = portal.personId('customer')): NewNotice => ({
  event: 'invoice-issued',
  key: `invoice-${number}`,
  personId,
  facts: { invoice: `I-${number}`, amount: { minor: 9900, currency: 'usd' } },
});

test('BO-54 what is said twice is mailed once, and what is rolled back is not mailed', async () => {
  await desk.queue(invoice(1), invoice(1));
  await desk.queue(invoice(1));
  const failing = portal.db().transaction(async (tx) => {
    await queueMails(tx, [invoice(2)]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await desk.rounds();
  await desk.rounds();
  const mails = await desk.mailsTo('customer@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['Invoice I-1 from Northwind Writing']);
  expect(mails[0]?.body).toContain('$99.00 USD');
});

test('BO-54 a refused mail is tried after 1, 5, 30 minutes, 2 and 12 hours, then it has failed', async () => {
  let tries = 0;
  const office = desk.officeWith(async () => {
    tries += 1;
    throw new MailRefused('450 come back later');
  });
  await desk.queue(invoice(3));
  const waits = [1, 5, 30, 120, 720];
  for (const [index, minutes] of waits.entries()) {
    await deliverDue(office);
    expect(tries).toBe(index + 1);
    desk.later(minutes - 0.1);
    await deliverDue(office);
    expect(tries).toBe(index + 1);
    desk.later(0.1);
  }
  await deliverDue(office);
  const [row] = await desk.rows();
  expect(row).toMatchObject({ state: 'failed', reason: '450 come back later', attempts: 6 });
  desk.later(10_000);
  await deliverDue(office);
  expect((await desk.rows()).filter(({ key }) => key.startsWith('invoice')).length).toBe(1);
  // Those who hold the settings are told once a day, and never of that mail itself.
  const news = (await desk.rows()).filter(({ key }) => key.startsWith('mail-failed'));
  expect(news.every(({ key }) => /^mail-failed:\d{4}-\d\d-\d\d$/.test(key))).toBe(true);
  expect(news.length).toBe(1);
});

test('BO-55 a mail whose connection was cut, or whose server never answers, is not sent again', async () => {
  let tries = 0;
  const cut = desk.officeWith(async () => {
    tries += 1;
    throw new Error('Connection closed unexpectedly');
  });
  await desk.queue(invoice(4));
  await deliverDue(cut);
  desk.later(1000);
  await deliverDue(cut);
  expect((await desk.rows())[0]).toMatchObject({ state: 'uncertain', attempts: 1 });
  // The mail itself, and the news of it to the admin.
  expect(tries).toBe(2);

  const hang = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const hanging = desk.officeWith(() => {
    began.resolve();
    return hang.promise;
  });
  await desk.queue(invoice(5));
  const hung = deliverDue(hanging);
  await began.promise;
  desk.later(6);
  const again: string[] = [];
  await deliverDue(desk.officeWith(async ({ subject }) => void again.push(subject)));
  expect(again).not.toContain('Invoice I-5 from Northwind Writing');
  const row5 = async () =>
    (await desk.rows()).find(({ key }) => key === 'invoice-issued:invoice-5');
  expect(await row5()).toMatchObject({ state: 'uncertain', reason: 'interrupted' });
  hang.resolve();
  await hung;
  // It was heard after all.
  expect(await row5()).toMatchObject({ state: 'sent' });
});

// The quick form of `pnpm bench faults mails`.
test('BO-55 of 60 mails none is sent twice and none is lost unlisted, wherever 60 workers die', async () => {
  const { sent, uncertain } = await mailStorm(portal, { mails: 60, rounds: 20, seed: 7 });
  expect(sent).toBeGreaterThan(0);
  expect(uncertain).toBeGreaterThan(0);
});

test('BO-56 an address that its server does not know gets nothing more', async () => {
  let tries = 0;
  const office = desk.officeWith(async () => {
    tries += 1;
    throw new MailRefused('550 no such user', { isBounce: true });
  });
  await desk.queue(invoice(6));
  await deliverDue(office);
  await desk.queue(invoice(7));
  await deliverDue(office);
  const own = (await desk.rows()).filter(({ key }) => key.startsWith('invoice'));
  expect(own.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', '550 no such user'],
    ['failed', 'address-paused'],
  ]);
  expect(tries).toBe(2); // the invoice, and the news to the admin
});
