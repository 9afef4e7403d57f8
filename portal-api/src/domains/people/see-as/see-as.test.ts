import {
  deactivatePerson,
  endPersonSessions,
  endSeeAs,
  listAudit,
  listFirmPeople,
  readFirmPerson,
  seeAs,
} from '@portal/shared-contracts/admin';
import { getCurrentUser, login, logout } from '@portal/shared-contracts/auth';
import { LIVE_PATH } from '@portal/shared-contracts/live';
import { sendRemoteReports } from '@portal/shared-contracts/remote';
import { listSessions, updateLanguage } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { openSocket } from '../../../../test/sockets/open-socket.ts';
import { saveRights } from '../admins/admins.repository.ts';

const MINUTE = 60_000;

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

const lookAt = async (person: Parameters<TestApp['personId']>[0]) => {
  const browser = await portal.signIn('admin');
  const reply = await browser.call(seeAs, { id: portal.personId(person) });
  return { browser, reply };
};

test('BO-09 an admin sees what somebody sees for half an hour, changes nothing and comes back by a button', async () => {
  const { browser, reply } = await lookAt('customer');
  expect(reply.body.until).toBe('2026-03-02T09:30:00.000Z');
  const { user } = (await browser.call(getCurrentUser, {})).body;
  expect(user).toMatchObject({
    firstName: 'Clara',
    role: 'user',
    uniqueCustomerId: '',
    seeAs: { until: '2026-03-02T09:30:00.000Z' },
  });
  const written = await browser.call(updateLanguage, { language: 'de' });
  expect(written.error).toMatchObject({
    code: 'forbidden',
    message: 'You only look here. Nothing can be changed.',
  });
  const own = { email: 'admin@example.com', password: 'Portal-demo-1' };
  expect((await browser.call(login, own)).status).toBe(403);
  expect((await browser.call(listFirmPeople, {})).status).toBe(403);

  // The person learns nothing of it: neither a device nor a visit.
  const clara = await portal.signIn('customer');
  expect((await clara.call(listSessions, {})).body.sessions).toHaveLength(1);

  expect((await browser.call(endSeeAs, {})).body._id).toBe(portal.personId('customer'));
  expect((await browser.call(getCurrentUser, {})).body.user.role).toBe('admin');
  const { items } = (await browser.call(listAudit, {})).body;
  expect(items.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    'Ann stopped looking at the portal as Clara Lindqvist',
    'Ann looked at the portal as Clara Lindqvist',
  ]);
  expect((await browser.call(endSeeAs, {})).status).toBe(403);
});

test('BO-09 the look ends by time, with the rights, the account and the session of the admin', async () => {
  const isIn = async ({ browser }: Awaited<ReturnType<typeof lookAt>>) =>
    (await browser.call(getCurrentUser, {})).status === 200;
  const timed = await lookAt('customer');
  portal.clock.advance(29 * MINUTE);
  expect(await isIn(timed)).toBe(true);
  portal.clock.advance(2 * MINUTE);
  expect(await isIn(timed)).toBe(false);

  const left = await lookAt('writer');
  await left.browser.call(logout, {});
  expect(await isIn(left)).toBe(false);

  await saveRights(portal.db(), portal.personId('moneyAdmin'), { isOwner: true, areas: [] });
  const milo = await portal.signIn('moneyAdmin');
  await milo.call(seeAs, { id: portal.personId('customer') });
  const port = await portal.listen();
  const socket = await openSocket(port, LIVE_PATH, milo);
  const id = portal.personId('moneyAdmin');
  await saveRights(portal.db(), id, { isOwner: false, areas: ['money'] });
  expect((await milo.call(getCurrentUser, {})).status).toBe(401);
  await saveRights(portal.db(), id, { isOwner: false, areas: ['people'] });
  expect((await milo.call(getCurrentUser, {})).status).toBe(200);
  await (await portal.signIn('admin')).call(deactivatePerson, { id });
  expect(await socket.closed).toBeGreaterThan(1000);
  expect((await milo.call(getCurrentUser, {})).status).toBe(401);
});

test('BO-09 nobody of another firm, no closed account, and admins by owners alone; a look leads no further', async () => {
  const owner = await portal.signIn('admin');
  const stranger = portal.personId('customer', 'acme');
  expect((await owner.call(seeAs, { id: stranger })).status).toBe(404);
  await owner.call(deactivatePerson, { id: portal.personId('reviewer') });
  expect((await owner.call(seeAs, { id: portal.personId('reviewer') })).status).toBe(403);

  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['people'],
  });
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(seeAs, { id: portal.personId('admin') })).status).toBe(403);
  await owner.call(seeAs, { id: portal.personId('moneyAdmin') });
  expect((await owner.call(readFirmPerson, { id: portal.personId('customer') })).status).toBe(200);
  expect((await owner.call(seeAs, { id: portal.personId('customer') })).status).toBe(403);
  expect((await owner.call(endPersonSessions, { id: portal.personId('customer') })).status).toBe(
    403,
  );
});

test('BO-09 PL-16 a part that fails while an admin only looks is reported, as seen by the admin', async () => {
  const { browser } = await lookAt('customer');
  const failure = { remote: 'mfe-ill', release: '1.0.0', cause: 'load-failed' as const };
  expect((await browser.call(sendRemoteReports, { reports: [failure] })).status).toBe(200);
});
