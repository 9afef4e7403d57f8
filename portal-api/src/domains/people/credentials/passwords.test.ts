import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { login } from '@portal/shared-contracts/auth';
import { updatePassword } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { hashToken, newToken } from './tokens.ts';

const email = 'customer@example.com';
const password = 'Portal-demo-1';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

/** As passwords were kept before. */
const former = (): string => {
  const salt = randomBytes(16);
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const key = scryptSync(password, salt, 32, cost);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

const keep = (hash: string) =>
  portal.db().query('update people set password_hash = $1 where email = $2', [hash, email]);

const kept = async (): Promise<string> => {
  const [row] = await portal
    .db()
    .query<{ password_hash: string }>('select password_hash from people where email = $1', [email]);
  return row?.password_hash ?? '';
};

test('P-12 the cost stands beside the hash, and the same letters of two keyboards are one password', async () => {
  const hash = await hashPassword('Ångström-7-ﬁ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('A\u030Angstro\u0308m-7-fi', hash)).toBe(true);
  expect(await verifyPassword('Ångström-7', hash)).toBe(false);
  expect(await verifyPassword('', null)).toBe(false);
});

test('P-12 a password that was kept in the former way still signs in, and is kept better from then on', async () => {
  await keep(former());
  const browser = portal.visit();
  expect((await browser.call(login, { email, password: 'not it' })).status).toBe(401);
  expect(await kept()).toMatch(/^scrypt/);
  expect((await browser.call(login, { email, password })).status).toBe(200);
  expect(isOutdated(await kept())).toBe(false);
  const raised = await kept();
  expect((await browser.call(login, { email, password })).status).toBe(200);
  expect(await kept()).toBe(raised);
});

test('P-12 a hash of a lower cost is raised, and a damaged one signs nobody in', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
  expect(isOutdated(cheap)).toBe(true);
  await keep('$argon2id$v=19$m=19456,t=2,p=1$damaged');
  expect((await portal.visit().call(login, { email, password })).status).toBe(401);
});

test('HS-67 a password of 128 characters is taken whole, and its first 127 open nothing', async () => {
  const long = 'four words nobody guesses, '.repeat(5).slice(0, 127) + 'x';
  const browser = await portal.signIn('newCustomer');
  const _id = portal.personId('newCustomer');
  const change = (chosen: string) =>
    browser.call(updatePassword, { _id, password: chosen, currentPassword: password });
  expect((await change(`${long}y`)).status).toBe(400);
  expect((await change(long)).status).toBe(200);
  const door = (tried: string) =>
    portal.visit().call(login, { email: 'new-customer@example.com', password: tried });
  expect([(await door(long.slice(0, 127))).status, (await door(long)).status]).toEqual([401, 200]);
});

test('P-12 a password counts with its case, its spaces and each of its signs', async () => {
  const chosen = ' Quiet river, Stone 7\t';
  await keep(await hashPassword(chosen));
  const door = async (tried: string) =>
    (await portal.visit().call(login, { email, password: tried })).status;
  expect(await door(chosen)).toBe(200);
  for (const other of [
    chosen.trim(),
    chosen.toLowerCase(),
    chosen.toUpperCase(),
    chosen.slice(0, -1),
    chosen.replace(',', ''),
  ])
    expect({ other, status: await door(other) }).toEqual({ other, status: 401 });
});

test('HS-52 tokens of cookies and links are 256 random bits, no two alike, and kept as a hash alone', () => {
  const tokens = Array.from({ length: 2000 }, newToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(
    new Set([32]),
  );
  // Each of 256 bits is set in about half of them: seven standard deviations around it.
  const set = Array<number>(256).fill(0);
  for (const token of tokens)
    for (const [at, byte] of Buffer.from(token, 'base64url').entries())
      for (let bit = 0; bit < 8; bit += 1) set[at * 8 + bit]! += (byte >> bit) & 1;
  expect(Math.min(...set)).toBeGreaterThan(840);
  expect(Math.max(...set)).toBeLessThan(1160);
  const [token = ''] = tokens;
  expect(hashToken(token)).toBe(createHash('sha256').update(token).digest('base64url'));
});

test.each([
  ['small letters alone', 'quietriverstonelamp'],
  ['capitals alone', 'QUIETRIVERSTONELAMP'],
  ['digits alone', '8305927146038'],
  ['signs alone', '}~^;%_@)(]{>!'],
  ['spaces between words', 'lamp over a quiet river'],
  ['letters of another script', 'แม่น้ำเงียบสงบยามเช้า'],
  ['pictures', '🦊🌵🪁🧊🎻🦉🪐🧵🥨🛶'],
])(
  'HS-67 a password may be made of %s: no rule says what has to be in it',
  async (_what, chosen) => {
    await keep(await hashPassword(password));
    const browser = await portal.signIn('customer');
    const change = {
      _id: portal.personId('customer'),
      currentPassword: password,
      password: chosen,
    };
    expect((await browser.call(updatePassword, change)).status).toBe(200);
    expect((await portal.visit().call(login, { email, password: chosen })).status).toBe(200);
  },
);
