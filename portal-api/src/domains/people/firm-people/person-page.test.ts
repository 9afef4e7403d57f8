import {
  activatePerson,
  changeFirmPerson,
  deactivatePerson,
  endPersonSessions,
  listAudit,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import {
  autologin,
  confirmEmail,
  getCurrentUser,
  login,
  resetPassword,
} from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { codeIn, waitForMail } from '../../../../test/people/reset-mail.ts';
import { openSocket, withoutSweep } from '../../../../test/sockets/open-socket.ts';
import { issueFirstPasswordCode, issueSignInCode } from '../auth/auth.service.ts';
import { saveRights } from '../admins/admins.repository.ts';
import { createPerson } from '../people.service.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

const door = (email: string) => ({ email, password: 'Portal-demo-1' });

const personOf = async (id: string) => {
  const admin = await portal.signIn('admin');
  return (await admin.call(readFirmPerson, { id })).body.person;
};

const newcomer = (role: 'writer' | 'user' = 'user') =>
  createPerson(portal.db(), {
    email: 'nell@example.com',
    role,
    firstName: 'Nell',
    lastName: 'New',
    password: 'Portal-demo-1',
  });

test('BO-36 a deactivated account loses its sessions at once, and the right password says whom to write to', async () => {
  const { id } = await newcomer();
  const nell = portal.visit();
  await nell.call(login, door('nell@example.com'));
  const port = await portal.listen();
  const socket = await openSocket(port, '/api/live', nell);
  const admin = await portal.signIn('admin');
  await withoutSweep(portal, async () => {
    expect((await admin.call(deactivatePerson, { id })).status).toBe(200);
    await socket.closed;
  });
  expect((await nell.call(getCurrentUser, {})).status).toBe(401);
  const refused = await portal.visit().call(login, door('nell@example.com'));
  const { companyEmail } = (await portal.context()).site.settings;
  expect(refused.error.message).toBe(
    `This account is not active. Please write to ${companyEmail}.`,
  );
  const guessed = await portal.visit().call(login, { ...door('nell@example.com'), password: 'x' });
  expect(guessed.error.message).not.toContain('not active');
  await admin.call(activatePerson, { id });
  expect((await portal.visit().call(login, door('nell@example.com'))).status).toBe(200);
  const stale = await admin.call(changeFirmPerson, { id, baseVersion: 0, note: 'Back again' });
  expect(stale.error.message).toBe('Ann changed this 1 minute ago.');
});

test('BO-37 a writer goes only once each open order is with somebody else or with nobody', async () => {
  const id = portal.personId('writer');
  const admin = await portal.signIn('admin');
  const { handOver } = await personOf(id);
  expect(handOver.length).toBeGreaterThan(1);
  const [first, ...others] = handOver.map(({ id: orderId }) => orderId);
  const some = others.map((orderId) => ({ orderId, writerId: null }));
  const refused = await admin.call(deactivatePerson, { id, handOver: some });
  expect(refused.status).toBe(409);
  expect(refused.error.message).toBe(`Hand these orders over first: #${handOver[0]?.number}.`);
  expect((await personOf(id)).state).toBe('active');
  const whole = [...some, { orderId: first ?? '', writerId: portal.personId('writer2') }];
  expect((await admin.call(deactivatePerson, { id, handOver: whole })).status).toBe(200);
  expect(await personOf(id)).toMatchObject({ state: 'deactivated', handOver: [] });
  const taken = (await personOf(portal.personId('writer2'))).handOver;
  expect(taken.map(({ id: orderId }) => orderId)).toContain(first);
});

test('BO-03 the last owner is neither shut out nor demoted, and only owners touch admins', async () => {
  const id = portal.personId('admin');
  const owner = await portal.signIn('admin');
  const last = 'A firm needs at least one owner.';
  expect((await owner.call(deactivatePerson, { id })).error.message).toBe(last);
  const demoted = { id, baseVersion: 0, admin: { isOwner: false, areas: ['people' as const] } };
  expect((await owner.call(changeFirmPerson, demoted)).error.message).toBe(last);
  const milo = portal.personId('moneyAdmin');
  await saveRights(portal.db(), milo, { isOwner: false, areas: ['people'] });
  const people = await portal.signIn('moneyAdmin');
  const grab = { id: milo, baseVersion: 0, admin: { isOwner: true, areas: [] } };
  expect((await people.call(changeFirmPerson, grab)).status).toBe(403);
  expect((await people.call(deactivatePerson, { id })).status).toBe(403);
  expect((await owner.call(changeFirmPerson, grab)).body.person.admin?.isOwner).toBe(true);
  expect((await people.call(changeFirmPerson, demoted)).status).toBe(200);
});

test('BO-39 a role changes only without orders and drafts, and ends the sessions of the former one', async () => {
  const admin = await portal.signIn('admin');
  const busy = { id: portal.personId('writer'), baseVersion: 0, role: 'reviewer' as const };
  expect((await admin.call(changeFirmPerson, busy)).error.errors).toEqual({
    role: 'The role can only change while there are no orders and no drafts.',
  });
  const { id } = await newcomer();
  const nell = portal.visit();
  await nell.call(login, door('nell@example.com'));
  const made = await admin.call(changeFirmPerson, { id, baseVersion: 0, role: 'writer' });
  expect(made.body.person.role).toBe('writer');
  expect((await nell.call(getCurrentUser, {})).status).toBe(401);
});

test('BO-39 another address holds once it is confirmed from its own mailbox', async () => {
  const { id } = await newcomer();
  const admin = await portal.signIn('admin');
  const email = 'nell.new@example.com';
  const waiting = await admin.call(changeFirmPerson, { id, baseVersion: 0, email });
  expect(waiting.body.person.email).toBe('nell@example.com');
  expect((await personOf(id)).pendingEmail).toBe(email);
  const code = codeIn(await waitForMail(portal, { to: email }), 'confirm-email');
  await portal.visit().call(confirmEmail, { code });
  expect(await personOf(id)).toMatchObject({ email, pendingEmail: null });
  const taken = { id, baseVersion: 1, email: 'writer@example.com' };
  expect(Object.keys((await admin.call(changeFirmPerson, taken)).error.errors ?? {})).toEqual([
    'email',
  ]);
});

test('BO-114 a person has orders, sessions and a note of the firm; a stale save names who was first', async () => {
  const id = portal.personId('customer');
  const customer = await portal.signIn('customer');
  const admin = await portal.signIn('admin');
  const { person } = (await admin.call(readFirmPerson, { id })).body;
  expect(person.dossier.orders?.[0]?.to).toMatch(/^\/admin\/orders\//);
  expect(person.sessions).toHaveLength(1);
  const change = { id, baseVersion: person.version, note: 'Calls on Mondays' };
  expect((await admin.call(changeFirmPerson, change)).body.person.note).toBe('Calls on Mondays');
  const stale = await admin.call(changeFirmPerson, { ...change, note: 'Other' });
  expect([stale.status, stale.error.message]).toEqual([409, 'Ann changed this 1 minute ago.']);
  expect((await admin.call(changeFirmPerson, { ...change, note: 'x'.repeat(2001) })).status).toBe(
    400,
  );
  await admin.call(endPersonSessions, { id, sessionId: person.sessions[0]?._id ?? '' });
  expect((await customer.call(getCurrentUser, {})).status).toBe(401);
  const rows = (await admin.call(listAudit, { subject: id })).body.items;
  expect(rows[0]?.sentence).toMatch(/ ended the sessions of /);
  expect(JSON.stringify(rows)).not.toContain('Mondays');
});

test('BO-36 no link leads into a deactivated account, neither an earlier one nor a later one', async () => {
  const { id } = await newcomer();
  const admin = await portal.signIn('admin');
  const codes = [await issueSignInCode(portal.db(), id)];
  await admin.call(deactivatePerson, { id });
  codes.push(await issueSignInCode(portal.db(), id));
  const statuses = [];
  for (const code of codes) {
    const browser = portal.visit();
    statuses.push((await browser.call(autologin, { code })).status);
    expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  }
  expect(statuses.every((status) => status >= 400)).toBe(true);
  const reset = await issueFirstPasswordCode(portal.db(), id);
  const password = 'quite-another-sentence-9';
  const browser = portal.visit();
  expect((await browser.call(resetPassword, { code: reset, password })).status).toBe(200);
  const back = await browser.call(login, { email: 'nell@example.com', password });
  expect(back.error).toMatchObject({ refusal: { code: 'account-not-active' } });
});
