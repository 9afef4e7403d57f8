import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { login, requestPasswordReset } from '@portal/shared-contracts/auth';
import { createTestApp } from '../../../test/create-test-app.ts';
import { waitForResetCode } from '../../../test/people/reset-mail.ts';
import { productionEnvironment } from '../../../test/production-environment.ts';
import { issueSignInCode } from '../../domains/people/auth/auth.service.ts';
import { readConfig } from '../../kernel/config/config.ts';

const start = (more: Record<string, string>) => () =>
  readConfig({ ...productionEnvironment, DATABASE_URL: 'postgres://127.0.0.1/portal', ...more });

const pem = { type: 'pkcs8', format: 'pem' } as const;
const keyOf = (kind: string, size: string): string => {
  const { privateKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: Number(size) })
      : generateKeyPairSync('ec', { namedCurve: size });
  return privateKey.export(pem).toString();
};

// RSA of 2048 bits is worth 112.
test.each([
  ['ec', 'prime192v1'],
  ['ec', 'secp224r1'],
  ['rsa', '1024'],
  ['rsa', '2048'],
])('P-02 a key of %s with %s is worth too few bits and stops the start', (kind, size) => {
  expect(start({ RELEASE_SIGNING_KEY: keyOf(kind, size) })).toThrow('RELEASE_SIGNING_KEY');
});

test('P-02 a key of secrets has 256 bits, and one bit group less stops the start', () => {
  const key = (bytes: number) => ({ SECRETS_KEY: randomBytes(bytes).toString('base64') });
  expect(start(key(32))).not.toThrow();
  for (const bytes of [0, 16, 24, 31]) expect(start(key(bytes))).toThrow('SECRETS_KEY');
});

/** How many bits a text of this alphabet can hold. */
const bitsOf = (text: string): number =>
  Math.floor(text.length * (/^[\da-f]+$/.test(text) ? 4 : /^[\w-]+$/.test(text) ? 6 : 0));

test('P-14 each secret that the server makes by chance holds 128 bits and more, and never comes twice', async () => {
  const portal = await createTestApp();
  const person = portal.personId('customer');
  const made = async (): Promise<Record<string, string>> => {
    const browser = portal.visit();
    const credentials = { email: 'customer@example.com', password: 'Portal-demo-1' };
    await browser.call(login, credentials);
    await portal.db().query('delete from mails');
    await browser.call(requestPasswordReset, { email: credentials.email });
    const cookies = [...browser.cookies].filter(([name]) => /session/.test(name));
    expect(cookies).toHaveLength(1);
    return {
      session: cookies[0]?.[1] ?? '',
      reset: await waitForResetCode(portal),
      signIn: await issueSignInCode(portal.db(), person),
    };
  };
  const all = [await made(), await made(), await made()];
  for (const name of ['session', 'reset', 'signIn']) {
    const values = all.map((secrets) => secrets[name] ?? '');
    expect({ name, different: new Set(values).size }).toEqual({ name, different: 3 });
    for (const value of values)
      expect({ name, enough: bitsOf(value) >= 128 }).toEqual({ name, enough: true });
  }
  await portal.close();
});
