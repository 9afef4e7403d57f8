import { confirmOwnIdentity } from '@portal/shared-contracts/admin';
import { autologin, getCurrentUser, login } from '@portal/shared-contracts/auth';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { endOneSession, endOtherSessions, listSessions } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { listMails, waitForMail } from '../../../../test/people/reset-mail.ts';
import { openSocket } from '../../../../test/sockets/open-socket.ts';
import { issueSignInCode } from '../auth/auth.service.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const credentials = { email: 'customer@example.com', password: 'Portal-demo-1' };

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const signIn = async (agent: string, browser = portal.visit(), email = credentials.email) => {
  await browser.call(login, { ...credentials, email }, { headers: { 'user-agent': agent } });
  return browser;
};

const isIn = async (browser: TestClient) => (await browser.call(getCurrentUser, {})).status === 200;

const sessionsOf = async (browser: TestClient) =>
  (await browser.call(listSessions, {})).body.sessions;

test('P-09 a session ends for good after the days that the firm sets, however often it is used', async () => {
  const browser = await portal.signIn('customer');
  for (let hours = 0; hours < 30 * 24 - 20; hours += 20) {
    portal.clock.advance(20 * HOUR);
    expect(await isIn(browser)).toBe(true);
  }
  portal.clock.advance(20 * HOUR);
  expect(await isIn(browser)).toBe(false);
});

test('P-09 a firm that sets one day signs out after one day, also who asked to be remembered', async () => {
  await portal.app.portal.platform.database
    .platform()
    .query(
      `update sites set settings = settings || '{"sessionDays": 1}' where site_id = 'northwind'`,
    );
  portal.app.portal.sites.forget();
  const browser = portal.visit();
  await browser.call(login, { ...credentials, remember: true });
  portal.clock.advance(DAY - 1000);
  expect(await isIn(browser)).toBe(true);
  portal.clock.advance(1000);
  expect(await isIn(browser)).toBe(false);
});

test('P-09 a person sees in which browsers they are signed in, with when and without where', async () => {
  const first = await signIn(FIREFOX);
  const began = portal.clock.now().toISOString();
  portal.clock.advance(2 * HOUR);
  const second = await signIn(IPHONE);
  expect(await sessionsOf(second)).toEqual([
    expect.objectContaining({ browser: 'Safari', system: 'iOS', isThis: true }),
    expect.objectContaining({
      browser: 'Firefox',
      system: 'Linux',
      isThis: false,
      firstSeen: began,
      lastSeen: began,
    }),
  ]);
  portal.clock.advance(2 * HOUR);
  await isIn(first);
  const [, other] = await sessionsOf(second);
  expect(other?.lastSeen).toBe(portal.clock.now().toISOString());
});

test('P-09 ending one session closes its sockets at once and leaves the others', async () => {
  const here = await signIn(FIREFOX);
  const there = await signIn(IPHONE);
  const port = await portal.listen();
  const [open, kept] = [
    await openSocket(port, '/api/live', there),
    await openSocket(port, '/api/live', here),
  ];
  const [, other] = await sessionsOf(here);
  expect((await here.call(endOneSession, { id: other?._id ?? '' })).status).toBe(200);
  expect(await open.closed).toBe(SESSION_ENDED);
  expect(await isIn(there)).toBe(false);
  expect(await isIn(here)).toBe(true);
  expect((await here.call(endOneSession, { id: other?._id ?? '' })).status).toBe(404);
  kept.close();
});

test('P-09 ending all others leaves this browser alone', async () => {
  const here = await signIn(FIREFOX);
  const others = [await signIn(IPHONE), await signIn(FIREFOX)];
  const stranger = await portal.signIn('writer');
  expect((await here.call(endOtherSessions, {})).status).toBe(200);
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await isIn(here)).toBe(true);
  expect(await isIn(stranger)).toBe(true);
  expect(await sessionsOf(here)).toHaveLength(1);
});

test('P-09 ending sessions wants the password of the last ten minutes', async () => {
  const here = await signIn(FIREFOX);
  const there = await signIn(IPHONE);
  portal.clock.advance(HOUR);
  const [, other] = await sessionsOf(here);
  for (const refused of [
    await here.call(endOneSession, { id: other?._id ?? '' }),
    await here.call(endOtherSessions, {}),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({ refusal: { code: 'identity-unconfirmed' } });
  }
  expect((await here.call(confirmOwnIdentity, { password: 'not it' })).status).toBe(422);
  expect(await isIn(there)).toBe(true);
  expect((await here.call(confirmOwnIdentity, { password: credentials.password })).status).toBe(
    200,
  );
  expect((await here.call(endOtherSessions, {})).status).toBe(200);
  expect(await isIn(there)).toBe(false);
});

test('P-09 who has no password ends sessions right after a link has signed them in', async () => {
  await portal
    .db()
    .query('update people set password_hash = null where email = $1', [credentials.email]);
  const there = await portal.signIn('customer');
  const here = portal.visit();
  const code = await issueSignInCode(portal.db(), portal.personId('customer'));
  await here.call(autologin, { code });
  const later = await portal.signIn('customer');
  expect((await here.call(endOtherSessions, {})).status).toBe(200);
  expect(await isIn(there)).toBe(false);
  expect(await isIn(later)).toBe(false);
  portal.clock.advance(HOUR);
  const refused = await here.call(endOtherSessions, {});
  expect(refused.error).toMatchObject({ refusal: { code: 'sign-in-not-fresh' } });
});

test('P-09 a browser that was not here before is told of by mail; the first one and known ones are not', async () => {
  const known = await signIn(FIREFOX, portal.visit(), 'writer@example.com');
  await signIn(FIREFOX, known, 'writer@example.com');
  expect(await listMails(portal)).toEqual([]);
  await portal.db().query(`update people set language = 'de' where email = 'writer@example.com'`);
  await signIn(IPHONE, portal.visit(), 'writer@example.com');
  const mail = await waitForMail(portal, { to: 'writer@example.com' });
  expect(mail.subject).toContain('Neue Anmeldung');
  expect(mail.body).toContain('Browser: Safari\nSystem: iOS');
  expect(mail.body).toContain('/profile/security');
});

test('P-09 a browser that says nothing of itself is told of without inventing a name', async () => {
  const email = 'reviewer@example.com';
  await signIn(FIREFOX, portal.visit(), email);
  await signIn('', portal.visit(), email);
  const mail = await waitForMail(portal, { to: email });
  expect(mail.body).not.toMatch(/\?|Browser:|System:/);
});
