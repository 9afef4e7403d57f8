import { cancelOrder, getFirmOrder, listFirmOrders } from '@portal/shared-contracts/admin';
import {
  getCustomerOrder,
  getStaffOrder,
  getWriterDashboard,
  listCustomerOrders,
  listStaffOrders,
  setDueDate,
} from '@portal/shared-contracts/orders';
import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { completeTask, findOrder, setInitialAnswers } from '../orders.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'writing');

test('BO-62 a cancelled order is hidden, still read, told of, and everybody’s change of it answers gone', async () => {
  const admin = await portal.signIn('admin');
  const customer = await portal.signIn('customer');
  const writer = await portal.signIn('writer');
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  const asked = { id, baseVersion: version, reason: 'Bought twice' };
  const long = await admin.call(cancelOrder, { ...asked, reason: 'x'.repeat(501) });
  expect(Object.keys(long.error.errors ?? {})).toEqual(['reason']);
  expect((await admin.call(cancelOrder, asked)).status).toBe(200);

  const ids = async (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id);
  const { orders: own } = (await customer.call(listCustomerOrders, {})).body;
  const { orders: work } = (await writer.call(listStaffOrders, {})).body;
  expect([...(await ids(own)), ...(await ids(work))]).not.toContain(id);
  const { items } = (await admin.call(listFirmOrders, { shown: 'cancelled' })).body;
  expect(await ids(items)).toEqual([id]);

  const read = [
    (await customer.call(getCustomerOrder, { id })).body.order.cancelledAt,
    (await writer.call(getStaffOrder, { id })).body.order.cancelledAt,
  ];
  expect(read).toEqual([portal.clock.now().toISOString(), portal.clock.now().toISOString()]);
  const { history, order } = (await admin.call(getFirmOrder, { id })).body;
  expect(history[0]).toMatchObject({ code: 'cancelled', words: 'Bought twice' });

  const changes = [
    await customer.call(saveInitialQuestions, {
      id,
      customer_industries: ['Sales'],
      years_of_experience: 'Other',
    }),
    await writer.call(setDueDate, {
      orderId: id,
      clientId: order.client_id,
      dueDate: '2090-01-01',
    }),
    await admin.call(cancelOrder, { ...asked, baseVersion: version + 1 }),
  ];
  for (const { status, error } of changes)
    expect([status, error.message]).toEqual([410, 'This order was cancelled.']);

  const context = await portal.context();
  for (const person of ['customer', 'writer'] as const) {
    const reader = { id: portal.personId(person), language: 'en' as const };
    const [notice] = await context.notifications.ofOrder(reader, id);
    expect(notice?.contant).toMatch(/^Order #\d+ was cancelled: Resume Starter$/);
  }
  const mails = await portal
    .db()
    .query("select person_id from mail_notices where event = 'order-cancelled'");
  expect(mails).toEqual([{ person_id: portal.personId('customer') }]);
});

test('BO-62 what was allowed before an order was cancelled and is written afterwards is refused too', async () => {
  const admin = await portal.signIn('admin');
  const late = orderId('northwind', 'intake');
  const allowed = await findOrder(portal.db(), late);
  const [service] = allowed?.package.packageServices ?? [];
  const [module] = service?.serviceModules ?? [];
  if (!allowed || !service || !module) throw new Error('The demo has such an order');
  const { version } = (await admin.call(getFirmOrder, { id: late })).body.order;
  await admin.call(cancelOrder, { id: late, baseVersion: version, reason: 'Bought twice' });
  const task = {
    order: allowed,
    serviceId: service._id,
    taskId: module.id,
    serviceType: service.serviceName,
  };
  const answers = { customer_industries: ['Sales'], years_of_experience: 'Other' };
  const writes = [
    portal.db().transaction((tx) => completeTask(tx, task)),
    portal.db().transaction((tx) => setInitialAnswers(tx, allowed, answers)),
  ];
  const problems = await Promise.allSettled(writes);
  expect(problems).toMatchObject(
    writes.map(() => ({ reason: { sentence: { code: 'order-cancelled' } } })),
  );
  const now = await findOrder(portal.db(), late);
  expect(now?.completed_tasks).toEqual(allowed.completed_tasks);
});

test('OR-17 UX-03 BO-62 a cancelled order leaves the writer’s months as it leaves the tiles', async () => {
  const admin = await portal.signIn('admin');
  const writer = await portal.signIn('writer');
  const numbers = async () => {
    const { months, counts } = (await writer.call(getWriterDashboard, {})).body;
    return { inMonths: months.reduce((sum, { orders }) => sum + orders, 0), total: counts.total };
  };
  const before = await numbers();
  const waiting = orderId('northwind', 'follow-up');
  const { version } = (await admin.call(getFirmOrder, { id: waiting })).body.order;
  await admin.call(cancelOrder, { id: waiting, baseVersion: version, reason: 'Bought twice' });
  expect(await numbers()).toEqual({ inMonths: before.inMonths - 1, total: before.total - 1 });
});
