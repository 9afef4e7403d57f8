import { uploadFileCall } from '@portal/shared-contracts/files';
import { getUnread } from '@portal/shared-contracts/chat';
import type { ChatClient } from '../../../test/chat-client.ts';
import { chatOrder, chatRoom } from '../../../test/chat-room.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
let room: ReturnType<typeof chatRoom>;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  room = chatRoom(portal, await portal.listen());
});
afterEach(() => room.closeAll());
afterAll(() => portal.close());

const join = async (client: ChatClient) => {
  client.send({ type: 'subscribe', order_id: chatOrder, chatType: 'writerToCustomer' });
  client.send({ type: 'request_all_messages', order_id: chatOrder });
  return client.next('all_messages');
};

test('CH-05 CH-07 CH-08 a message reaches both sides once, whoever the sender claims to be', async () => {
  const [customer, writer] = [await room.connect('customer'), await room.connect('writer')];
  await Promise.all([join(customer), join(writer)]);
  customer.send({
    type: 'new_message',
    order_id: chatOrder,
    sent_by: portal.personId('writer'),
    chatType: 'writerToCustomer',
    message_type: 'text',
    content: '  Hello  ',
    sentToWriter: true,
    client_id: 'a1',
  });
  const heard = await Promise.all([customer.next('new_message'), writer.next('new_message')]);
  for (const { message } of heard)
    expect(message).toMatchObject({
      content: 'Hello',
      type: 'text',
      sent_by: portal.personId('customer'),
      client_id: 'a1',
    });
});

test('CH-07 a repeated message is stored once and answered to its sender', async () => {
  const customer = await room.connect('customer');
  const before = (await join(customer)).messages.length;
  const message = {
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'text',
    content: 'Once',
    client_id: 'same',
  } as const;
  customer.send(message);
  const first = await customer.next('new_message');
  customer.send(message);
  const second = await customer.next('new_message');
  expect(second.message._id).toBe(first.message._id);
  customer.send({ type: 'request_all_messages', order_id: chatOrder });
  expect((await customer.next('all_messages')).messages).toHaveLength(before + 1);
});

test('CH-09 a ping is answered', async () => {
  const customer = await room.connect('customer');
  customer.send({ type: 'ping' });
  expect(await customer.next('pong')).toEqual({ type: 'pong' });
});

test('CH-13 a blank message is refused', async () => {
  const customer = await room.connect('customer');
  customer.send({
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'text',
    content: '   ',
    client_id: 'b',
  });
  expect(await customer.next('message_refused')).toMatchObject({
    client_id: 'b',
    code: 'bad-input',
  });
});

test('CH-14 a file of the own upload is sent, a foreign one is refused', async () => {
  const browser = await portal.signIn('customer');
  const { body } = await browser.upload(uploadFileCall, {
    name: 'list.csv',
    content: Buffer.from('a;b\n1;2\n'),
  });
  const [customer, writer] = [await room.connect('customer'), await room.connect('writer')];
  await join(writer);
  const file = { key: body.file.key, mimetype: 'text/csv', originalname: 'forged.exe' };
  writer.send({
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'file',
    data: file,
    client_id: 'w',
  });
  expect(await writer.next('message_refused')).toMatchObject({ code: 'not-found' });
  customer.send({
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'file',
    data: file,
    client_id: 'c',
  });
  const { message } = await writer.next('new_message');
  expect(message.data).toMatchObject({ key: body.file.key, originalname: 'list.csv' });
});

test('CH-17 a writer talks to the admin alone', async () => {
  const [writer, other] = [await room.connect('writer'), await room.connect('writer2')];
  const mine = { userId: portal.personId('writer'), chatType: 'writerToAdmin' } as const;
  writer.send({ type: 'subscribe', ...mine });
  other.send({ type: 'subscribe', ...mine });
  writer.send({
    type: 'new_message',
    ...mine,
    message_type: 'text',
    content: 'Only admin',
    client_id: 'x',
  });
  await writer.next('new_message');
  other.send({ type: 'request_all_messages', ...mine });
  expect(JSON.stringify(await other.next('all_messages'))).not.toContain('Only admin');
});

test('CH-18 a reviewer reads and is refused when writing', async () => {
  const reviewer = await room.connect('reviewer');
  expect((await join(reviewer)).can_send).toBe(false);
  reviewer.send({
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'text',
    content: 'No',
    client_id: 'r',
  });
  expect(await reviewer.next('message_refused')).toMatchObject({ code: 'forbidden' });
});

test('CH-06 a foreign order, a foreign site and an unknown writer are refused alike', async () => {
  for (const [person, site] of [
    ['newCustomer', 'northwind'],
    ['writer2', 'northwind'],
    ['customer', 'acme'],
  ] as const) {
    const stranger = await room.connect(person, site);
    stranger.send({ type: 'subscribe', order_id: chatOrder });
    expect((await stranger.next('error')).code).toMatch(/not-found|forbidden/);
  }
});

test('CH-12 malformed frames are refused and the socket lives on; a flood closes it', async () => {
  const customer = await room.connect('customer');
  customer.sendText('{"type":');
  expect((await customer.next('error')).code).toBe('bad-input');
  for (let count = 0; count < 400; count += 1) customer.send({ type: 'ping' });
  expect(await customer.closed).toBe(4429);
});

test('CH-08 FX-01 what came while away is filled in by place, and unread counts follow what was seen', async () => {
  const [customer, writer] = [await room.connect('customer'), await room.connect('writer')];
  const history = await join(customer);
  const last = history.messages.at(-1)?.seq ?? 0;
  writer.send({
    type: 'new_message',
    order_id: chatOrder,
    message_type: 'text',
    content: 'While away',
    client_id: 'gap',
  });
  await customer.next('new_message');
  customer.send({ type: 'request_all_messages', order_id: chatOrder, after: last });
  const gap = await customer.next('all_messages');
  expect(gap).toMatchObject({ range: 'after', messages: [{ content: 'While away' }] });
  const browser = await portal.signIn('customer');
  const before = await browser.call(getUnread, {});
  expect(before.body.total).toBeGreaterThan(0);
  const waiting = before.body.conversations.find(({ order_id }) => order_id === chatOrder);
  expect(waiting?.orderNumber).toMatch(/^\d{4}$/);
  expect(waiting).toMatchObject({ personName: 'William Okafor' });
  await join(writer);
  customer.send({ type: 'seen', order_id: chatOrder, upTo: last + 1 });
  expect(await writer.next('seen')).toMatchObject({
    by: portal.personId('customer'),
    upTo: last + 1,
  });
  const after = await browser.call(getUnread, {});
  expect(after.body.conversations.find(({ order_id }) => order_id === chatOrder)).toBeUndefined();
});
