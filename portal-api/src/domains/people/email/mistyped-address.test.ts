import { confirmEmail } from '@portal/shared-contracts/auth';
import {
  cancelEmailChange,
  getSecurity,
  proveEmail,
  updateProfile,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { askForEmail, profileWith } from '../../../../test/people/email-change.ts';
import { codeIn, waitForMail } from '../../../../test/people/reset-mail.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const OLD = 'customer@example.com';
const NEW = 'clara.lindqvist@example.com';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const own = (email: string) => profileWith(portal, email);

const askFor = (email: string, browser: TestClient) => askForEmail(portal, browser, email);

/** Opens the link in the mail to an address, and says what came of it. */
const linkTo = async (to: string) => {
  const code = codeIn(await waitForMail(portal, { to }), 'confirm-email');
  return async () => (await portal.visit().call(confirmEmail, { code })).status;
};

test('P-09 a change of the address ends the one that was begun before', async () => {
  const browser = await portal.signIn('customer');
  await askFor('clara@exmaple.com', browser);
  const openMistyped = await linkTo('clara@exmaple.com');
  await askFor(NEW, browser);
  expect(await openMistyped()).toBe(410);
  const open = await linkTo(NEW);
  expect(await open()).toBe(200);
});

test('P-09 a saved name leaves a change of the address alone', async () => {
  const browser = await portal.signIn('customer');
  await askFor(NEW, browser);
  const open = await linkTo(NEW);
  const pending = async () => (await browser.call(getSecurity, {})).body.pendingEmail;
  for (const lastName of ['Lind', 'Lind']) {
    await browser.call(updateProfile, { ...own(OLD), lastName });
    expect(await pending()).toBe(NEW);
  }
  expect(await open()).toBe(200);
});

test('P-09 a change of the address is cancelled, and a proof of the own one goes on', async () => {
  const browser = await portal.signIn('customer');
  await browser.call(proveEmail, {});
  const prove = await linkTo(OLD);
  await askFor(NEW, browser);
  const open = await linkTo(NEW);
  expect((await browser.call(cancelEmailChange, {})).status).toBe(200);
  expect((await browser.call(getSecurity, {})).body.pendingEmail).toBeNull();
  expect([await open(), await prove()]).toEqual([410, 200]);
});
