import { autologin, getCurrentUser, login, secondStep } from '@portal/shared-contracts/auth';
import { listStaffOrders } from '@portal/shared-contracts/orders';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  getSecurity,
  renewRecoveryCodes,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { issueSignInCode } from '../auth/auth.service.ts';

const password = 'Portal-demo-1';
const email = 'writer@example.com';
const HALF_MINUTE = 30_000;

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const codeOf = (secret: string, shift = 0): string => appCode(portal, secret, shift);

/** A writer with the factor on, half a minute later. */
const enrolled = async (browser?: TestClient) => {
  const client = browser ?? (await portal.signIn('writer'));
  const { secret } = (await client.call(beginTwoStep, { currentPassword: password })).body;
  const { body } = await client.call(confirmTwoStep, { code: codeOf(secret) });
  portal.clock.advance(HALF_MINUTE);
  return { browser: client, secret, recoveryCodes: body.recoveryCodes };
};

const firstStep = async (remember = false) => {
  const browser = portal.visit();
  const reply = await browser.call(login, { email, password, remember });
  return { browser, reply };
};

const isIn = async (browser: TestClient) => (await browser.call(getCurrentUser, {})).status === 200;

test('TS-01 with the factor on, the password alone signs nobody in; the code does', async () => {
  const { secret } = await enrolled();
  const { browser, reply } = await firstStep(true);
  expect([reply.status, reply.error.code]).toEqual([401, 'second-step-needed']);
  expect(await isIn(browser)).toBe(false);
  expect((await browser.call(secondStep, { code: '000000' })).status).toBe(422);
  const done = await browser.call(secondStep, { code: codeOf(secret) });
  expect(done.status).toBe(200);
  expect(String(done.headers['set-cookie'])).toMatch(/portal_session=[^;]+;.*Expires/);
  expect(await isIn(browser)).toBe(true);
});

test('TS-01 each code works once, and one of the neighbouring half minute too', async () => {
  const { secret } = await enrolled();
  const code = codeOf(secret);
  const first = await firstStep();
  expect((await first.browser.call(secondStep, { code })).status).toBe(200);
  const second = await firstStep();
  expect((await second.browser.call(secondStep, { code })).status).toBe(422);
  const early = codeOf(secret, HALF_MINUTE);
  expect((await second.browser.call(secondStep, { code: early })).status).toBe(200);
  const third = await firstStep();
  const far = codeOf(secret, 3 * HALF_MINUTE);
  expect((await third.browser.call(secondStep, { code: far })).status).toBe(422);
});

test('TS-01 ten recovery codes work once each and are stored as hashes', async () => {
  const { recoveryCodes, browser } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = ''] = recoveryCodes;
  const rows = JSON.stringify(await portal.db().query('select * from recovery_codes'));
  for (const one of recoveryCodes) expect(rows).not.toContain(one);
  const first = await firstStep();
  const typed = code.toUpperCase().replaceAll('-', ' ');
  expect((await first.browser.call(secondStep, { code: typed })).status).toBe(200);
  const second = await firstStep();
  expect((await second.browser.call(secondStep, { code })).status).toBe(422);
  const { secondFactor } = (await browser.call(getSecurity, {})).body;
  expect(secondFactor).toEqual({ isOn: true, codesLeft: 9 });
});

test('TS-01 a link signs nobody in past the second step, and a ticket ends after ten minutes', async () => {
  const { secret } = await enrolled();
  const code = await issueSignInCode(portal.db(), portal.personId('writer'));
  const browser = portal.visit();
  expect((await browser.call(autologin, { code })).error.code).toBe('second-step-needed');
  expect(await isIn(browser)).toBe(false);
  portal.clock.advance(10 * 60_000);
  expect((await browser.call(secondStep, { code: codeOf(secret) })).status).toBe(410);
});

test('TS-01 guessing codes stops after ten; a browser that was here before still gets in', async () => {
  const { secret } = await enrolled();
  const known = await firstStep();
  await known.browser.call(secondStep, { code: codeOf(secret) });
  portal.clock.advance(HALF_MINUTE);
  const thief = await firstStep();
  for (let count = 0; count < 10; count += 1)
    await thief.browser.call(secondStep, { code: '000000' });
  expect((await thief.browser.call(secondStep, { code: codeOf(secret) })).status).toBe(429);
  await known.browser.call(login, { email, password });
  expect((await known.browser.call(secondStep, { code: codeOf(secret) })).status).toBe(200);
});

test('TS-01 beginning and ending ask for the password; nothing of it reaches the log', async () => {
  const browser = await portal.signIn('writer');
  expect((await browser.call(beginTwoStep, { currentPassword: 'not it' })).status).toBe(422);
  const { secret, recoveryCodes } = await enrolled(browser);
  expect((await browser.call(beginTwoStep, { currentPassword: password })).status).toBe(409);
  expect((await browser.call(endTwoStep, { currentPassword: 'not it' })).status).toBe(422);
  expect((await browser.call(endTwoStep, { currentPassword: password })).status).toBe(200);
  expect((await firstStep()).reply.status).toBe(200);
  const log = JSON.stringify(portal.logged);
  const rows = JSON.stringify(await portal.db().query('select * from audit_entries'));
  for (const hidden of [secret, ...recoveryCodes]) expect(log + rows).not.toContain(hidden);
});

test('TS-02 new recovery codes take the former ones away, and the password is asked for', async () => {
  const { browser, recoveryCodes } = await enrolled();
  const wrong = await browser.call(renewRecoveryCodes, { currentPassword: 'not it' });
  expect(wrong.error.errors).toHaveProperty('currentPassword');
  const { body } = await browser.call(renewRecoveryCodes, { currentPassword: password });
  expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20);
  const { browser: next } = await firstStep();
  expect((await next.call(secondStep, { code: recoveryCodes[0] ?? '' })).status).toBe(422);
  expect((await next.call(secondStep, { code: body.recoveryCodes[0] ?? '' })).status).toBe(200);
  const other = await portal.signIn('customer');
  const off = await other.call(renewRecoveryCodes, { currentPassword: password });
  expect([off.status, off.error.message]).toEqual([409, 'Your authenticator app is not set up.']);
});

test('TS-01 where the firm asks for it, staff can do nothing before it is set up', async () => {
  await portal.app.portal.platform.database
    .platform()
    .query(
      `update sites set settings = settings || '{"staffSecondFactor": true}' where site_id = 'northwind'`,
    );
  portal.app.portal.sites.forget();
  const { browser, reply } = await firstStep();
  expect(reply.body.user.needsSecondFactor).toBe(true);
  expect((await browser.call(listStaffOrders, {})).status).toBe(403);
  await enrolled(browser);
  expect((await browser.call(listStaffOrders, {})).status).toBe(200);
  expect((await browser.call(getCurrentUser, {})).body.user.needsSecondFactor).toBeUndefined();
  const customer = await portal.signIn('customer');
  expect((await customer.call(getCurrentUser, {})).status).toBe(200);
});
