import { getUnread } from '@portal/shared-contracts/chat';
import { chatOrder, chatRoom, join, say } from '../../../../test/chat-room.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
let room: ReturnType<typeof chatRoom>;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  room = chatRoom(portal, await portal.listen());
});
afterEach(() => room.closeAll());
afterAll(() => portal.close());

test('CH-08 FX-01 who is named beside what waits is who wrote it last, for the firm nobody', async () => {
  const [writer, admin] = [await room.connect('writer'), await room.connect('admin')];
  const customer = await portal.signIn('customer');
  const named = async () => {
    const { body } = await customer.call(getUnread, {});
    return body.conversations.find(({ order_id }) => order_id === chatOrder)?.personName;
  };
  await Promise.all([join(writer), join(admin)]);
  say(admin, 'From the firm');
  await admin.next('new_message');
  expect(await named()).toBe('');
  say(writer, 'From the writer');
  await writer.next('new_message');
  await writer.next('new_message');
  expect(await named()).toBe('William Okafor');
});
