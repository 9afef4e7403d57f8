import { login, restoreEmail } from '@portal/shared-contracts/auth';
import { askForErasure, readOwnData } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { askForEmail, confirmMailed } from '../../../../test/people/email-change.ts';
import { codeIn, listMails, waitForMail } from '../../../../test/people/reset-mail.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { sweep } from '../../../housekeeping.ts';

const HOUR = 3_600_000;
const OLD = 'customer@example.com';
const NEW = 'clara.lindqvist@example.com';
const THIRD = 'c.lindqvist@example.com';
const ownPassword = 'Portal-demo-1';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

/** A thief with session and password changes the address, and asks to have the account erased. */
const steal = async () => {
  const thief = await portal.signIn('customer');
  await askForEmail(portal, thief, NEW);
  expect((await confirmMailed(portal, NEW)).status).toBe(200);
  await mailDesk(portal).rounds();
  expect((await thief.call(askForErasure, { ownPassword })).status).toBe(200);
  const mail = await waitForMail(portal, { to: OLD, holds: /restore/ });
  return { thief, back: codeIn(mail, 'restore-email') };
};

/** The thief moves on to a third address; the code goes to the second one by which that is taken back. */
const moveOn = async (thief: TestClient) => {
  await askForEmail(portal, thief, THIRD);
  expect((await confirmMailed(portal, THIRD)).status).toBe(200);
  await mailDesk(portal).rounds();
  return codeIn(await waitForMail(portal, { to: NEW, holds: /restore/ }), 'restore-email');
};

const emailOf = async () => {
  const id = portal.personId('customer');
  const rows = await portal
    .db()
    .query<{ email: string }>('select email from people where id = $1', [id]);
  return rows[0]?.email;
};

test('P-09 PL-63 an erasure that a thief asked for ends when the account is taken back', async () => {
  const { back } = await steal();
  portal.clock.advance(60 * HOUR);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
  portal.clock.advance(30 * 24 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);
  expect(await emailOf()).toBe(OLD);
});

test('P-09 a thief who takes the own second change back does not end the way back of the owner', async () => {
  const { thief, back } = await steal();
  portal.clock.advance(HOUR);
  const own = await moveOn(thief);
  expect((await portal.visit().call(restoreEmail, { code: own })).status).toBe(200);
  expect(await emailOf()).toBe(NEW);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
  expect(await emailOf()).toBe(OLD);
});

test('P-09 the owner’s way back ends the later one of the thief', async () => {
  const { thief, back } = await steal();
  portal.clock.advance(HOUR);
  const own = await moveOn(thief);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
  expect((await portal.visit().call(restoreEmail, { code: own })).status).toBe(410);
  expect(await emailOf()).toBe(OLD);
});

test('P-09 PL-63 nothing is erased while a former address can take the account back, and the page says so', async () => {
  const { thief, back } = await steal();
  const { erasure } = (await thief.call(readOwnData, {})).body.data;
  expect(erasure?.dueAt).toBe('2026-03-09T09:00:00.000Z');
  portal.clock.advance(6 * 24 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);
  expect((await portal.visit().call(restoreEmail, { code: back })).status).toBe(200);
  expect(await emailOf()).toBe(OLD);
});

test('PL-63 once the way back has ended the erasure is done', async () => {
  await steal();
  portal.clock.advance(7 * 24 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(1);
  expect((await portal.visit().call(login, { email: NEW, password: ownPassword })).status).toBe(
    401,
  );
});

test('P-09 PL-63 the former address hears that the account will be erased', async () => {
  await steal();
  const told = (await listMails(portal)).filter(({ subject }) =>
    subject.includes('will be erased'),
  );
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([NEW, OLD]);
});
