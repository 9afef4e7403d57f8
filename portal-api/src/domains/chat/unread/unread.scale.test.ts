import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { growFirm } from '../../../../test/scale/fill-firm.ts';
import { listConversations } from '../inbox/inbox.repository.ts';
import { countUnread, countUnreadIn } from './reads.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const nothing = { orders: 0, people: 0, messages: 0, audit: 0 };
  const size = { orders: 10_000, people: 1_000, messages: 20_000, audit: 0 };
  await growFirm(portal.platform.database, nothing, size);
});
afterAll(() => portal.close());

test('CH-08 what a customer has not read is counted without reading all conversations or orders', async () => {
  const { db, plans } = explained(portal.db());
  expect((await countUnread(db, 'p778', true)).length).toBeGreaterThan(0);
  expect(plans.filter((plan) => /Seq Scan on (?:chat_c|chat_m|orders)/.test(plan))).toEqual([]);
});

test('CH-08 a conversation in which nobody else ever wrote is not walked through to find that nothing is unread', async () => {
  const { db, plans } = explained(portal.db(), { isRun: true });
  const client = portal.personId('customer');
  const [longest] = await portal.db().query<{ sender: string; n: string }>(
    `select min(sender_id) as sender, count(*)::text as n from chat_messages
     where site_id = 'northwind' and conversation_id = 'order:o1000' having count(distinct sender_id) = 1`,
  );
  expect(longest).toEqual({ sender: client, n: '2000' });
  expect(await countUnreadIn(db, 'order:o1000', client)).toBe(0);
  expect((await countUnread(db, client, true)).map(({ orderId }) => orderId)).not.toContain(
    'o1000',
  );
  // No step saw as many rows as that conversation has.
  const seen = [...plans.join('\n').matchAll(/(?:actual rows=|Removed by Filter: )(\d+)/g)];
  expect(seen.length).toBeGreaterThan(0);
  expect(Math.max(...seen.map(([, rows]) => Number(rows)))).toBeLessThan(1000);
});

test('BO-106 a page far down the inbox is found without walking there', async () => {
  const { db, plans } = explained(portal.db(), { isRun: true });
  const filter = { me: portal.personId('admin'), now: new Date('2026-03-01T12:00:00Z') };
  const [middle] = await portal.db().query<{ place: string; id: string }>(
    `select last_millis::text as place, id from chat_conversations
     where site_id = 'northwind' and id = 'order:o5000'`,
  );
  const after = [middle?.place ?? '', middle?.id ?? ''];
  const rows = await listConversations(db, filter, { after, limit: 51 });
  expect(rows).toHaveLength(51);
  const seen = [...plans.join('\n').matchAll(/(?:actual rows=|Removed by Filter: )(\d+)/g)];
  expect(Math.max(...seen.map(([, count]) => Number(count)))).toBeLessThan(1000);
});

test.each([
  ['few', { people: { text: 'p778', ids: ['p778'] }, number: 12 }, /Seq Scan on (?:chat_|orders)/],
  ['many', { people: { text: 'a' }, number: 12 }, /Seq Scan on chat_m/],
])('BO-106 what begins the names of %s people is found by indexes', async (_, search, unread) => {
  const { db, plans } = explained(portal.db());
  const filter = { me: portal.personId('admin'), now: new Date('2026-03-01T12:00:00Z'), search };
  expect(
    (await listConversations(db, filter, { after: undefined, limit: 51 })).length,
  ).toBeGreaterThan(0);
  expect(plans.filter((plan) => unread.test(plan))).toEqual([]);
});
