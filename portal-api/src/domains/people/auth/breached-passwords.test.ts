import { createHash } from 'node:crypto';
import { requestPasswordReset, resetPassword } from '@portal/shared-contracts/auth';
import { updatePassword } from '@portal/shared-contracts/people';
import { breachedPasswords } from '../../../adapters/safety/breached-passwords.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { waitForResetCode } from '../../../../test/people/reset-mail.ts';
import { type ProviderServer, providerServer } from '../../../../test/providers/provider-server.ts';

// Long and unlike any word list: only the list of breaches knows it.
const BREACHED = 'violet harbour nineteen kettles';
const FILLED_UP = 'seven amber lanterns at dusk';
const UNKNOWN = 'quiet river stone 7';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let list: ProviderServer;
let portal: TestApp;
beforeAll(async () => {
  list = await providerServer(() =>
    Promise.resolve(
      new Response(
        [
          `${sha1(BREACHED).slice(5)}:42`,
          `${sha1(FILLED_UP).slice(5)}:0`,
          `${'0'.repeat(35)}:3`,
        ].join('\r\n'),
      ),
    ),
  );
  portal = await createTestApp({ config: { BREACHED_PASSWORDS_URL: list.url } });
});
afterAll(async () => {
  await portal.close();
  await list.close();
});

const change = async (password: string) =>
  (await portal.signIn('customer')).call(updatePassword, {
    _id: portal.personId('customer'),
    password,
    currentPassword: 'Portal-demo-1',
  });

test('PL-29 a password of a breach is refused at its field, and the list learns five signs of its hash', async () => {
  const refused = await change(BREACHED);
  expect(refused.status).toBe(422);
  expect(refused.error.errors?.['password']).toMatch(/data breach/);
  expect(list.asked.at(-1)).toMatchObject({
    method: 'GET',
    path: `/range/${sha1(BREACHED).slice(0, 5)}`,
    headers: { 'add-padding': 'true' },
  });
  expect(JSON.stringify(list.asked)).not.toContain(sha1(BREACHED).slice(5));
});

test('PL-29 a link to a password is not used up by one of a breach', async () => {
  const browser = portal.visit();
  await browser.call(requestPasswordReset, { email: 'writer@example.com' });
  const code = await waitForResetCode(portal);
  expect((await browser.call(resetPassword, { code, password: BREACHED })).status).toBe(422);
  expect((await browser.call(resetPassword, { code, password: UNKNOWN })).status).toBe(200);
});

test('PL-29 a line that only fills the answer up is no breach', async () => {
  expect((await change(FILLED_UP)).status).toBe(200);
});

test('PL-29 a list that does not answer refuses nobody, and the log says so', async () => {
  const warned: string[] = [];
  const log = {
    info: () => undefined,
    warn: (_details: object, message: string) => void warned.push(message),
    error: () => undefined,
  };
  const late = breachedPasswords(list.url, { log, deadline: () => AbortSignal.abort() });
  const broken = await providerServer(() => Promise.resolve(new Response('', { status: 500 })));
  expect(await late(BREACHED)).toBe(false);
  expect(await breachedPasswords(broken.url, { log })(BREACHED)).toBe(false);
  await broken.close();
  expect(await breachedPasswords(broken.url, { log })(BREACHED)).toBe(false);
  expect(warned).toEqual(Array(3).fill('the list of breached passwords did not answer'));
});

test('PL-29 without a list nobody is asked', async () => {
  const before = list.asked.length;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  expect(await breachedPasswords(undefined, { log })(BREACHED)).toBe(false);
  expect(list.asked).toHaveLength(before);
});
