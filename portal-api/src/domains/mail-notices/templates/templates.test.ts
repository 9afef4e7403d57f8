import {
  previewMailTemplate,
  readMailTemplate,
  saveMailTemplate,
  sendMailTemplateToMe,
} from '@portal/shared-contracts/mails';
import { listAudit } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { waitForMail } from '../../../../test/people/reset-mail.ts';
import { queueMails } from '../mail-notices.service.ts';
import { markdownBlocks } from './markdown.ts';

const key = { event: 'invoice-issued', language: 'en' } as const;
const own = {
  subject: '{{company}}: {{invoice}}',
  text: '**Hello {{name}}**, {{invoice}} over {{amount}}.\n\n- [Pay](https://pay.example)\n- or <call>',
};

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-57 placeholders that are unknown or missing are refused at their field, and both ends keep to the limits', async () => {
  const admin = await portal.signIn('admin');
  const { template } = (await admin.call(readMailTemplate, key)).body;
  expect(template).toMatchObject({
    isOwn: false,
    version: 0,
    placeholders: ['name', 'company', 'invoice', 'amount'],
    required: { subject: ['invoice', 'company'], text: ['invoice', 'amount'] },
  });
  const save = (subject: string, text: string) =>
    admin.call(saveMailTemplate, { ...key, baseVersion: 0, subject, text });
  const wrong = await save('Hello {{company}}', '{{invoice}} {{amount}} {{step}}');
  expect([wrong.status, wrong.error.errors]).toEqual([
    422,
    {
      subject: 'Placeholder {{invoice}} is missing.',
      text: 'Placeholder {{step}} is not known here.',
    },
  ]);
  expect((await save('x'.repeat(151), own.text)).status).toBe(400);
  expect((await save('one\nBcc: two', own.text)).status).toBe(400);
  expect((await save(own.subject, 'x'.repeat(5001))).status).toBe(400);
});

test('BO-57 own words are mailed, previewed with a real order, sent to oneself and taken back', async () => {
  const admin = await portal.signIn('admin');
  const preview = (await admin.call(previewMailTemplate, { ...key, ...own })).body;
  expect(preview.order).toMatch(/^\d+$/);
  expect(preview.html).toContain('<strong>Hello Ann</strong>');
  expect(preview.html).toContain('<a href="https://pay.example"');
  expect(preview.html).toContain('or &lt;call&gt;');
  expect((await admin.call(readMailTemplate, key)).body.template.isOwn).toBe(false);

  await admin.call(sendMailTemplateToMe, { ...key, ...own });
  expect((await waitForMail(portal, { to: 'admin@example.com' })).subject).toBe(preview.subject);

  expect((await admin.call(saveMailTemplate, { ...key, ...own, baseVersion: 0 })).status).toBe(200);
  const stale = await admin.call(saveMailTemplate, { ...key, ...own, baseVersion: 0 });
  expect([stale.status, stale.error.message]).toEqual([409, 'Ann changed this 1 minute ago.']);
  const desk = mailDesk(portal);
  await portal.db().transaction((tx) =>
    queueMails(tx, [
      {
        event: 'invoice-issued',
        key: 'own-words',
        personId: portal.personId('customer'),
        facts: { invoice: '**I-7**', amount: { minor: 9900, currency: 'usd' } },
      },
    ]),
  );
  await desk.rounds();
  const mail = await waitForMail(portal, { to: 'customer@example.com', holds: /I-7/ });
  expect(mail.subject).toMatch(/: \*\*I-7\*\*$/);

  const back = { ...key, baseVersion: 1, subject: null, text: null };
  expect((await admin.call(saveMailTemplate, back)).body.template).toMatchObject({
    isOwn: false,
    version: 2,
  });
  const rows = (await admin.call(listAudit, {})).body.items.map(({ sentence }) => sentence);
  expect(rows.join()).toContain('Ann mailed a preview of a mail template');
});

test('BO-57 whatever a person is called stays text in the mail', () => {
  const name = '[x](https://evil.example) **b** <i>';
  const [block] = markdownBlocks('Dear {{name}},\nyou', { name });
  expect(block).toMatchObject({
    html: '<p style="margin:0 0 16px">Dear [x](https://evil.example) **b** &lt;i&gt;,<br>you</p>',
    text: `Dear ${name},\nyou`,
  });
});
