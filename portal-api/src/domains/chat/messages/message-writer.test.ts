import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { openConversation } from '../conversations/conversations.repository.ts';
import { messageWriter } from './message-writer.ts';
import type { Stored } from './message-batches.repository.ts';

const SITE = 'northwind';
const ORDER = orderId(SITE, 'writing');
const CONVERSATION = `order:${ORDER}`;

let portal: TestApp;
let customer: string;
let writer: string;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  [customer, writer] = [portal.personId('customer'), portal.personId('writer')];
  const people = { clientId: customer, writerId: writer, clientName: null, writer: null };
  const conversation = { id: CONVERSATION, chatType: 'writerToCustomer' as const, orderId: ORDER };
  await openConversation(portal.db(), { ...conversation, ...people });
});
afterAll(() => portal.close());

const openWriter = () => {
  const groups: (readonly Stored[])[] = [];
  const { site } = portal.app.portal.platform.database;
  const write = messageWriter({ db: site(SITE) }, (group) => groups.push(group));
  const say = (clientId: string) =>
    write({
      conversationId: CONVERSATION,
      orderId: ORDER,
      clientId,
      senderId: customer,
      senderName: 'Ada',
      colleague: null,
      writerName: null,
      customerId: customer,
      writerId: writer,
      type: 'text',
      content: clientId,
      file: null,
    });
  return { groups, say };
};

/** As sockets do: each message comes in a task of its own, and what it begins runs before the next one. */
const inTasksOfTheirOwn = <T>(ids: readonly string[], work: (id: string) => Promise<T>) =>
  Promise.all(
    ids.map(
      (id) =>
        new Promise<T>((resolve, reject) => {
          setImmediate(() => void work(id).then(resolve, reject));
        }),
    ),
  );

test('CH-07 messages that arrive together are stored together, each once and in their order', async () => {
  const { groups, say } = openWriter();
  const ids = Array.from({ length: 40 }, (_, at) => `together ${at}`);
  const stored = await inTasksOfTheirOwn(ids, say);
  expect(stored.map(({ message }) => message.content)).toEqual(ids);
  const places = stored.map(({ message }) => message.seq);
  expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
  expect(groups.length).toBeLessThan(5);
});

test('CH-07 repeats among others are answered with what is stored, and leave no gap', async () => {
  const { groups, say } = openWriter();
  const first = await say('once');
  const again = await Promise.all(['new', 'once', 'once', 'newer'].map(say));
  expect(again.map(({ isNew }) => isNew)).toEqual([true, false, false, true]);
  expect(again.map(({ message }) => message.seq - first.message.seq)).toEqual([1, 0, 0, 2]);
  expect(groups.flat().map(({ message }) => message.content)).toEqual(['once', 'new', 'newer']);
});
