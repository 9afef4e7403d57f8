import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { openConversation } from '../conversations/conversations.repository.ts';
import { markRead } from '../unread/reads.repository.ts';
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

const siteDatabase = (): SiteDatabase => portal.app.portal.platform.database.site(SITE);

const openWriter = (db = siteDatabase()) => {
  const groups: (readonly Stored[])[] = [];
  const write = messageWriter({ db }, (group) => groups.push(group));
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

/** A database that counts what is written to the queue of mails, and refuses the first commit if asked to. */
const countingMails = ({ failsOnce = false } = {}) => {
  let asked = 0;
  let fails = failsOnce;
  const counting = (db: SiteDatabase): SiteDatabase => ({
    ...db,
    query: (sql, params) => {
      if (sql.includes('insert into mail_notices')) asked += 1;
      return db.query(sql, params);
    },
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(counting(tx));
        if (fails) {
          fails = false;
          throw new Error('the commit was lost');
        }
        return result;
      }),
  });
  return { db: counting(siteDatabase()), asked: () => asked };
};

const mailsQueued = async (): Promise<number> => {
  const rows = await portal
    .db()
    .query('select 1 from mail_notices where subject_id = $1', [CONVERSATION]);
  return rows.length;
};

test('BO-49 CH-07 a rush queues its mail once, reading on makes the next one new, and a minute later the queue is asked again', async () => {
  const { db, asked } = countingMails();
  const { say } = openWriter(db);
  const before = await mailsQueued();
  const { message } = await say('first of a rush');
  await say('second of a rush');
  await say('third of a rush');
  expect(asked()).toBe(1);
  await markRead(portal.db(), CONVERSATION, writer, message.seq + 2);
  await say('after it was read');
  expect(asked()).toBe(2);
  portal.clock.advance(60_001);
  await say('a minute later');
  expect(asked()).toBe(3);
  expect(await mailsQueued()).toBe(before + 1);
});

test('BO-49 CH-07 a mail whose group was not committed is queued by the next one', async () => {
  await markRead(portal.db(), CONVERSATION, writer, 10_000);
  const before = await mailsQueued();
  const { db, asked } = countingMails({ failsOnce: true });
  await openWriter(db).say('its first try is lost');
  expect(asked()).toBe(2);
  expect(await mailsQueued()).toBe(before + 1);
});
