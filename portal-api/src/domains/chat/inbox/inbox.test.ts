import type { EndpointInput } from '@portal/shared-contracts';
import {
  changeFirmPerson,
  finishConversation,
  listAudit,
  listInbox,
  readFirmPerson,
  readInboxConversation,
  reopenConversation,
} from '@portal/shared-contracts/admin';
import { ADMIN_SENDER, getUnread } from '@portal/shared-contracts/chat';
import { connectChat } from '../../../../test/chat-client.ts';
import { chatOrder, chatRoom, join, say } from '../../../../test/chat-room.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { getPerson } from '../../people/people.service.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';

let portal: TestApp;
let room: ReturnType<typeof chatRoom>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  room = chatRoom(portal, await portal.listen());
});
afterEach(() => room.closeAll());
afterAll(() => portal.close());

const withWriter = () =>
  ({ chatType: 'writerToAdmin', userId: portal.personId('writer') }) as const;

const enter = async (client: Awaited<ReturnType<typeof room.connect>>, ref: object) => {
  client.send({ type: 'subscribe', ...ref });
  client.send({ type: 'request_all_messages', ...ref });
  return client.next('all_messages');
};

let count = 0;
const text = (content: string) =>
  ({
    type: 'new_message',
    message_type: 'text',
    content,
    client_id: `inbox ${(count += 1)}`,
  }) as const;

const askFirm = async (content: string) => {
  const writer = await room.connect('writer');
  await enter(writer, withWriter());
  writer.send({ ...text(content), ...withWriter() });
  await writer.next('new_message');
  return writer;
};

test('BO-107 an answer goes as the firm, and only admins see which colleague wrote', async () => {
  const writer = await askFirm('May I swap an order?');
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['orders'],
  });
  const [ann, max] = [await room.connect('admin'), await room.connect('moneyAdmin')];
  const history = await enter(ann, withWriter());
  expect(history).toMatchObject({ can_send: true, read_upto: 0 });
  await enter(max, withWriter());

  ann.send({ type: 'typing', ...withWriter() });
  expect(await writer.next('typing')).toMatchObject({
    by: ADMIN_SENDER,
    name: 'Northwind Writing',
  });
  const { first_name: firstName } = await getPerson(portal.db(), portal.personId('admin'));
  expect(await max.next('typing')).toMatchObject({ by: ADMIN_SENDER, colleague: firstName });

  const answer = { ...text('Yes, you may'), ...withWriter() };
  ann.send(answer);
  const forWriter = (await writer.next('new_message')).message;
  const forAdmin = (await max.next('new_message')).message;
  expect(forWriter).toMatchObject({ sent_by: ADMIN_SENDER, sender_name: 'Northwind Writing' });
  expect(forWriter).not.toHaveProperty('colleague');
  expect(forAdmin.colleague).toContain(firstName);
  const own = (await ann.next('new_message')).message;
  // Sent again because its answer was lost, it is the same message.
  ann.send(answer);
  expect((await ann.next('new_message')).message._id).toBe(own._id);

  const again = await room.connect('writer');
  expect(JSON.stringify(await enter(again, withWriter()))).not.toContain('colleague');
  const { items } = (await (await portal.signIn('admin')).call(listAudit, {})).body;
  expect(items.some(({ sentence }) => sentence.includes('wrote for the firm'))).toBe(true);
});

test('BO-108 beside an order the firm reads unseen and writes to both sides', async () => {
  const [customer, writer] = [await room.connect('customer'), await room.connect('writer')];
  for (const side of [customer, writer]) await join(side);
  say(customer, 'Where is my draft?');
  const { message } = await customer.next('new_message');
  await writer.next('new_message');

  const ann = await room.connect('admin');
  const history = await enter(ann, { order_id: chatOrder });
  expect(history).toMatchObject({ can_send: true, seen_upto: 0 });
  ann.send({ type: 'seen', order_id: chatOrder, upTo: message.seq });
  ann.send({ ...text('It comes today'), order_id: chatOrder });
  for (const side of [customer, writer])
    expect((await side.next('new_message')).message).toMatchObject({
      content: 'It comes today',
      sent_by: ADMIN_SENDER,
      sender_name: 'Northwind Writing',
    });
  // Neither side was told that the firm has read.
  const later = await enter(await room.connect('customer'), { order_id: chatOrder });
  expect(later.seen_upto).toBeLessThan(message.seq);
  const unread = (await (await portal.signIn('writer')).call(getUnread, {})).body;
  expect(unread.conversations.find(({ order_id }) => order_id === chatOrder)?.unread).toBe(2);
});

test('BO-106 unread stands first, and the inbox is narrowed to unread, mine, waiting a day and done', async () => {
  await askFirm('One more question');
  const admin = await portal.signIn('admin');
  const list = async (input: EndpointInput<typeof listInbox>) =>
    (await admin.call(listInbox, input)).body;
  const id = `admin:${portal.personId('writer')}`;
  const all = await list({});
  expect(all.items[0]).toMatchObject({ _id: id, unread: 1, last: { text: 'One more question' } });
  expect(all.items.map(({ _id }) => _id)).toContain(`order:${chatOrder}`);
  expect(all.total).toBe(all.items.length);
  expect((await list({ state: 'unread' })).items.map(({ _id }) => _id)).toEqual([id]);
  // She answered both conversations before.
  expect((await list({ state: 'mine' })).items).toHaveLength(2);
  const max = await portal.signIn('moneyAdmin');
  expect((await max.call(listInbox, { state: 'mine' })).body.items).toEqual([]);

  expect((await list({ state: 'waiting' })).items).toEqual([]);
  portal.clock.advance(86_400_000);
  const later = await portal.signIn('admin');
  const waiting = (await later.call(listInbox, { state: 'waiting' })).body.items;
  expect(waiting.map(({ _id }) => _id)).toEqual([id]);

  for (const search of ['writer@ex', 'William'])
    expect((await later.call(listInbox, { search })).body.items.length).toBeGreaterThan(0);
  const order = all.items.find(({ order_id }) => order_id === chatOrder);
  const found = (await later.call(listInbox, { search: `#${order?.orderNumber}` })).body.items;
  expect(found.map(({ _id }) => _id)).toEqual([`order:${chatOrder}`]);
  expect((await later.call(listInbox, { search: 'nobody at all' })).body.items).toEqual([]);
});

test('BO-106 done puts a conversation away until somebody writes again', async () => {
  const admin = await portal.signIn('admin');
  const id = `admin:${portal.personId('writer')}`;
  const { lastSeq } = (await admin.call(readInboxConversation, { id })).body.conversation;
  const away = (await admin.call(finishConversation, { id, upTo: lastSeq })).body.conversation;
  expect(away).toMatchObject({ isDone: true, unread: 0 });
  const ids = async (state?: 'done') =>
    (await admin.call(listInbox, state ? { state } : {})).body.items.map(({ _id }) => _id);
  expect(await ids()).not.toContain(id);
  expect(await ids('done')).toEqual([id]);
  await askFirm('Sorry, once more');
  expect(await ids()).toContain(id);
  await admin.call(finishConversation, { id, upTo: lastSeq + 1 });
  await admin.call(reopenConversation, { id });
  expect(await ids()).toContain(id);
});

test('BO-108 CH-02 CH-04 without a writer or with the chat off the firm is silent beside orders', async () => {
  const ann = await room.connect('admin');
  const { can_send } = await enter(ann, { order_id: 'northwind-order-unassigned' });
  expect(can_send).toBe(false);
  ann.send({ ...text('Hello?'), order_id: 'northwind-order-unassigned' });
  await ann.next('message_refused');
  const elsewhere = await connectChat(await portal.listen(), await portal.signIn('admin', 'acme'));
  room.add(elsewhere);
  elsewhere.send({ type: 'subscribe', order_id: 'acme-order-writing' });
  expect(await elsewhere.next('error')).toMatchObject({ message: 'Chat is not available here.' });
});

test('BO-02 BO-107 who loses the area orders hears and reads no more, also without saying a word', async () => {
  const max = await room.connect('moneyAdmin');
  await enter(max, { order_id: chatOrder });
  const id = portal.personId('moneyAdmin');
  const owner = await portal.signIn('admin');
  const { version: baseVersion } = (await owner.call(readFirmPerson, { id })).body.person;
  const admin = { isOwner: false, areas: ['money' as const] };
  expect((await owner.call(changeFirmPerson, { id, baseVersion, admin })).status).toBe(200);
  expect(await max.closed).toBe(1012);
  const customer = await room.connect('customer');
  await join(customer);
  say(customer, 'Only for those of orders');
  await customer.next('new_message');
  expect(max.received).toEqual([]);
  const again = await room.connect('moneyAdmin');
  again.send({ type: 'subscribe', order_id: chatOrder });
  await again.next('error');
});
