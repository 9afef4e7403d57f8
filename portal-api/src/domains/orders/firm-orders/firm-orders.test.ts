import {
  addOrderNote,
  changeFirmOrder,
  getFirmOrder,
  listFirmOrders,
  listOrderChoices,
} from '@portal/shared-contracts/admin';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const id = (key: Parameters<typeof orderId>[1]) => orderId('northwind', key);
const read = async (key: Parameters<typeof orderId>[1]) =>
  (await admin.call(getFirmOrder, { id: id(key) })).body;

test.each([
  ['-number', ({ number }) => -Number.parseInt(number.replace(/\D/g, ''), 10)],
  ['turn', ({ turn }) => Date.parse(turn.since)],
  ['due', ({ dueDate }) => Date.parse(dueDate ?? '9999-01-01')],
  ['-price', ({ price }) => -price],
] as [
  '-number' | 'turn' | 'due' | '-price',
  (order: {
    number: string;
    turn: { since: string };
    dueDate: string | null;
    price: number;
  }) => number,
][])(
  'BO-60 sorted by %s the parts of the list follow each other without a gap',
  async (sort, key) => {
    const part = async (cursor?: string) =>
      (await admin.call(listFirmOrders, { sort, limit: '25', ...(cursor ? { cursor } : {}) })).body;
    const first = await part();
    const { total } = first;
    const found = [...first.items];
    for (let next = first.nextCursor; next;) {
      const body = await part(next);
      found.push(...body.items);
      next = body.nextCursor;
    }
    expect([found.length, new Set(found.map(({ _id }) => _id)).size]).toEqual([total, total]);
    expect(total).toBeGreaterThan(50);
    const keys = found.map((order) => key(order));
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  },
);

test('BO-60 each filter narrows the list, and hidden orders are asked for', async () => {
  const list = async (filter: object) => (await admin.call(listFirmOrders, filter)).body.items;
  const hidden = id('hidden');
  const all = await list({ limit: '100' });
  expect(all.map(({ _id }) => _id)).not.toContain(hidden);
  expect((await list({ shown: 'hidden' })).map(({ _id }) => _id)).toEqual([hidden]);
  const writer2 = portal.personId('writer2');
  expect(new Set((await list({ writer: writer2 })).map(({ writer }) => writer?._id))).toEqual(
    new Set([writer2]),
  );
  const unassigned = await list({ writer: 'none' });
  expect(unassigned.map(({ _id }) => _id)).toContain(id('unassigned'));
  expect(unassigned.every(({ writer }) => writer === null)).toBe(true);
  const waiting = await list({ step: 'approve-draft' });
  expect(waiting.map(({ _id }) => _id)).toContain(id('approval'));
  expect((await list({ turn: 'done', progress: 'open' })).length).toBe(0);
  const today = portal.clock.now().toISOString().slice(0, 10);
  const late = await list({ due: 'overdue' });
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ dueDate }) => dueDate !== null && dueDate < today)).toBe(true);
  expect((await list({ paid: 'refunded' })).length).toBe(0);
  const { body: choices } = await admin.call(listOrderChoices, {});
  const [bought] = choices.packages;
  const ofPackage = await list({ package: bought?._id ?? '' });
  expect(new Set(ofPackage.map(({ packageName }) => packageName))).toEqual(new Set([bought?.name]));
});

test('BO-60 the search finds a number and how a name or an address begins', async () => {
  const { number } = (await read('writing')).order;
  const found = async (search: string) =>
    (await admin.call(listFirmOrders, { search, limit: '100' })).body.items;
  expect((await found(`#${number}`)).map(({ _id }) => _id)).toEqual([id('writing')]);
  for (const search of ['clara', 'Lindq', 'Clara Lind', 'customer@ex'])
    expect((await found(search)).map(({ _id }) => _id)).toContain(id('writing'));
  expect((await found('lara')).length).toBe(0);
  expect((await found('%')).length).toBe(0);
});

test('BO-60 a number is found as it is shown, also where what stands before it ends with a digit', async () => {
  const { number } = (await read('writing')).order;
  const bare = number.replace(/^\D+/, '');
  const prefix = 'R2';
  const db = portal.db();
  const setPrefix = (value: string) =>
    db.query('update orders set number_prefix = $2 where site_id = $3 and id = $1', [
      id('writing'),
      value,
      'northwind',
    ]);
  await setPrefix(prefix);
  const idsOf = async (search: string) =>
    (await admin.call(listFirmOrders, { search, limit: '100' })).body.items.map(({ _id }) => _id);
  for (const search of [`#${prefix}${bare}`, `${prefix}${bare}`, `r2${bare}`, bare])
    expect(await idsOf(search)).toEqual([id('writing')]);
  expect(await idsOf(`R3${bare}`)).toEqual([]);
  await setPrefix('');
});

test('BO-61 the page of an order says whose turn it is since when, and keeps notes of the firm', async () => {
  const { order, history } = await read('writing');
  expect(order).toMatchObject({ customerEmail: 'customer@example.com', isCancelled: false });
  expect(history.at(-1)?.code).toBe('ordered');
  const called = { id: id('writing'), text: 'Called, wants it in May.' };
  const clicked = { headers: { 'idempotency-key': 'note-of-the-call' } };
  const noted = await admin.call(addOrderNote, called, clicked);
  // Whoever only repeats it has done nothing that could be taken back.
  const again = { ...noted.body, undo: null };
  expect((await admin.call(addOrderNote, called, clicked)).body).toEqual(again);
  const { notes } = await read('writing');
  expect(notes).toMatchObject([{ text: 'Called, wants it in May.', author: expect.any(String) }]);
  const long = await admin.call(addOrderNote, { id: id('writing'), text: 'x'.repeat(5001) });
  expect([long.status, Object.keys(long.error.errors ?? {})]).toEqual([400, ['text']]);
});

test('BO-61 BO-114 a due date is set by the firm, and a stale one is refused with a name', async () => {
  const { version } = (await read('answered')).order;
  const change = { id: id('answered'), baseVersion: version, dueDate: '2090-05-01' };
  expect((await admin.call(changeFirmOrder, change)).status).toBe(200);
  const stale = await admin.call(changeFirmOrder, { ...change, dueDate: null });
  expect([stale.status, stale.error.message]).toEqual([
    409,
    expect.stringContaining('changed this'),
  ]);
  expect((await read('answered')).order.dueDate).toBe('2090-05-01');
  const past = { ...change, baseVersion: version + 1, dueDate: '2001-01-01' };
  expect((await admin.call(changeFirmOrder, past)).error.errors).toHaveProperty('dueDate');
});
