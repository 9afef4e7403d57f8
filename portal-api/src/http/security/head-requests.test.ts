import { autologin, getCurrentUser } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { issueSignInCode } from '../../domains/people/auth/auth.service.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const signedIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.call(getCurrentUser, {})).status === 200;

test('HS-58 asking for the head of a link signs nobody in and leaves it good', async () => {
  const code = await issueSignInCode(portal.db(), portal.personId('customer'));
  const browser = portal.visit();
  for (const url of [`/api/autologin/${code}`, `/autologin/${code}`]) {
    const headers = { 'x-requested-with': 'portal' };
    const reply = await browser.inject({ method: 'HEAD', url, headers });
    // Without `/api` it is the head of the page, which has the device's cookie.
    expect(String(reply.headers['set-cookie'])).not.toContain(SESSION_COOKIE);
  }
  expect(await signedIn(browser)).toBe(false);
  expect((await browser.call(autologin, { code })).status).toBe(200);
});

test('HS-54 asking for the head of a changing call changes nothing', async () => {
  const browser = await portal.signIn('customer');
  const changing = portal.app.portal.endpoints.filter(
    ({ method, mutates }) => method === 'GET' && mutates,
  );
  expect(changing.length).toBeGreaterThan(5);
  for (const { path } of changing) {
    const url = path.replaceAll(/\{\w+\}/g, 'x');
    const headers = { 'x-requested-with': 'portal' };
    const reply = await browser.inject({ method: 'HEAD', url, headers });
    expect({ url, status: reply.statusCode }).toEqual({ url, status: 404 });
  }
  expect(await signedIn(browser)).toBe(true);
});
