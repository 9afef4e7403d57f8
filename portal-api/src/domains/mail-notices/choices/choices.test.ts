import {
  listMails,
  readMailChoices,
  resendMail,
  saveMailChoice,
} from '@portal/shared-contracts/mails';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { type Mail, MailRefused } from '../../../kernel/mailer.ts';
import type { NewNotice } from '../mail-notices.service.ts';
import { deliverDue } from '../post/deliver-mails.ts';
import { nextDigest } from './next-digest.ts';

let portal: TestApp;
let desk: ReturnType<typeof mailDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = mailDesk(portal);
});
afterAll(() => portal.close());
beforeEach(() => desk.clear());

const invoice = (number: number): NewNotice => ({
  event: 'invoice-issued',
  key: `invoice-${number}`,
  personId: portal.personId('customer'),
  facts: { invoice: `I-${number}`, amount: { minor: 9900, currency: 'usd' } },
});

const choose = async (choice: 'at-once' | 'digest' | 'off', timeZone?: string): Promise<void> => {
  const customer = await portal.signIn('customer');
  const input = { event: 'invoice-issued' as const, choice, ...(timeZone ? { timeZone } : {}) };
  expect((await customer.call(saveMailChoice, input)).status).toBe(200);
};

test('BO-51 everybody chooses among the mails that are theirs', async () => {
  const read = async (person: 'customer' | 'writer' | 'admin') => {
    const { body } = await (await portal.signIn(person)).call(readMailChoices, {});
    return body.items.map(({ event }) => event);
  };
  expect(await read('customer')).toContain('customer-turn');
  expect(await read('customer')).not.toContain('writer-turn');
  expect(await read('writer')).toContain('overdue');
  expect(await read('admin')).toContain('dispute');
  const writer = await portal.signIn('writer');
  const foreign = await writer.call(saveMailChoice, { event: 'customer-turn', choice: 'off' });
  expect(foreign.status).toBe(404);
  const reviewer = await portal.signIn('reviewer');
  expect((await reviewer.call(readMailChoices, {})).status).toBe(403);
});

test('BO-51 the digest gathers what happened and comes at 08:00 of the person', async () => {
  portal.clock.set('2026-03-02T09:00:00.000Z');
  await choose('digest', 'Asia/Tokyo');
  await desk.queue(invoice(1), invoice(2));
  await desk.rounds();
  expect(await desk.mailsTo('customer@example.com')).toEqual([]);
  portal.clock.set('2026-03-02T22:59:00.000Z');
  await desk.rounds();
  expect(await desk.mailsTo('customer@example.com')).toEqual([]);
  portal.clock.set('2026-03-02T23:00:00.000Z');
  await desk.rounds();
  const mails = await desk.mailsTo('customer@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['Northwind Writing: what happened']);
  expect(mails[0]?.body).toContain('I-1');
  expect(mails[0]?.body).toContain('I-2');
  await choose('at-once');
});

test('BO-51 08:00 is found where offsets are odd and on days when the clocks change', () => {
  const at = (now: string, zone: string | null) => nextDigest(new Date(now), zone).toISOString();
  expect(at('2026-03-02T09:00:00.000Z', null)).toBe('2026-03-03T08:00:00.000Z');
  expect(at('2026-03-02T08:00:00.000Z', 'UTC')).toBe('2026-03-03T08:00:00.000Z');
  expect(at('2026-03-02T00:00:00.000Z', 'Asia/Kathmandu')).toBe('2026-03-02T02:15:00.000Z');
  expect(at('2026-03-28T20:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
  expect(at('2026-03-02T09:00:00.000Z', 'Mars/Olympus')).toBe('2026-03-03T08:00:00.000Z');
});

const sentMail = async (): Promise<Mail> => {
  const sent: Mail[] = [];
  await deliverDue(desk.officeWith(async (mail) => void sent.push(mail)));
  if (!sent[0]) throw new Error('Nothing was sent');
  return sent[0];
};

const linkIn = ({ unsubscribe = '' }: Mail): string => new URL(unsubscribe).pathname;

test('BO-53 looking at the link changes nothing, one post without a session ends these mails', async () => {
  await desk.queue(invoice(3));
  const mail = await sentMail();
  expect(mail.text).toContain(mail.unsubscribe ?? 'no link');
  const url = linkIn(mail);
  const page = await portal.visit().inject({ url, headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post"><button>Stop these mails</button>');
  expect(page.body).not.toContain('<script');
  await desk.queue(invoice(4));
  await sentMail();

  const elsewhere = await portal.visit('acme').inject({ method: 'POST', url });
  expect(elsewhere.statusCode).toBe(404);
  const post = await portal.visit().inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(post.statusCode).toBe(200);
  const written = await portal
    .db()
    .query(
      "select person_id, after from audit_entries where action like '% /api/mail/unsubscribe/%'",
    );
  expect(written).toEqual([
    {
      person_id: portal.personId('customer'),
      after: { events: ['invoice-issued'], choice: 'off' },
    },
  ]);
  await desk.queue(invoice(5));
  await desk.rounds();
  expect(await desk.mailsTo('customer@example.com')).toEqual([]);
  expect((await desk.rows()).at(-1)).toMatchObject({ state: 'dropped', reason: 'off' });
  const made = await portal.visit().inject({ url: '/api/mail/unsubscribe/nobody.invoice-issued' });
  expect(made.statusCode).toBe(404);
  await choose('at-once');
});

test('BO-55 an uncertain mail is listed and sent again by a person, a bounced address gets mails again', async () => {
  await desk.queue(invoice(6), { ...invoice(7), personId: portal.personId('writer') });
  await deliverDue(
    desk.officeWith(async ({ to }) => {
      if (to === 'writer@example.com') throw new MailRefused('550 unknown', { isBounce: true });
      throw new Error('cut');
    }),
  );
  const admin = await portal.signIn('admin');
  const uncertain = await admin.call(listMails, { state: 'uncertain', search: 'customer@' });
  expect(uncertain.body.items).toEqual([
    expect.objectContaining({
      recipient: 'customer@example.com',
      subject: 'Invoice I-6 from Northwind Writing',
      reason: 'cut',
    }),
  ]);
  const failed = await admin.call(listMails, { state: 'failed', search: 'writer@' });
  expect(failed.body.total).toBe(1);
  for (const { _id: id } of [...uncertain.body.items, ...failed.body.items]) {
    expect((await admin.call(resendMail, { id })).status).toBe(200);
    expect((await admin.call(resendMail, { id })).status).toBe(409);
  }
  await desk.rounds();
  for (const email of ['customer@example.com', 'writer@example.com'])
    expect((await desk.mailsTo(email)).length).toBe(1);
  const money = await portal.signIn('moneyAdmin');
  expect((await money.call(listMails, {})).status).toBe(403);
});
