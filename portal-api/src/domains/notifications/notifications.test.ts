import {
  clearNotification,
  clearNotifications,
  listNotifications,
} from '@portal/shared-contracts/notifications';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.settled();
  await portal.db().query('delete from notifications');
});

const notify = async (name: string, senderId?: string) => {
  const { notifications } = await portal.context();
  portal.clock.advance(1000);
  await notifications.notify({
    personId: portal.personId('customer'),
    orderId: 'order-1',
    notice: { code: 'final-ready', params: { number: '1001', name } },
    ...(senderId ? { senderId } : {}),
  });
};

test('HS-70 FX-07 the newest comes first, with the sender as the specification names it', async () => {
  await notify('first');
  await notify('second', portal.personId('writer'));
  const reply = await (await portal.signIn('customer')).call(listNotifications, {});
  expect(reply.body.notifications.map((entry) => entry.contant)).toEqual([
    'Your final document is ready: second (#1001)',
    'Your final document is ready: first (#1001)',
  ]);
  expect(reply.body.notifications[0]).toMatchObject({
    order_id: 'order-1',
    data: {
      senderName: 'William Okafor',
      senderPrefName: 'William',
      action: 'final-ready',
      senderImg: '',
    },
  });
  expect(reply.body.notifications[1]?.data).toMatchObject({
    senderName: 'Northwind Writing',
    senderPrefName: 'Northwind Writing',
  });
});

test('HS-75 clearing several returns what is left', async () => {
  for (const content of ['one', 'two', 'three']) await notify(content);
  const browser = await portal.signIn('customer');
  const { notifications } = (await browser.call(listNotifications, {})).body;
  const reply = await browser.call(clearNotifications, {
    notificationsIds: notifications.slice(0, 2).map(({ _id }) => _id),
  });
  expect(reply.body.newNotifications.map((entry) => entry.contant)).toEqual([
    'Your final document is ready: one (#1001)',
  ]);
});

test('HS-76 one is cleared by its id; clearing it again is no failure', async () => {
  await notify('only');
  const browser = await portal.signIn('customer');
  const [entry] = (await browser.call(listNotifications, {})).body.notifications;
  const input = { notificationsId: entry?._id ?? '' };
  expect((await browser.call(clearNotification, input)).body.newNotifications).toEqual([]);
  expect((await browser.call(clearNotification, input)).status).toBe(200);
});

test("HS-76 another person's id clears nothing", async () => {
  await notify('mine');
  const [entry] = (await (await portal.signIn('customer')).call(listNotifications, {})).body
    .notifications;
  await (
    await portal.signIn('newCustomer')
  ).call(clearNotification, { notificationsId: entry?._id ?? '' });
  const left = await (await portal.signIn('customer')).call(listNotifications, {});
  expect(left.body.notifications).toHaveLength(1);
});
