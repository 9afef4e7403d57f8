import {
  archiveOrder,
  getStaffOrder,
  getWriterDashboard,
  listStaffOrders,
  setDueDate,
} from '@portal/shared-contracts/orders';
import { orderId } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = (key: Parameters<typeof orderId>[1]) => orderId('northwind', key);
const day = (moment: Date) => moment.toISOString().slice(0, 10);

describe('GET /api/writer/orders', () => {
  test('OR-10 a writer reads the assigned orders; archived ones only when asked for', async () => {
    const writer = await portal.signIn('writer');
    const open = await writer.call(listStaffOrders, {});
    const mine = portal.personId('writer');
    expect(open.body.orders.length).toBeGreaterThan(10);
    expect(new Set(open.body.orders.map((order) => order.writer_id))).toEqual(new Set([mine]));
    expect(open.body.orders.map(({ _id }) => _id)).not.toContain(id('archived'));
    const archived = await writer.call(listStaffOrders, { archived: true });
    expect(archived.body.orders.map(({ _id }) => _id)).toEqual([id('archived')]);
  });

  test('OR-16 a reviewer reads every order of the site with e-mails; a writer gets none of them', async () => {
    const reviewer = await portal.signIn('reviewer');
    const all = await reviewer.call(listStaffOrders, {});
    const writers = new Set(all.body.orders.map((order) => order.writer_id));
    expect(writers.size).toBe(3); // both writers, and orders without one
    const one = all.body.orders.find(({ _id }) => _id === id('writing'));
    expect(one).toMatchObject({
      customerEmail: 'customer@example.com',
      writerEmail: 'writer@example.com',
    });
    const writer = await portal.signIn('writer');
    const own = await writer.call(listStaffOrders, {});
    expect(own.body.orders.length).toBeGreaterThan(10);
    for (const order of own.body.orders)
      expect([order.customerEmail, order.writerEmail]).toEqual([null, null]);
  });

  test('OR-16 a reviewer finds an order by e-mail, a writer does not', async () => {
    const search = 'customer@example.com';
    const reviewer = await portal.signIn('reviewer');
    const writer = await portal.signIn('writer');
    expect((await reviewer.call(listStaffOrders, { search })).body.total).toBeGreaterThan(5);
    expect((await writer.call(listStaffOrders, { search })).body.total).toBe(0);
  });

  test('OR-10 the list sorts by due date, with orders without one last in both directions', async () => {
    const writer = await portal.signIn('writer');
    for (const sort of ['due', '-due'] as const) {
      const { body } = await writer.call(listStaffOrders, { sort });
      const days = body.orders.map(({ dueDate }) => dueDate);
      const set = days.filter((value) => value !== null);
      expect({ sort, set: set.length > 1, without: days.length > set.length }).toEqual({
        sort,
        set: true,
        without: true,
      });
      expect(days.slice(0, set.length)).toEqual(
        sort === 'due' ? set.toSorted() : set.toSorted().toReversed(),
      );
    }
  });
});

describe('GET /api/writer/orders/{id}', () => {
  test('OR-30 OR-32 reads order and sortedNotifications; the writer comes with includeWriter', async () => {
    const reviewer = await portal.signIn('reviewer');
    const without = await reviewer.call(getStaffOrder, { id: id('writing') });
    expect(without.body.order.writerDetails).toBeNull();
    expect(without.body.sortedNotifications).toEqual([]);
    const withWriter = await reviewer.call(getStaffOrder, {
      id: id('writing'),
      includeWriter: true,
    });
    expect(withWriter.body.order.writerDetails).toEqual({
      firstName: 'William',
      lastName: 'Okafor',
    });
  });

  test('OR-30 another writer’s order and another site’s order are not there', async () => {
    const other = await portal.signIn('writer2');
    const elsewhere = await portal.signIn('reviewer', 'acme');
    for (const client of [other, elsewhere])
      expect((await client.call(getStaffOrder, { id: id('writing') })).status).toBe(404);
  });

  test('OR-31 the tip and the price stay between the customer and the firm', async () => {
    const writer = await portal.signIn('writer');
    const answer = await writer.call(getStaffOrder, { id: id('completed-tipped') });
    expect(answer.status).toBe(200);
    for (const field of ['tipByCustomer', 'invoicePrice', 'noShowCheck'])
      expect(answer.body.order).not.toHaveProperty(field);
  });
});

describe('PATCH /api/writer/orders/set-due-date', () => {
  const set = async (change: object = {}, who: 'writer' | 'writer2' = 'writer') => {
    const client = await portal.signIn(who);
    return client.call(setDueDate, {
      orderId: id('writing'),
      clientId: portal.personId('customer'),
      dueDate: day(portal.clock.now()),
      ...change,
    });
  };

  test('OR-12 stores the day of an unfinished order and answers status true', async () => {
    const dueDate = day(new Date(portal.clock.now().getTime() + 9 * 86_400_000));
    const { status, body } = await set({ dueDate });
    expect([status, body]).toEqual([200, { status: true }]);
    const writer = await portal.signIn('writer');
    const { body: after } = await writer.call(getStaffOrder, { id: id('writing') });
    expect(after.order.dueDate).toBe(dueDate);
  });

  test('OR-11 a past day is refused, and which day is past depends on the writer’s time zone', async () => {
    const yesterday = day(new Date(portal.clock.now().getTime() - 86_400_000));
    expect((await set({ dueDate: yesterday })).status).toBe(422);
    portal.clock.set(new Date('2026-11-21T23:30:00Z'));
    // At half past eleven in UTC it is tomorrow in Tokyo and still today in New York.
    const today = '2026-11-21';
    expect((await set({ dueDate: today, timeZone: 'Asia/Tokyo' })).status).toBe(422);
    expect((await set({ dueDate: today, timeZone: 'America/New_York' })).status).toBe(200);
    expect((await set({ dueDate: today, timeZone: 'Moon/Sea' })).status).toBe(400);
  });

  test('OR-11 a finished order, a foreign customer and a foreign writer are refused', async () => {
    const dueDate = '2027-01-31';
    expect((await set({ orderId: id('completed'), dueDate })).status).toBe(409);
    expect((await set({ clientId: portal.personId('newCustomer'), dueDate })).status).toBe(404);
    expect((await set({ dueDate }, 'writer2')).status).toBe(404);
  });
});

test('OR-14 the writer archives an order and takes it back', async () => {
  const writer = await portal.signIn('writer');
  const key = { orderId: id('completed'), clientId: portal.personId('customer') };
  const ids = async (archived: boolean) =>
    (await writer.call(listStaffOrders, { archived })).body.orders.map(({ _id }) => _id);
  await writer.call(archiveOrder, { ...key, writerArchived: true });
  expect(await ids(true)).toContain(key.orderId);
  expect(await ids(false)).not.toContain(key.orderId);
  await writer.call(archiveOrder, { ...key, writerArchived: false });
  expect(await ids(true)).not.toContain(key.orderId);
});

test('OR-17 the dashboard counts each of the last six months, empty ones too', async () => {
  portal.clock.set(new Date('2026-11-21T12:00:00Z'));
  const writer = await portal.signIn('writer');
  const { body } = await writer.call(getWriterDashboard, { timeZone: 'Europe/Berlin' });
  expect(body.months.map(({ month }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  const { total, pending, completed } = body.counts;
  expect(pending + completed).toBe(total);
  const other = await portal.signIn('writer2');
  const theirs = await other.call(getWriterDashboard, {});
  expect(theirs.body.counts.total).not.toBe(total);
});

test('UX-02 a search finds the orders that hold each of its words, in whatever order they are typed', async () => {
  const writer = await portal.signIn('writer');
  const found = async (search: string) =>
    (await writer.call(listStaffOrders, { search })).body.orders.map(
      ({ package: bought, customer }) => `${bought.packageName} ${customer.lastName}`,
    );
  expect(await found('executive nair')).toContain('Executive Suite Nair');
  expect(new Set(await found('  Nair   Executive '))).toEqual(new Set(['Executive Suite Nair']));
  expect(await found('nair nobody')).toEqual([]);
});
