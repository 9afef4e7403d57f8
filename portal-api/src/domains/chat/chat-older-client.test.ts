import { orderId } from '../../../seed/orders/orders.ts';
import { connectChat } from '../../../test/chat-client.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

/** A client of the specification's own words: no client id, no places, nothing beyond the named fields. */
let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  port = await portal.listen();
});
afterAll(() => portal.close());

const order = orderId('northwind', 'writing');
const open = async (person: 'customer' | 'writer', path = '/ws') => {
  const socket = await connectChat(port, await portal.signIn(person), path);
  return { ...socket, say: (frame: object) => socket.sendText(JSON.stringify(frame)) };
};

test('CH-05 CH-06 CH-07 CH-08 an older client subscribes, reads, sends and hears, on either address', async () => {
  const customer = await open('customer', '/');
  const writer = await open('writer');
  const [me, other] = [portal.personId('customer'), portal.personId('writer')];
  customer.say({ type: 'subscribe', sent_by: me, order_id: order, chatType: 'writerToCustomer' });
  customer.say({ type: 'request_all_messages' });
  expect(await customer.next('all_messages')).toMatchObject({
    messages: [],
    writers: [{ _id: other }],
    clientName: expect.any(String),
  });
  writer.say({ type: 'subscribe', sent_by: other, order_id: order, chatType: 'writerToCustomer' });
  writer.say({ type: 'ping' });
  await writer.next('pong');
  // One description leaves `chatType` out of what is sent, the other has it.
  customer.say({
    type: 'new_message',
    order_id: order,
    sent_by: me,
    message_type: 'text',
    content: 'Good morning',
  });
  for (const end of [customer, writer])
    expect((await end.next('new_message')).message).toMatchObject({
      type: 'text',
      content: 'Good morning',
      sent_by: me,
      order_id: order,
      writerName: expect.any(String),
      createdAt: expect.any(String),
    });
  writer.say({
    type: 'new_message',
    order_id: order,
    sent_by: other,
    chatType: 'writerToCustomer',
    message_type: 'text',
    content: 'Good morning',
    sentToWriter: false,
  });
  // The same words twice are two messages: only a client id makes a repeat.
  expect((await customer.next('new_message')).message.sent_by).toBe(other);
  customer.say({ type: 'request_all_messages', order_id: order });
  expect((await customer.next('all_messages')).messages).toHaveLength(2);
  await Promise.all([customer.close(), writer.close()]);
});

test('CH-06 CH-17 an older writer’s client names the admin chat by its own id', async () => {
  const writer = await open('writer');
  writer.say({ type: 'subscribe', userId: portal.personId('writer'), chatType: 'writerToAdmin' });
  writer.say({ type: 'request_all_messages' });
  expect((await writer.next('all_messages')).chatType).toBe('writerToAdmin');
  writer.say({
    type: 'new_message',
    sent_by: portal.personId('writer'),
    chatType: 'writerToAdmin',
    message_type: 'text',
    content: 'A question',
  });
  expect((await writer.next('new_message')).message).toMatchObject({ order_id: null });
  await writer.close();
});

test('CH-12 what an older client gets wrong is answered in words, and nothing breaks', async () => {
  const customer = await open('customer');
  customer.say({ type: 'new_message', order_id: order, message_type: 'text', content: '  ' });
  expect(await customer.next('error')).toMatchObject({ code: 'bad-input' });
  customer.say({ type: 'unknown_name' });
  expect(await customer.next('error')).toMatchObject({ code: 'bad-input' });
  customer.say({ type: 'ping' });
  await customer.next('pong');
  await customer.close();
});
