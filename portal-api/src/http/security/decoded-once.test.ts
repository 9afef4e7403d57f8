import { autologin, login } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { issueSignInCode } from '../../domains/people/auth/auth.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const headers = { 'x-requested-with': 'portal' };
const encoded = (text: string): string =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');

const open = (address: string) =>
  portal.visit().inject({ method: 'GET', url: `/api/autologin/${address}`, headers });

describe('SC-35 what comes in is decoded once, and checked as it then is', () => {
  test('SC-35 a code of an address may be encoded, and encoded twice it is another one', async () => {
    const code = await issueSignInCode(portal.db(), portal.personId('customer'));
    expect((await open(encoded(encoded(code)))).statusCode).toBe(410);
    expect((await open(encoded(code))).statusCode).toBe(200);
  });

  test('SC-35 a sign that no text may hold is refused however it is encoded once, and twice it is only letters', async () => {
    expect((await open('a%00b')).statusCode).toBe(400);
    expect((await open('a%2500b')).statusCode).toBe(410);
    // A byte that starts a letter and is followed by none is no text.
    expect((await open('a%c3%28b')).statusCode).toBe(400);
    // A slash in another form of UTF-8 is no slash.
    expect((await open('%c0%afb')).statusCode).toBe(400);
  });

  test('SC-35 a question decodes its values once', async () => {
    const code = await issueSignInCode(portal.db(), portal.personId('customer'));
    const browser = await portal.signIn('writer');
    const ask = (replace: string) =>
      browser.inject({
        method: 'GET',
        url: `${autologin.path.replace('{code}', code)}?replace=${replace}`,
        headers,
      });
    expect((await ask('%2574rue')).statusCode).toBe(400);
    expect((await ask('%74rue')).statusCode).toBe(200);
  });

  test('SC-35 a body decodes what its own notation has, and no other', async () => {
    const send = (email: string) =>
      portal.visit().inject({
        method: 'POST',
        url: login.path,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: `{"email":"${email}","password":"Portal-demo-1"}`,
      });
    expect((await send('customer\\u0040example.com')).statusCode).toBe(200);
    for (const twice of [
      'customer%40example.com',
      'customer\\\\u0040example.com',
      'customer&#64;example.com',
    ])
      expect((await send(twice)).statusCode).toBe(400);
  });
});
