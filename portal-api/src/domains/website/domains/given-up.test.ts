import {
  addDomain,
  checkDomain,
  confirmIdentity,
  listDomains,
  removeDomain,
} from '@portal/shared-contracts/admin';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { releaseHost } from './domains.repository.ts';
import { domainTools } from './domains.routes.ts';
import { choosePrimary, type DomainTools } from './domains.service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let portal: TestApp;
let ann: TestClient;
beforeEach(async () => {
  portal = await createTestApp();
  ann = await confirmed();
});
afterEach(() => portal.close());

const host = 'portal.northwind.example';

const confirmed = async (): Promise<TestClient> => {
  const admin = await portal.signIn('admin');
  await admin.call(confirmIdentity, { password: 'Portal-demo-1' });
  return admin;
};

const round = () => mailDesk(portal).rounds();

const own = async () =>
  (await ann.call(listDomains, {})).body.items.find((one) => one.host === host);

const prove = async (): Promise<void> => {
  const { texted, aliased } = portal.platform.hostNames;
  for (const { type, name, expected } of (await own())?.records ?? [])
    (type === 'TXT' ? texted : aliased).set(name, [expected]);
};

test('BO-27 BO-28 a host that was given up and is looked at again is looked after for 72 hours once more', async () => {
  await ann.call(addDomain, { host });
  portal.clock.advance(73 * HOUR);
  await round();
  ann = await confirmed();
  const again = (await ann.call(checkDomain, { host })).body.domain;
  const end = new Date(portal.clock.now().getTime() + 72 * HOUR).toISOString();
  expect(again).toMatchObject({ state: 'waiting', checkedUntil: end });
  portal.clock.advance(5 * MINUTE);
  await round();
  expect(await own()).toMatchObject({ state: 'waiting', checkedUntil: end });
});

test('BO-27 BO-28 a host that is removed while its name server thinks does not come back', async () => {
  await ann.call(addDomain, { host });
  await prove();
  const { hostNames } = portal.platform;
  const { texts } = hostNames;
  hostNames.texts = async (name) => {
    expect((await ann.call(removeDomain, { host })).status).toBe(200);
    return texts(name);
  };
  await round();
  const answer = await portal.visit().inject({ url: getWebsite.path, headers: { host } });
  expect(answer.statusCode).toBe(404);
  expect((await own())?.state).toBe('removed');
});

test('BO-28 a host that is removed in another tab does not become the primary one', async () => {
  await ann.call(addDomain, { host });
  await prove();
  await round();
  expect((await own())?.state).toBe('proven');
  const tools = domainTools(portal.app);
  const { db } = tools;
  const removing: DomainTools = {
    ...tools,
    db: {
      ...db,
      query: async (sql, params) => {
        const rows = await db.query(sql, params);
        const until = portal.clock.now();
        await releaseHost(db, { siteId: 'northwind', host, until });
        return rows as never;
      },
    },
  };
  await expect(choosePrimary(removing, 'northwind', host)).rejects.toMatchObject({
    sentence: { code: 'domain-unknown' },
  });
  expect(await own()).toMatchObject({ state: 'removed', isPrimary: false });
});
