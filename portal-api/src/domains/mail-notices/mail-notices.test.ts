import { orderId, serviceId } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { mailDesk } from '../../../test/mails/mail-desk.ts';
import { assignWriter } from '../orders/assignment/assign-writer.ts';
import { findOrder, setRevisionFlags } from '../orders/orders.service.ts';

let portal: TestApp;
let desk: ReturnType<typeof mailDesk>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = mailDesk(portal);
  await portal.db().query('update orders set due_date = null');
});
afterAll(() => portal.close());
beforeEach(() => desk.clear());

const ORDER = orderId('northwind', 'writing');
const SERVICE = serviceId('northwind', 'starter', 'resume');

const flag = async (flags: { pendingClientReview: boolean }): Promise<void> => {
  const order = await findOrder(portal.db(), ORDER);
  if (!order) throw new Error('No order');
  await portal.db().transaction((tx) =>
    setRevisionFlags(tx, order, order.package.packageServices[0]?._id ?? SERVICE, {
      sentByWriter: true,
      ...flags,
    }),
  );
};

test('BO-48 BO-56 an order that comes to the customer is one mail after ten minutes, if it still waits', async () => {
  await flag({ pendingClientReview: true });
  await desk.rounds();
  expect(await desk.mailsTo('customer@example.com')).toEqual([]);
  desk.later(10);
  await desk.rounds();
  const [mail, ...more] = await desk.mailsTo('customer@example.com');
  expect(more).toEqual([]);
  const order = await findOrder(portal.db(), ORDER);
  expect(mail?.subject).toBe(`#${order?.number}: it is your turn`);
  expect(mail?.body).toContain(`/orders/view/${ORDER}`);
  await flag({ pendingClientReview: false });
  await desk.clear();

  await flag({ pendingClientReview: true });
  desk.later(1);
  await flag({ pendingClientReview: false });
  desk.later(10);
  await desk.rounds();
  expect(await desk.mailsTo('customer@example.com')).toEqual([]);
});

test('BO-49 BO-56 an order that is assigned tells its writer once, and never who had it before', async () => {
  const id = orderId('northwind', 'fresh');
  await assignWriter(await portal.context(), id, 'writer@example.com');
  await assignWriter(await portal.context(), id, 'writer@example.com');
  desk.later(10);
  await desk.rounds();
  const mails = await desk.mailsTo('writer@example.com');
  expect(mails.length).toBe(1);
  expect(mails[0]?.body).toContain('was assigned to you');
});
