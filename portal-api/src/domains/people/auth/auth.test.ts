import {
  autologin,
  getCurrentUser,
  login,
  logout,
  requestPasswordReset,
} from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { waitForResetCode } from '../../../../test/people/reset-mail.ts';
import { afreshWith } from '../../../../test/people/start-afresh.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { issueCode } from '../credentials/codes.repository.ts';

const DAY = 86_400_000;
const PASSWORD = 'Portal-demo-1';
const customer = { email: 'customer@example.com', password: PASSWORD };

let portal: TestApp;
let startAfresh: () => Promise<void>;

beforeAll(async () => {
  portal = await createTestApp();
  startAfresh = await afreshWith(portal);
});
afterAll(() => portal.close());

beforeEach(() => startAfresh());

const signedIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.call(getCurrentUser, {})).status === 200;

describe('sign-in', () => {
  test('HS-52 right credentials sign in; the reply holds the user and the number of orders', async () => {
    const browser = portal.visit();
    const reply = await browser.call(login, customer);
    expect(reply.status).toBe(200);
    expect(reply.body.user).toMatchObject({ _id: portal.personId('customer'), role: 'user' });
    expect(reply.body).toMatchObject({ status: true, currency: 'usd', orders: expect.any(Number) });
    expect(await signedIn(browser)).toBe(true);
  });

  test('HS-52 neither hash nor token is in any reply', async () => {
    const reply = await portal.visit().call(login, customer);
    expect(JSON.stringify(reply.body)).not.toMatch(/argon|scrypt|token|password/i);
  });

  test('HS-53 wrong password and unknown address give the same answer', async () => {
    const browser = portal.visit();
    const wrong = await browser.call(login, { ...customer, password: 'not it' });
    const unknown = await browser.call(login, { email: 'nobody@example.com', password: 'not it' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.error).toEqual(wrong.error);
    expect(wrong.error.message).toBe('Email or Password Incorrect');
  });

  test('HS-52 the address is found whatever its case, and only on its own site', async () => {
    expect(
      (await portal.visit().call(login, { ...customer, email: 'Customer@Example.COM' })).status,
    ).toBe(200);
    const acme = await portal.visit('acme').call(login, customer);
    expect(acme.body.user._id).toBe(portal.personId('customer', 'acme'));
  });

  test('HS-50 without Remember me the cookie ends with the browser and the session after an idle day', async () => {
    const browser = portal.visit();
    const reply = await browser.call(login, customer);
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    portal.clock.advance(DAY - 60_000);
    expect(await signedIn(browser)).toBe(true);
    portal.clock.advance(DAY - 60_000);
    expect(await signedIn(browser)).toBe(true);
    portal.clock.advance(DAY + 1);
    expect(await signedIn(browser)).toBe(false);
  });

  test('HS-50 Remember me keeps cookie and session for 30 days', async () => {
    const browser = portal.visit();
    const reply = await browser.call(login, { ...customer, remember: true });
    const expires = new Date(portal.clock.now().getTime() + 30 * DAY).toUTCString();
    expect(String(reply.headers['set-cookie'])).toContain(`Expires=${expires}`);
    portal.clock.advance(30 * DAY - 1);
    expect(await signedIn(browser)).toBe(true);
    portal.clock.advance(1);
    expect(await signedIn(browser)).toBe(false);
  });

  test('HS-52 a new sign-in ends the session that the browser still held', async () => {
    const browser = portal.visit();
    await browser.call(login, customer);
    const old = new Map(browser.cookies);
    await browser.call(login, customer);
    const thief = portal.visit();
    for (const [name, value] of old) thief.cookies.set(name, value);
    expect(await signedIn(thief)).toBe(false);
    expect(await signedIn(browser)).toBe(true);
  });

  test('HS-53 the eleventh guess within a quarter of an hour is refused, also with the right password', async () => {
    const browser = portal.visit();
    for (let guess = 0; guess < 10; guess += 1)
      await browser.call(login, { ...customer, password: 'no' });
    const refused = await browser.call(login, customer);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toMatch(/wait a few minutes/);
    portal.clock.advance(15 * 60_000);
    expect((await browser.call(login, customer)).status).toBe(200);
  });
});

test('HS-54 signing out ends the session on the server', async () => {
  const browser = await portal.signIn('customer');
  const old = new Map(browser.cookies);
  expect((await browser.call(logout, {})).status).toBe(200);
  for (const [name, value] of old) browser.cookies.set(name, value);
  expect(await signedIn(browser)).toBe(false);
});

describe('sign-in links', () => {
  const issue = (minutes = 10) =>
    issueCode(portal.db(), {
      personId: portal.personId('customer'),
      purpose: 'sign-in',
      minutes,
    });

  test('HS-58 a code signs in once', async () => {
    const code = await issue();
    const browser = portal.visit();
    const reply = await browser.call(autologin, { code, packageId: 'p1' });
    expect(reply.body.user._id).toBe(portal.personId('customer'));
    expect(await signedIn(browser)).toBe(true);
    expect((await portal.visit().call(autologin, { code })).status).toBe(410);
  });

  test('HS-60 an old code, a made-up one, one of another site and one for a password sign nobody in', async () => {
    const old = await issue();
    portal.clock.advance(10 * 60_000);
    const foreign = await issue();
    const tries: [string, 'northwind' | 'acme'][] = [
      [old, 'northwind'],
      ['made-up', 'northwind'],
      [foreign, 'acme'],
    ];
    for (const [code, site] of tries) {
      const browser = portal.visit(site);
      expect((await browser.call(autologin, { code })).status).toBe(410);
      expect(await signedIn(browser)).toBe(false);
    }
    await portal.visit().call(requestPasswordReset, { email: customer.email });
    const reset = await waitForResetCode(portal);
    expect((await portal.visit().call(autologin, { code: reset })).status).toBe(410);
  });

  test('P-14 a link never replaces a session of somebody else without asking, and stays good meanwhile', async () => {
    const code = await issue();
    const browser = await portal.signIn('writer');
    const refused = await browser.call(autologin, { code });
    expect(refused.status).toBe(409);
    const me = async () => (await browser.call(getCurrentUser, {})).body.user._id;
    expect(await me()).toBe(portal.personId('writer'));
    expect((await browser.call(autologin, { code, replace: 'true' })).status).toBe(200);
    expect(await me()).toBe(portal.personId('customer'));
    expect((await browser.call(autologin, { code: await issue() })).status).toBe(200);
  });

  test('HS-58 guessing codes stops after thirty tries', async () => {
    const browser = portal.visit();
    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await browser.call(autologin, { code: `guess-${guess}` })).status);
    expect(statuses.slice(0, 30).every((status) => status === 410)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});
