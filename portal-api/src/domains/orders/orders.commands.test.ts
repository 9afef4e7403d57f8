import { listStaffOrders } from '@portal/shared-contracts/orders';
import { orderId } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { assignWriter } from './assignment/assign-writer.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const id = orderId('northwind', 'unassigned');

test('OR-10 an assigned order stands in the writer’s list, and its writer and customer hear of it', async () => {
  const context = await portal.context();
  const assigned = await assignWriter(context, id, 'writer2@example.com');
  expect(assigned).toMatchObject({ writer: true, writerName: 'Wanda Kowalska' });
  const writer = await portal.signIn('writer2');
  const { body } = await writer.call(listStaffOrders, {});
  expect(body.orders.map(({ _id }) => _id)).toContain(id);
  const [notice] = await context.notifications.list({
    id: portal.personId('writer2'),
    language: 'en',
  });
  expect(notice?.contant).toMatch(/^New order #\d+ from Clara Lindqvist: Resume Starter$/);
});

test('OR-10 only a writer of the site can be given an order', async () => {
  const context = await portal.context();
  for (const email of ['customer@example.com', 'nobody@example.com'])
    await expect(assignWriter(context, id, email)).rejects.toMatchObject({ code: 'not-found' });
});
