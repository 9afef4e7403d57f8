import { randomUUID } from 'node:crypto';
import {
  activatePerson,
  changeView,
  createView,
  deactivatePerson,
  deleteView,
  listAudit,
  listViews,
  readView,
  undoAudited,
} from '@portal/shared-contracts/admin';
import { LIVE_PATH } from '@portal/shared-contracts/live';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { openSocket } from '../../../../test/sockets/open-socket.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { SESSION_COOKIE } from '../../../http/security/session-cookie.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';
import { createSession } from '../../people/credentials/sessions.repository.ts';
import { createPerson } from '../../people/people.service.ts';
import { erasePerson } from '../../privacy/erasures.service.ts';

let portal: TestApp;
let ann: TestClient;
let bob: TestClient;
let bobId: string;

const comeIn = async (id: string): Promise<TestClient> => {
  const browser = portal.visit();
  browser.cookies.set(SESSION_COOKIE, (await createSession(portal.db(), id, false)).token);
  return browser;
};

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db().query('delete from saved_views');
  ann = await portal.signIn('admin');
  const name = { firstName: 'Bob', lastName: 'Bern' };
  const bern = { ...name, email: `${randomUUID()}@example.com`, role: 'admin' as const };
  bobId = (await createPerson(portal.db(), bern)).id;
  await saveRights(portal.db(), bobId, { isOwner: false, areas: ['orders', 'money'] });
  bob = await comeIn(bobId);
});

const OPEN = { list: 'orders', name: 'Open ones', filter: { progress: 'open' } } as const;
const PAID = { list: 'payments', name: 'Returned', filter: { show: 'returned' } } as const;

const named = async (by: TestClient) =>
  (await by.call(listViews, {})).body.items.map(({ name, owner, isOwn, canChange }) =>
    [name, owner, isOwn && 'own', canChange && 'changes'].filter(Boolean).join(', '),
  );

const share = async (by: TestClient, view: typeof OPEN | typeof PAID = OPEN) =>
  (await by.call(createView, { ...view, isShared: true })).body.view;

test('BO-110 a shared view is seen by those who have its list, and changed by whoever keeps it alone', async () => {
  const orders = await share(bob);
  await share(bob, PAID);
  await bob.call(createView, { ...OPEN, name: 'Only mine' });
  await ann.call(createView, { ...OPEN, name: 'Zoe first' });
  expect(await named(ann)).toEqual([
    'Zoe first, Ann Castellanos, own, changes',
    'Open ones, Bob Bern',
    'Returned, Bob Bern',
  ]);
  expect(await named(await portal.signIn('moneyAdmin'))).toEqual(['Returned, Bob Bern']);
  expect(await named(await portal.signIn('admin', 'acme'))).toEqual([]);

  const of = { id: orders._id, baseVersion: 1 };
  const renamed = await ann.call(changeView, { ...of, name: 'Hers' });
  expect([renamed.status, renamed.error.message]).toEqual([
    403,
    'This view belongs to Bob Bern. Only Bob Bern can change it.',
  ]);
  expect((await ann.call(deleteView, { id: orders._id })).status).toBe(403);
  expect((await ann.call(readView, { id: orders._id })).body.view.name).toBe('Open ones');
  await bob.call(changeView, { ...of, isShared: false });
  expect((await ann.call(readView, { id: orders._id })).status).toBe(404);
});

test('BO-110 without the area of a list there is no view of it, neither to read nor to save', async () => {
  const money = await portal.signIn('moneyAdmin');
  const { status, error } = await money.call(createView, OPEN);
  expect([status, error.code]).toEqual([403, 'forbidden']);
  const { _id: id } = await share(bob);
  for (const call of [readView, deleteView])
    expect((await money.call(call, { id })).status).toBe(404);
  await saveRights(portal.db(), bobId, { isOwner: false, areas: ['money'] });
  expect(await named(bob)).toEqual([]);
  // Nobody keeps it any more, so it is the firm's.
  expect(await named(ann)).toEqual(['Open ones, changes']);
});

test('BO-110 whoever is deactivated leaves shared views to the firm and finds all of them again', async () => {
  const { _id: id, version: baseVersion } = await share(bob);
  await bob.call(createView, { ...OPEN, name: 'Only mine' });
  await ann.call(deactivatePerson, { id: bobId });
  expect(await named(ann)).toEqual(['Open ones, changes']);
  const hidden = await ann.call(changeView, { id, baseVersion, isShared: false });
  expect([hidden.status, hidden.error.code]).toEqual([403, 'forbidden']);
  const kept = await ann.call(changeView, { id, baseVersion, name: 'Of the firm' });
  expect(kept.body.view).toMatchObject({ owner: null, isOwn: false, isShared: true });
  await ann.call(activatePerson, { id: bobId });
  expect(await named(await comeIn(bobId))).toEqual([
    'Of the firm, Bob Bern, own, changes',
    'Only mine, Bob Bern, own, changes',
  ]);
});

test('BO-110 an erased admin leaves what was shared, without a name; a view that looks for somebody goes with them', async () => {
  await share(bob);
  await bob.call(createView, { ...OPEN, name: 'Only mine' });
  for (const [name, filter] of [
    ['By address', { search: 'Customer@example.com' }],
    ['By id', { customer: portal.personId('customer') }],
    ['Orders of Clara Lindqvist', { progress: 'open' }],
    ['Others', { search: 'somebody@example.com' }],
  ] as const)
    await ann.call(createView, { list: 'orders', name, filter });
  const person = (personId: string) => ({ siteId: 'northwind', personId });
  await erasePerson(portal.platform, person(bobId));
  await erasePerson(portal.platform, person(portal.personId('customer')));
  expect(await named(ann)).toEqual(['Others, Ann Castellanos, own, changes', 'Open ones, changes']);
  const rows = await portal.db().query('select * from saved_views');
  expect(JSON.stringify(rows)).not.toContain(bobId);
});

test('BO-110 BO-111 a deleted view is brought back by whoever deleted it alone, and offered to nobody else', async () => {
  const { _id: id } = await share(bob);
  const { undo = '' } = (await bob.call(deleteView, { id })).body;
  const [row] = (await ann.call(listAudit, {})).body.items;
  expect(row).toMatchObject({ sentence: 'Bob deleted Open ones', canUndo: false });
  // Nobody keeps it now, so that everybody with the list might delete it.
  await saveRights(portal.db(), bobId, { isOwner: false, areas: ['money'] });
  expect((await ann.call(undoAudited, { id: undo ?? '' })).status).toBe(404);
  await saveRights(portal.db(), bobId, { isOwner: false, areas: ['orders'] });
  expect((await bob.call(undoAudited, { id: undo ?? '' })).status).toBe(200);
  await ann.call(deleteView, { id: (await share(ann))._id });
  expect((await ann.call(listAudit, {})).body.items[0]).toMatchObject({ canUndo: true });
});

test('BO-110 colleagues with the list in their menu hear of a shared view, and nobody of an own one', async () => {
  const port = await portal.listen();
  const [hers, money] = [
    await openSocket(port, LIVE_PATH, ann),
    await openSocket(port, LIVE_PATH, await portal.signIn('moneyAdmin')),
  ];
  const last = { type: 'admin.changed', lists: ['payments'], ids: [] };
  const isLast = (message: unknown): boolean => JSON.stringify(message) === JSON.stringify(last);
  const heard = Promise.all([hers.next(isLast), money.next(isLast)]);
  await bob.call(createView, { ...OPEN, name: 'Only mine' });
  const { _id: id } = await share(bob);
  const { undo } = (await bob.call(deleteView, { id })).body;
  expect((await ann.call(undoAudited, { id: undo ?? '' })).status).toBe(404);
  await bob.call(undoAudited, { id: undo ?? '' });
  await share(bob, PAID);
  await heard;
  const orders = { type: 'admin.changed', lists: ['orders'], ids: [] };
  expect(hers.messages).toEqual([orders, orders, orders, last]);
  expect(money.messages).toEqual([last]);
  [hers, money].forEach((socket) => socket.close());
});
