import { listFirmOrders, readDashboard } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-59 what waits for the firm is counted as the list behind each number shows it', async () => {
  const admin = await portal.signIn('admin');
  await portal
    .db()
    .query("update orders set payment_status = 'disputed' where id = 'northwind-order-writing'");
  const conversation = `admin:${portal.personId('writer2')}`;
  await portal.db().query(
    `insert into chat_conversations (site_id, id, chat_type, writer_id, created_at, last_seq)
     values ('northwind', $1, 'writerToAdmin', $2, now(), 900)
     on conflict (site_id, id) do update set last_seq = 900`,
    [conversation, portal.personId('writer2')],
  );
  await portal.db().query(
    `insert into chat_messages (site_id, conversation_id, seq, id, client_id, sender_id,
       sender_name, type, content, created_at)
     values ('northwind', $1, 900, 'm-900', 'c-900', $2, 'Wanda', 'text', 'Help', now())`,
    [conversation, portal.personId('writer2')],
  );
  const { counts } = (await admin.call(readDashboard, {})).body;
  const of = new Map(counts.map(({ key, count }) => [key, count]));
  expect([...of.keys()]).toEqual([
    'unassigned',
    'drafts',
    'unread',
    'overdue',
    'disputed',
    'silent',
  ]);
  const listed = async (filter: object) => (await admin.call(listFirmOrders, filter)).body.total;
  expect(of.get('unassigned')).toBe(await listed({ writer: 'none' }));
  expect(of.get('overdue')).toBe(await listed({ due: 'overdue' }));
  expect(of.get('silent')).toBe(await listed({ turn: 'customer', waiting: '7' }));
  expect(of.get('disputed')).toBe(await listed({ paid: 'disputed' }));
  expect(of.get('disputed')).toBe(1);
  expect(of.get('unread')).toBeGreaterThan(0);
  expect(Math.min(of.get('unassigned') ?? 0, of.get('overdue') ?? 0)).toBeGreaterThan(0);
});

test('BO-59 BO-02 an admin is told of the own areas only', async () => {
  const milo = await portal.signIn('moneyAdmin');
  const { counts } = (await milo.call(readDashboard, {})).body;
  expect(counts.map(({ key }) => key)).toEqual(['disputed']);
});
