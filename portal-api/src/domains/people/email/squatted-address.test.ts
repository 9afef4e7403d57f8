import { login, resetPassword } from '@portal/shared-contracts/auth';
import { askForErasure, proveEmail } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { confirmMailed } from '../../../../test/people/email-change.ts';
import { sweep } from '../../../housekeeping.ts';
import { issueFirstPasswordCode } from '../auth/auth.service.ts';
import { ACCOUNT_NEEDS } from '../../../handed-in/people/account-needs.ts';
import { closeUnproven } from './unproven.service.ts';

const HOUR = 3_600_000;
const email = 'customer@example.com';
const password = 'Portal-demo-1';
const mine = 'quiet river stone 7';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

/** Somebody sits in the account of an address that is not theirs, with second factors of their own. */
const squat = async () => {
  const [id, db] = [portal.personId('customer'), portal.db()];
  await db.query('update people set email_proven_at = null where id = $1', [id]);
  for (const statement of [
    `insert into second_factors (site_id, person_id, secret, created_at, confirmed_at)
       values ('northwind', $1, 'ABCD', now(), now())`,
    `insert into passkeys (site_id, id, person_id, credential_id, public_key, counter, transports,
         name, created_at) values ('northwind', 'k1', $1, 'c', 'p', 0, '{}', 'phone', now())`,
    "insert into recovery_codes (site_id, person_id, code_hash) values ('northwind', $1, 'hash')",
  ])
    await db.query(statement, [id]);
  return portal.signIn('customer');
};

const factors = () =>
  portal.db().query(
    `select 'app' from second_factors union all select 'key' from passkeys
       union all select 'code' from recovery_codes`,
  );

const setPassword = async (code: string) => {
  const reply = await portal.visit().call(resetPassword, { code, password: mine });
  expect(reply.status).toBe(200);
};

const expectOwn = async () => {
  expect(await factors()).toEqual([]);
  expect((await portal.visit().call(login, { email, password: mine })).status).toBe(200);
};

test('P-09 TS-02 no second factor of a squatter locks out whoever proves the address', async () => {
  const squatter = await squat();
  await squatter.call(proveEmail, {});
  const { body } = await confirmMailed(portal, email);
  await setPassword(body.passwordCode ?? '');
  await expectOwn();
});

test('P-09 TS-02 nor whoever sets a password by a mailed link', async () => {
  await squat();
  await setPassword(await issueFirstPasswordCode(portal.db(), portal.personId('customer')));
  await expectOwn();
});

test('P-09 TS-02 nor whoever buys with the address', async () => {
  await squat();
  const id = portal.personId('customer');
  await portal.db().transaction((tx) => closeUnproven(tx, id, ACCOUNT_NEEDS));
  await setPassword(await issueFirstPasswordCode(portal.db(), id));
  await expectOwn();
});

test('P-09 TS-02 a proven address keeps its second factor when the password is set by a link', async () => {
  await squat();
  const id = portal.personId('customer');
  await portal.db().query('update people set email_proven_at = now() where id = $1', [id]);
  await setPassword(await issueFirstPasswordCode(portal.db(), id));
  expect(await factors()).toHaveLength(3);
  const reply = await portal.visit().call(login, { email, password: mine });
  expect(reply.error.code).toBe('second-step-needed');
});

test('P-09 PL-63 an erasure that a squatter asked for ends with the proof', async () => {
  const squatter = await squat();
  const asked = await squatter.call(askForErasure, { ownPassword: password });
  expect(asked.status).toBe(200);
  await setPassword(await issueFirstPasswordCode(portal.db(), portal.personId('customer')));
  portal.clock.advance(72 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);
});
