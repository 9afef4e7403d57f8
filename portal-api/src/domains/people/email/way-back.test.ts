import { restoreEmail } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { askForEmail, confirmMailed } from '../../../../test/people/email-change.ts';
import { codeIn, listMails, waitForMail } from '../../../../test/people/reset-mail.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { MailRefused } from '../../../kernel/mailer.ts';

const OLD = 'customer@example.com';
const NEW = 'clara.lindqvist@example.com';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const askFor = (email: string, browser: TestClient) => askForEmail(portal, browser, email);

const confirm = async (email: string): Promise<void> =>
  expect((await confirmMailed(portal, email)).status).toBe(200);

test('P-09 the former address hears of its loss also where the mail server refuses at first', async () => {
  await askFor(NEW, await portal.signIn('customer'));
  await waitForMail(portal, { to: NEW });
  const { mailer } = portal.platform;
  const send = async () => {
    throw new MailRefused('450 come back later');
  };
  portal.platform.mailer = { ...mailer, send };
  await confirm(NEW);
  await mailDesk(portal).rounds();
  portal.platform.mailer = mailer;
  portal.clock.advance(60_000);
  await mailDesk(portal).rounds();
  const back = codeIn(await waitForMail(portal, { to: OLD, holds: /restore/ }), 'restore-email');
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
});

test('P-09 once the account is back, no mail that still waits leads to an address of the thief', async () => {
  const thief = await portal.signIn('customer');
  await askFor(NEW, thief);
  await confirm(NEW);
  await mailDesk(portal).rounds();
  const back = codeIn(await waitForMail(portal, { to: OLD, holds: /restore/ }), 'restore-email');
  const third = 'third@example.com';
  await askFor(third, thief);
  await confirm(third);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
  await mailDesk(portal).rounds();
  const mails = await listMails(portal);
  const ways = mails.filter(({ body }) => body.includes('restore-email'));
  expect(ways.map(({ recipient }) => recipient)).toEqual([OLD]);
});
