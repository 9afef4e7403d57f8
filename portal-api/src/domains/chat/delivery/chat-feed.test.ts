import type { ChatMessage } from '@portal/shared-contracts/chat';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { OpenSocket } from '../../../http/sockets/open-socket.ts';
import { type ChatFeed, chatFeed } from './chat-feed.ts';
import { type ChatRooms, chatRooms } from './chat-rooms.ts';
import { openConversation } from '../conversations/conversations.repository.ts';
import { messageStore } from '../messages/message-batches.repository.ts';

const SITE = 'northwind';
const ORDER = orderId(SITE, 'writing');
const CONVERSATION = `order:${ORDER}`;

let portal: TestApp;
let rooms: ChatRooms;
let feed: ChatFeed;
let members: string[];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  members = [portal.personId('customer'), portal.personId('writer')];
  const conversation = {
    id: CONVERSATION,
    chatType: 'writerToCustomer' as const,
    orderId: ORDER,
    clientId: null,
    writerId: null,
    clientName: null,
    writer: null,
  };
  await openConversation(portal.db(), conversation);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db().query('delete from chat_messages where site_id = $1', [SITE]);
  await portal.db().query('update chat_conversations set last_seq = 0 where site_id = $1', [SITE]);
  rooms = chatRooms();
  const { database } = portal.app.portal.platform;
  feed = chatFeed({
    rooms,
    siteOf: database.site,
    platform: database.platform(),
    onError: (error) => {
      throw error;
    },
  });
});

/** Stores messages and tells nobody, as a process does that dies at once. */
const storeSilently = async (count: number): Promise<ChatMessage[]> => {
  const [customerId, writerId] = members as [string, string];
  const batch = Array.from({ length: count }, (_, n) => ({
    conversationId: CONVERSATION,
    orderId: ORDER,
    clientId: `${performance.now()}-${n}`,
    senderId: customerId,
    senderName: 'Ada',
    colleague: null,
    writerName: null,
    customerId,
    writerId,
    type: 'text' as const,
    content: 'hello',
    file: null,
  }));
  const stored = await messageStore(portal.db())(batch);
  return stored.map((one) => {
    if (one === 'moved') throw new Error('moved');
    return one.message;
  });
};

const listen = (id: string, role = 'user') => {
  const heard: number[] = [];
  const socket = {
    ctx: { site: { id: SITE } },
    actor: { id, role },
    sendText: (text: string | Buffer) => {
      heard.push((JSON.parse(String(text)) as { message: ChatMessage }).message.seq);
    },
  } as unknown as OpenSocket;
  rooms.join(socket, CONVERSATION, 0);
  return { socket, heard };
};
const offer = (message: ChatMessage | undefined): void => {
  if (message) feed.offer(SITE, CONVERSATION, message, members);
};
/** Whatever the feed has begun is through when a later question is. */
const settled = () => feed.catchUp();

test('PL-21 CH-08 news that come late, early, twice or never are handed on once and in order', async () => {
  const { heard } = listen(members[0] as string);
  const messages = await storeSilently(6);
  offer(messages[0]);
  offer(messages[0]);
  offer(messages[3]);
  offer(messages[1]);
  await settled();
  offer(messages[2]);
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
});

test('PL-21 CH-08 what a dying process stored without a word is found', async () => {
  const { heard } = listen(members[1] as string, 'writer');
  await storeSilently(3);
  await feed.catchUp();
  await feed.catchUp();
  expect(heard).toEqual([1, 2, 3]);
});

test('CH-06 only members and reviewers hear, also of what was found later', async () => {
  const stranger = listen('somebody', 'writer');
  const reviewer = listen('reviewer', 'reviewer');
  const [first] = await storeSilently(2);
  offer(first);
  await feed.catchUp();
  expect(stranger.heard).toEqual([]);
  expect(reviewer.heard).toEqual([1, 2]);
});

test('CH-08 what comes while history is read follows it, without what the history already has', async () => {
  const { socket, heard } = listen(members[0] as string);
  const messages = await storeSilently(3);
  await rooms.whileReading(socket, CONVERSATION, async () => {
    for (const message of messages) offer(message);
    expect(heard).toEqual([]);
    return 2;
  });
  expect(heard).toEqual([3]);
});
