import {
  addDomain,
  changeDomain,
  checkDomain,
  confirmIdentity,
  listDomains,
  removeDomain,
} from '@portal/shared-contracts/admin';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let portal: TestApp;
let ann: TestClient;
beforeEach(async () => {
  portal = await createTestApp();
  ann = await confirmed('northwind');
});
afterEach(() => portal.close());

const confirmed = async (site: 'northwind' | 'acme'): Promise<TestClient> => {
  const admin = await portal.signIn('admin', site);
  await admin.call(confirmIdentity, { password: 'Portal-demo-1' });
  return admin;
};

/** What the name servers say from now on. */
const prove = async (admin: TestClient, host: string): Promise<void> => {
  const { items } = (await admin.call(listDomains, {})).body;
  const { texted, aliased } = portal.platform.hostNames;
  for (const { type, name, expected } of items.find((own) => own.host === host)?.records ?? [])
    (type === 'TXT' ? texted : aliased).set(name, [expected]);
};

const round = async () => {
  for (const work of portal.app.portal.rounds) await work();
};

const answers = async (host: string): Promise<number> =>
  (await portal.visit().inject({ url: getWebsite.path, headers: { host } })).statusCode;

const host = 'portal.northwind.example';

test('BO-27 a host answers once both its records are proven, expected beside found', async () => {
  const added = (await ann.call(addDomain, { host: ' Portal.Northwind.Example ' })).body.domain;
  expect(added).toMatchObject({
    host,
    state: 'waiting',
    records: [
      { type: 'TXT', name: `_portal.${host}`, found: [], isRight: false },
      { type: 'CNAME', name: host, expected: 'localhost', found: [], isRight: false },
    ],
  });
  expect(await answers(host)).toBe(404);
  portal.platform.hostNames.aliased.set(host, ['elsewhere.example']);
  const wrong = (await ann.call(checkDomain, { host })).body.domain;
  expect(wrong).toMatchObject({
    state: 'waiting',
    records: [{}, { found: ['elsewhere.example'] }],
  });
  await prove(ann, host);
  expect((await ann.call(checkDomain, { host })).body.domain.state).toBe('proven');
  expect(await answers(host)).toBe(200);
});

test('BO-27 it is looked at every five minutes for 72 hours, then no more by itself', async () => {
  await ann.call(addDomain, { host });
  let looks = 0;
  const { hostNames } = portal.platform;
  const { texts } = hostNames;
  hostNames.texts = (name) => {
    looks += 1;
    return texts(name);
  };
  await round();
  await round();
  expect(looks).toBe(1);
  portal.clock.advance(5 * MINUTE);
  await round();
  expect(looks).toBe(2);
  portal.clock.advance(72 * HOUR);
  await round();
  ann = await confirmed('northwind');
  const [own] = (await ann.call(listDomains, {})).body.items.filter((one) => one.host === host);
  expect(own).toMatchObject({ state: 'expired', nextCheckAt: null });
  await prove(ann, host);
  portal.clock.advance(5 * MINUTE);
  await round();
  expect(looks).toBe(3);
  expect((await ann.call(checkDomain, { host })).body.domain.state).toBe('proven');
});

test('BO-27 a name server that fails is no missing record: what was known stays, and the others are looked at', async () => {
  const proven = 'shop.northwind.example';
  for (const name of [host, proven]) await ann.call(addDomain, { host: name });
  await prove(ann, proven);
  await round();
  const { hostNames } = portal.platform;
  const { texts } = hostNames;
  const own = async () => {
    const { items } = (await (await confirmed('northwind')).call(listDomains, {})).body;
    return (name: string) => items.find((one) => one.host === name);
  };
  expect((await own())(proven)).toMatchObject({ state: 'proven', unansweredSince: null });
  hostNames.texts = async (name) => {
    if (name.endsWith(proven)) throw new Error('SERVFAIL');
    return texts(name);
  };
  portal.clock.advance(24 * HOUR);
  await prove(await confirmed('northwind'), host);
  await round();
  const failing = await own();
  const since = portal.clock.now().toISOString();
  expect(failing(proven)).toMatchObject({
    state: 'proven',
    records: [{ isRight: true }, { isRight: true }],
    unansweredSince: since,
  });
  expect(failing(host)?.state).toBe('proven');
  hostNames.texts = texts;
  portal.clock.advance(5 * MINUTE);
  await round();
  expect((await own())(proven)?.unansweredSince).toBeNull();
});

test('BO-27 a host of another firm is in use, and who proves it first has it', async () => {
  const other = await confirmed('acme');
  const inUse = await ann.call(addDomain, { host: 'acme.localhost' });
  expect([inUse.status, inUse.error.message]).toEqual([409, 'This domain is in use.']);
  await ann.call(addDomain, { host });
  await other.call(addDomain, { host });
  await prove(other, host);
  expect((await other.call(checkDomain, { host })).body.domain.state).toBe('proven');
  await prove(ann, host);
  expect((await ann.call(checkDomain, { host })).status).toBe(409);
  await round();
  expect((await other.call(listDomains, {})).body.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ host, state: 'proven' })]),
  );
  for (const unfit of ['localhost', '10.0.0.1', 'https://a.example', 'a b.example', 'a..example'])
    expect((await ann.call(addDomain, { host: unfit })).status).toBe(400);
});

test('BO-07 BO-27 adding, choosing and removing ask who it is', async () => {
  const admin = await portal.signIn('admin');
  await portal
    .db()
    .query('update sessions set confirmed_at = null where site_id = $1', ['northwind']);
  expect((await admin.call(addDomain, { host })).error.message).toBeTruthy();
  expect((await admin.call(addDomain, { host })).status).toBe(403);
  expect((await admin.call(removeDomain, { host })).status).toBe(403);
});

test('BO-28 mail links lead to the primary host, and a removed one stays reserved for 30 days', async () => {
  await ann.call(addDomain, { host });
  expect((await ann.call(changeDomain, { host, isPrimary: true })).status).toBe(409);
  await prove(ann, host);
  await ann.call(checkDomain, { host });
  const chosen = (await ann.call(changeDomain, { host, isPrimary: true })).body.domain;
  expect(chosen.isPrimary).toBe(true);
  expect((await portal.context()).siteOrigin()).toBe(`http://${host}`);
  expect((await ann.call(removeDomain, { host })).status).toBe(409);
  await ann.call(changeDomain, { host: 'localhost', isPrimary: true });
  expect((await ann.call(removeDomain, { host })).status).toBe(200);
  expect(await answers(host)).toBe(404);
  const other = await confirmed('acme');
  expect((await other.call(addDomain, { host })).status).toBe(409);
  portal.clock.advance(30 * DAY + 1);
  const later = await confirmed('acme');
  expect((await later.call(addDomain, { host })).status).toBe(200);
});

test('BO-28 a certificate is warned about 14 days ahead', async () => {
  await ann.call(addDomain, { host });
  await prove(ann, host);
  const end = new Date(portal.clock.now().getTime() + 15 * DAY);
  portal.platform.hostNames.certificates.set(host, end);
  const proven = (await ann.call(checkDomain, { host })).body.domain;
  expect(proven).toMatchObject({ certificateEndsAt: end.toISOString(), endsSoon: false });
  portal.clock.advance(DAY + MINUTE);
  await round();
  const own = (await (await confirmed('northwind')).call(listDomains, {})).body.items;
  expect(own.find((one) => one.host === host)?.endsSoon).toBe(true);
});
