import { getCurrentUser, login, secondStep } from '@portal/shared-contracts/auth';
import { beginTwoStep, confirmTwoStep, getSecurity } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import { hashToken } from '../credentials/tokens.ts';

const password = 'Portal-demo-1';
const email = 'writer@example.com';
const recovery = 'aaaa-bbbb-cccc-dddd';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

/** A writer with a passkey and its recovery codes, who has begun to set an app up. */
const begun = async () => {
  const [id, db] = [portal.personId('writer'), portal.db()];
  await db.query(
    `insert into passkeys (site_id, id, person_id, credential_id, public_key, counter, transports,
       name, created_at) values ('northwind', 'k1', $1, 'c', 'p', 0, '{}', 'phone', now())`,
    [id],
  );
  await db.query(
    "insert into recovery_codes (site_id, person_id, code_hash) values ('northwind', $1, $2)",
    [id, hashToken(recovery.replaceAll('-', ''))],
  );
  const browser = await portal.signIn('writer');
  const { secret } = (await browser.call(beginTwoStep, { currentPassword: password })).body;
  const codeNow = () => appCode(portal, secret);
  return { browser, codeNow };
};

test('TS-01 a recovery code does not turn the app on, and is not used up by that', async () => {
  const { browser, codeNow } = await begun();
  expect((await browser.call(confirmTwoStep, { code: recovery })).status).toBe(422);
  expect((await browser.call(getSecurity, {})).body.secondFactor).toEqual({
    isOn: false,
    codesLeft: 1,
  });
  expect((await browser.call(confirmTwoStep, { code: codeNow() })).status).toBe(200);
  expect((await browser.call(getSecurity, {})).body.secondFactor.isOn).toBe(true);
});

test('TS-01 an app that was not turned on signs nobody in', async () => {
  const { codeNow } = await begun();
  const browser = portal.visit();
  expect((await browser.call(login, { email, password })).error.code).toBe('second-step-needed');
  expect((await browser.call(secondStep, { code: codeNow() })).status).toBe(422);
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  expect((await browser.call(secondStep, { code: recovery })).status).toBe(200);
});
