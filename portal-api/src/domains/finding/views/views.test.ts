import type { Endpoint, EndpointInput } from '@portal/shared-contracts';
import {
  changeView,
  createView,
  deleteView,
  listAudit,
  listFirmOrders,
  listViews,
  readView,
  undoAudited,
  viewLimits,
  type ViewListName,
  viewListNames,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let ann: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db().query('delete from saved_views');
  ann = await portal.signIn('admin');
});

const OPEN = { list: 'orders', name: 'Open ones', filter: { progress: 'open' } } as const;

const keep = async (view: EndpointInput<typeof createView> = OPEN, by = ann) => {
  const reply = await by.call(createView, view);
  expect(reply.error.message).toBeUndefined();
  return reply.body.view;
};

const views = async (by = ann) => (await by.call(listViews, {})).body.items;

// One filter of each list that the demo has rows for or not.
const filters: Readonly<Record<ViewListName, Record<string, string>>> = {
  orders: { turn: 'approve-draft', order: '-due', waiting: '1', shown: 'all' },
  inbox: { state: 'unread' },
  people: { role: 'writer', search: 'example' },
  invoices: { status: 'paid', from: '2020-01-01', to: '2026-12-31' },
  payments: { show: 'returned', search: 'clara' },
  disputes: { state: 'open' },
  'money-differences': { show: 'ended' },
  packages: { state: 'published' },
  coupons: { search: 'A' },
  'checkout-links': { search: 'a' },
  questionnaires: { state: 'published' },
  surveys: { search: 'a' },
  templates: { search: 'a' },
  contracts: { state: 'published' },
  downloadables: { search: 'a' },
  reviews: { state: 'published', happened: 'opened', from: '2020-01-01' },
  jobs: { state: 'open' },
  mails: { state: 'sent' },
  audit: { action: 'back-office', day: '2026-03-02' },
};

test('BO-110 a view of each list says as many as its list does, all of them in one call', async () => {
  for (const list of viewListNames)
    await keep({ list, name: `All of ${list}`, filter: filters[list] });
  const { items, total } = (await ann.call(listViews, { limit: '100' })).body;
  expect(total).toBe(viewListNames.length);
  for (const { list, filter, count, fits } of items) {
    const { turn, order, ...same } = filter;
    const asked = list === 'orders' ? { ...same, step: turn, sort: order } : filter;
    const call = portal.app.portal.endpoints.find(
      ({ method, path }) => method === 'GET' && path === `/api/admin/${list}`,
    ) as Endpoint;
    const shown = (await ann.call(call, asked)).body as { total: number };
    expect({ list, fits, count }).toEqual({ list, fits: true, count: shown.total });
  }
  expect(items.filter(({ count }) => count !== null && count > 0).length).toBeGreaterThan(5);
});

test('BO-110 a view is saved, read, renamed and given other filters; two that ask the same are counted alike', async () => {
  const view = await keep();
  const { total } = (await ann.call(listFirmOrders, { progress: 'open' })).body;
  expect(view).toEqual({
    _id: expect.any(String),
    ...OPEN,
    ...{ isShared: false, isOwn: true, owner: 'Ann Castellanos', canChange: true, fits: true },
    ...{ count: total, version: 1 },
  });
  await keep({ ...OPEN, name: 'Open again' });
  expect((await views()).map(({ count }) => count)).toEqual([total, total]);
  const changed = { id: view._id, baseVersion: 1, name: 'Late', filter: { due: 'overdue' } };
  expect((await ann.call(changeView, changed)).body.view).toMatchObject({
    ...{ name: 'Late', filter: { due: 'overdue' }, version: 2, isShared: false },
  });
  const stale = await ann.call(changeView, { id: view._id, baseVersion: 1, name: 'Mine' });
  expect([stale.status, stale.error.code]).toEqual([409, 'conflict']);
  expect((await ann.call(readView, { id: view._id })).body.view.name).toBe('Late');
  const own = await ann.call(listViews, { list: 'people' });
  expect([own.body.items, own.body.total]).toEqual([[], 0]);
});

test('BO-110 a name stands once in a list of mine, and its error at the field', async () => {
  await keep();
  const other = await keep({ ...OPEN, name: 'Others' });
  const taken = await ann.call(createView, { ...OPEN, name: ' open ONES ' });
  expect([taken.status, taken.error.errors]).toEqual([
    409,
    { name: 'You have a view of this list by this name already.' },
  ]);
  const renamed = await ann.call(changeView, {
    ...{ id: other._id, baseVersion: 1, name: 'Open ones' },
  });
  expect([renamed.status, Object.keys(renamed.error.errors ?? {})]).toEqual([409, ['name']]);
  await keep({ list: 'people', name: 'Open ones', filter: {} });
  const tooLong = { ...OPEN, name: 'a'.repeat(viewLimits.name + 1) };
  expect((await ann.call(createView, tooLong)).status).toBe(400);
});

test('BO-110 views stand by their names as the language sorts them and by the numbers in them, page after page', async () => {
  const numbered = Array.from({ length: 26 }, (_, at) => `View ${at + 1}`);
  for (const name of ['Zoe', ...numbered.toReversed(), 'Äpfel']) await keep({ ...OPEN, name });
  const first = (await ann.call(listViews, { limit: '25' })).body;
  const cursor = first.nextCursor ?? '';
  const rest = (await ann.call(listViews, { limit: '25', cursor })).body;
  const names = [...first.items, ...rest.items].map(({ name }) => name);
  expect(names).toEqual(['Äpfel', ...numbered, 'Zoe']);
  expect([first.total, rest.nextCursor]).toEqual([28, null]);
});

test('BO-110 the same call again finds the same view, and there are fifty of each admin and no more', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await ann.call(createView, OPEN, { headers });
  const again = await ann.call(createView, OPEN, { headers });
  expect(again.body.view._id).toBe(first.body.view._id);
  const others = Array.from({ length: viewLimits.most }, (_, at) =>
    ann.call(createView, { ...OPEN, name: `View ${at}` }),
  );
  const statuses = (await Promise.all(others)).map(({ status, error }) => [status, error.message]);
  expect(statuses.filter(([status]) => status === 200)).toHaveLength(viewLimits.most - 1);
  expect(statuses.filter(([status]) => status !== 200)).toEqual([
    [409, 'You have 50 saved views, which is as many as there can be. Delete one to save another.'],
  ]);
  const page = (await ann.call(listViews, { limit: '25' })).body;
  const rest = (await ann.call(listViews, { limit: '25', cursor: page.nextCursor ?? '' })).body;
  expect(new Set([...page.items, ...rest.items].map(({ _id }) => _id)).size).toBe(50);
  expect([page.total, rest.nextCursor]).toEqual([50, null]);
});

test('BO-110 filters that the list does not have are refused, and ones of before are kept and said not to fit', async () => {
  const unfit: Record<string, string>[] = [
    { nothing: 'x' },
    { progress: 'sideways' },
    { turn: 'nobody' },
    { waiting: '-1' },
    { cursor: 'x' },
    { limit: '25' },
    { sort: 'due' },
  ];
  for (const filter of unfit) {
    const { status, error } = await ann.call(createView, { ...OPEN, filter });
    expect([filter, status, Object.keys(error.errors ?? {})]).toEqual([filter, 400, ['filter']]);
  }
  const view = await keep();
  await portal.db().query(`update saved_views set filter = '{"former": "x"}'`);
  expect(await views()).toEqual([{ ...view, filter: { former: 'x' }, fits: false, count: null }]);
});

test('BO-110 BO-111 a deleted view is brought back for a day by whoever deleted it, and the log says so', async () => {
  const view = await keep();
  const { undo } = (await ann.call(deleteView, { id: view._id })).body;
  expect(await views()).toEqual([]);
  expect((await ann.call(readView, { id: view._id })).status).toBe(404);
  const { items } = (await ann.call(listAudit, {})).body;
  expect(items.map(({ sentence }) => sentence).slice(0, 2)).toEqual([
    'Ann deleted Open ones',
    'Ann created Open ones',
  ]);
  expect((await ann.call(undoAudited, { id: undo ?? '' })).status).toBe(200);
  expect(await views()).toEqual([{ ...view, version: 3 }]);

  const { undo: second } = (await ann.call(deleteView, { id: view._id })).body;
  await keep();
  const taken = await ann.call(undoAudited, { id: second ?? '' });
  expect([taken.status, taken.error.message]).toEqual([
    409,
    'You have a view of this list by this name already.',
  ]);
  portal.clock.advance(25 * 3_600_000);
  ann = await portal.signIn('admin');
  await keep({ ...OPEN, name: 'Later' });
  const rows = await portal.db().query('select id from saved_views');
  expect(rows).toHaveLength(2);
});
