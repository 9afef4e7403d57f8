import { activatePerson, deactivatePerson } from '@portal/shared-contracts/admin';
import {
  confirmEmail,
  getCurrentUser,
  login,
  resetPassword,
  restoreEmail,
} from '@portal/shared-contracts/auth';
import {
  beginTwoStep,
  confirmTwoStep,
  getSecurity,
  updatePassword,
  updateProfile,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { askForEmail, confirmMailed, profileWith } from '../../../../test/people/email-change.ts';
import { codeIn, waitForMail } from '../../../../test/people/reset-mail.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const DAY = 86_400_000;
const password = 'Portal-demo-1';
const OLD = 'customer@example.com';
const NEW = 'clara.lindqvist@example.com';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const own = (email: string) => profileWith(portal, email);

const emailOf = async (browser: TestClient) =>
  (await browser.call(getCurrentUser, {})).body.user?.email;

const isIn = async (browser: TestClient) => (await browser.call(getCurrentUser, {})).status === 200;

const askFor = async (email: string, browser?: TestClient) =>
  askForEmail(portal, browser ?? (await portal.signIn('customer')), email);

const confirmed = async (email: string) => {
  const reply = await confirmMailed(portal, email);
  await mailDesk(portal).rounds();
  return reply;
};

test('P-09 another address needs the password, at its field, and nothing is saved without it', async () => {
  const browser = await portal.signIn('customer');
  for (const [currentPassword, status] of [
    [undefined, 422],
    ['not it', 422],
  ] as const) {
    const input = { ...own(NEW), firstName: 'Changed', currentPassword };
    const reply = await browser.call(updateProfile, input);
    expect(reply.status).toBe(status);
    expect(reply.error.errors).toHaveProperty('currentPassword');
  }
  const { user } = (await browser.call(getCurrentUser, {})).body;
  expect(user).toMatchObject({ firstName: 'Clara', email: OLD });
});

test('P-09 the new address holds once its own mailbox confirms it, once', async () => {
  const browser = await portal.signIn('customer');
  const reply = await askFor(NEW, browser);
  expect(reply.body).toMatchObject({ pendingEmail: NEW, user: { email: OLD } });
  expect((await browser.call(getSecurity, {})).body.pendingEmail).toBe(NEW);
  expect(await emailOf(browser)).toBe(OLD);
  expect((await confirmed(NEW)).status).toBe(200);
  expect(await emailOf(browser)).toBe(NEW);
  expect((await browser.call(getSecurity, {})).body.pendingEmail).toBeNull();
  expect((await portal.visit().call(login, { email: NEW, password })).status).toBe(200);
  expect((await confirmed(NEW)).status).toBe(410);
});

test('P-09 a link to confirm ends after a day and works on its own site only', async () => {
  await askFor(NEW);
  const code = codeIn(await waitForMail(portal, { to: NEW }), 'confirm-email');
  expect((await portal.visit('acme').call(confirmEmail, { code })).status).toBe(410);
  portal.clock.advance(DAY);
  expect((await portal.visit().call(confirmEmail, { code })).status).toBe(410);
});

test('P-09 the old address takes the change back: everybody is out, and a new password is chosen', async () => {
  const thief = await portal.signIn('customer');
  await askFor(NEW, thief);
  await confirmed(NEW);
  const stolen = 'a thief likes tea 7';
  await thief.call(updatePassword, { ...own(NEW), password: stolen, currentPassword: password });
  const { secret } = (await thief.call(beginTwoStep, { currentPassword: stolen })).body;
  const code = appCode(portal, secret);
  expect((await thief.call(confirmTwoStep, { code })).status).toBe(200);
  portal.clock.advance(6 * DAY);
  const back = codeIn(await waitForMail(portal, { to: OLD, holds: /restore/ }), 'restore-email');
  const owner = portal.visit();
  const { body } = await owner.call(restoreEmail, { code: back });
  expect(await isIn(thief)).toBe(false);
  expect((await portal.visit().call(login, { email: OLD, password: stolen })).status).toBe(401);
  const mine = 'quiet river stone 7';
  expect((await owner.call(resetPassword, { code: body.code, password: mine })).status).toBe(200);
  expect((await portal.visit().call(login, { email: OLD, password: mine })).status).toBe(200);
  expect((await owner.call(restoreEmail, { code: back })).status).toBe(410);
});

test('BO-36 P-09 the way back lets nobody into a deactivated account, and works once it is open again', async () => {
  await askFor(NEW);
  await confirmed(NEW);
  const mail = await waitForMail(portal, { to: OLD, holds: /restore/ });
  const code = codeIn(mail, 'restore-email');
  const admin = await portal.signIn('admin');
  const id = portal.personId('customer');
  await admin.call(deactivatePerson, { id });
  const refused = await portal.visit().call(restoreEmail, { code });
  expect(refused.error.message).toMatch(/^This account is not active\. Please write to /);
  const [{ email } = {}] = await portal
    .db()
    .query<{ email: string }>('select email from people where id = $1', [id]);
  expect(email).toBe(NEW);
  await admin.call(activatePerson, { id });
  expect((await portal.visit().call(restoreEmail, { code })).status).toBe(200);
});

test('P-09 the way back ends after a week', async () => {
  await askFor(NEW);
  await confirmed(NEW);
  const back = codeIn(await waitForMail(portal, { to: OLD, holds: /restore/ }), 'restore-email');
  portal.clock.advance(7 * DAY);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(410);
});

test('P-09 HS-66 a taken address answers as a free one does, and its owner is told by mail', async () => {
  const browser = await portal.signIn('customer');
  const taken = await askFor('WRITER@example.com', browser);
  const free = await askFor(NEW, browser);
  expect(taken.status).toBe(free.status);
  expect({ ...taken.body, pendingEmail: '' }).toEqual({ ...free.body, pendingEmail: '' });
  const mail = await waitForMail(portal, { to: 'writer@example.com' });
  expect(mail.body).toMatch(/already/);
  expect(mail.body).not.toMatch(/confirm-email/);
});

test('P-09 an address that somebody else took meanwhile is refused, and the link still works later', async () => {
  await askFor(NEW);
  const { code } = { code: codeIn(await waitForMail(portal, { to: NEW }), 'confirm-email') };
  await portal
    .db()
    .query('update people set email = $1 where email = $2', [NEW, 'writer@example.com']);
  expect((await portal.visit().call(confirmEmail, { code })).status).toBe(409);
  await portal
    .db()
    .query('update people set email = $2 where email = $1', [NEW, 'writer@example.com']);
  expect((await portal.visit().call(confirmEmail, { code })).status).toBe(200);
});

test('P-09 codes and addresses of these mails stay out of the log', async () => {
  await askFor(NEW);
  const code = codeIn(await waitForMail(portal, { to: NEW }), 'confirm-email');
  await confirmed(NEW);
  const log = JSON.stringify(portal.logged);
  for (const secret of [code, NEW, password]) expect(log).not.toContain(secret);
});
