import { randomBytes, scryptSync } from 'node:crypto';
import { getCurrentUser, login, resetPassword, secondStep } from '@portal/shared-contracts/auth';
import { beginTwoStep, confirmTwoStep, updatePassword } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { askedThrough } from '../../../../test/database/asked-through.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { issueFirstPasswordCode } from './auth.service.ts';
import { hashPassword } from '../credentials/passwords.ts';

const HALF_MINUTE = 30_000;
const email = 'customer@example.com';
const password = 'Portal-demo-1';
const chosen = 'quiet river stone 7';

/** What happens once, right before the first statement that holds these words. */
interface Meanwhile {
  before: string;
  act: (db: SiteDatabase) => Promise<unknown>;
}

let portal: TestApp;
let meanwhile: Meanwhile | undefined;

const watched = askedThrough(async (db, sql, params) => {
  const now = meanwhile;
  if (now && sql.includes(now.before)) {
    meanwhile = undefined;
    await now.act(db);
  }
  return db.query(sql, params);
});

beforeEach(async () => {
  meanwhile = undefined;
  portal = await createTestApp({ wrap: watched });
});
afterEach(() => portal.close());

/** The owner chooses another password, which ends every session and link. */
const chooseAnother = async (db: SiteDatabase): Promise<void> => {
  const id = portal.personId('customer');
  const hash = await hashPassword(chosen);
  await db.query('update people set password_hash = $2 where id = $1', [id, hash]);
  await db.query('delete from sessions where person_id = $1', [id]);
  await db.query('update codes set used_at = now() where person_id = $1', [id]);
};

const isIn = async (browser: TestClient) => (await browser.call(getCurrentUser, {})).status === 200;

const door = async (tried: string) =>
  (await portal.visit().call(login, { email, password: tried })).status;

test('P-09 a sign-in whose password was replaced meanwhile begins no session', async () => {
  const browser = portal.visit();
  meanwhile = { before: 'insert into known_browsers', act: chooseAnother };
  expect((await browser.call(login, { email, password })).status).toBe(401);
  expect(await isIn(browser)).toBe(false);
  expect(await door(chosen)).toBe(200);
});

test('P-09 TS-01 neither does the second step of such a sign-in', async () => {
  const own = await portal.signIn('customer');
  const { secret } = (await own.call(beginTwoStep, { currentPassword: password })).body;
  const codeNow = () => appCode(portal, secret);
  await own.call(confirmTwoStep, { code: codeNow() });
  portal.clock.advance(HALF_MINUTE);
  const browser = portal.visit();
  await browser.call(login, { email, password });
  meanwhile = { before: 'insert into known_browsers', act: chooseAnother };
  expect((await browser.call(secondStep, { code: codeNow() })).status).toBe(401);
  expect(await isIn(browser)).toBe(false);
});

test('P-12 P-09 a hash that is made anew at the sign-in does not bring the former password back', async () => {
  const salt = randomBytes(16);
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const key = scryptSync(password, salt, 32, cost).toString('base64url');
  await portal
    .db()
    .query('update people set password_hash = $2 where id = $1', [
      portal.personId('customer'),
      `scrypt$${salt.toString('base64url')}$${key}`,
    ]);
  meanwhile = { before: 'set updated_at = $3, password_hash', act: chooseAnother };
  expect(await door(password)).toBe(401);
  expect([await door(password), await door(chosen)]).toEqual([401, 200]);
});

test('P-09 a change of the password does not replace one that was set meanwhile', async () => {
  const thief = await portal.signIn('customer');
  const change = { _id: portal.personId('customer'), currentPassword: password };
  meanwhile = { before: 'set hits = hits - 1', act: chooseAnother };
  const reply = await thief.call(updatePassword, { ...change, password: 'a thief likes tea 7' });
  expect(reply.status).toBe(422);
  expect([await isIn(thief), await door(chosen)]).toEqual([false, 200]);
});

test('HS-56 a link whose password could not be kept still works', async () => {
  const code = await issueFirstPasswordCode(portal.db(), portal.personId('customer'));
  meanwhile = {
    before: 'delete from sessions',
    act: () => Promise.reject(new Error('the database is gone')),
  };
  const browser = portal.visit();
  expect((await browser.call(resetPassword, { code, password: chosen })).status).toBe(500);
  expect((await browser.call(resetPassword, { code, password: chosen })).status).toBe(200);
  expect(await door(chosen)).toBe(200);
});
