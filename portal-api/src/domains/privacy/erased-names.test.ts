import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  changeManyOrders,
  listAudit,
  listFirmInvoices,
  listFirmOrders,
  listFirmPeople,
  listInbox,
  listPayments,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { updateProfile } from '@portal/shared-contracts/people';
import { chatOrder, join } from '../../../test/chat-room.ts';
import { connectChat } from '../../../test/chat-client.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { ERASED, ERASED_ADDRESS, ERASED_FIRST, ERASED_LAST } from '../../kernel/words/erased.ts';
import { erasePerson } from './erasures.service.ts';

const migrations = path.join(import.meta.dirname, '../../../migrations');

const WORDS = [
  ['en', 'Erased person'],
  ['de', 'Gelöschte Person'],
  ['th', 'บุคคลที่ถูกลบ'],
] as const;

let portal: TestApp;
let port: number;
let writer: string;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  port = await portal.listen();
  writer = portal.personId('writer');
  const room = [`order:${chatOrder}`, portal.clock.now()];
  await portal.db().query(
    `insert into chat_conversations (site_id, id, chat_type, order_id, last_seq, created_at)
     values ('northwind', $1, 'writerToCustomer', $2, 1, $3)
     on conflict (site_id, id) do update set last_seq = 1`,
    [room[0], chatOrder, room[1]],
  );
  await portal.db().query(
    `insert into chat_messages (site_id, conversation_id, seq, id, client_id, sender_id, sender_name, type, content, created_at)
     values ('northwind', $1, 1, 'm1', 'c1', $2, 'William Okafor', 'text', 'Hello', $3)`,
    [room[0], writer, room[1]],
  );
  await writeAudit(portal.db(), {
    action: 'POST /api/auth/login',
    outcome: 'done',
    personId: writer,
  });
  expect(await erasePerson(portal.platform, { siteId: 'northwind', personId: writer })).toBe(true);
});
afterAll(() => portal.close());

test.each(WORDS)(
  'PL-63 SC-54 a reply names whoever was erased in the language of its reader: %s',
  async (language, words) => {
    const headers = { 'accept-language': language };
    const customer = await portal.signIn('customer');
    const { order } = (await customer.call(getCustomerOrder, { id: chatOrder }, { headers })).body;
    expect(order).toMatchObject({ writerName: words });
    const admin = await portal.signIn('admin');
    const orders = (await admin.call(listFirmOrders, { writer }, { headers })).body.items;
    const names = orders.map(({ writer: one }) => `${one?.firstName} ${one?.lastName}`.trim());
    expect(new Set(names)).toEqual(new Set([words]));
    const inbox = (await admin.call(listInbox, {}, { headers })).body.items;
    expect(inbox.find(({ order_id }) => order_id === chatOrder)).toMatchObject({
      writerName: words,
      last: { senderName: words },
    });
    const log = (await admin.call(listAudit, { person: writer }, { headers })).body.items;
    expect(new Set(log.map(({ person }) => person?.name))).toEqual(new Set([words]));
  },
);

test.each(WORDS)(
  'PL-63 SC-54 CH-03 a socket names whoever was erased in the language of its page: %s',
  async (language, words) => {
    const reader = await connectChat(
      port,
      await portal.signIn('admin'),
      `/ws?language=${language}`,
    );
    await join(reader);
    reader.send({ type: 'request_all_messages', order_id: chatOrder });
    const { messages } = await reader.next('all_messages');
    expect(messages).toEqual([expect.objectContaining({ sender_name: words, content: '—' })]);
    await reader.close();
  },
);

test('PL-63 SC-54 a table of orders names them so too', async () => {
  const admin = await portal.signIn('admin');
  const asked = { act: 'csv', filter: { writer } } as const;
  const headers = { 'accept-language': 'de' };
  const { csv = '' } = (await admin.call(changeManyOrders, asked, { headers })).body;
  expect(csv).toContain(',Gelöschte Person,');
});

test('PL-63 nobody reads an address of whoever was erased, in lists, on pages or in tables', async () => {
  const admin = await portal.signIn('admin');
  const { person } = (await admin.call(readFirmPerson, { id: writer })).body;
  expect(person).toMatchObject({ state: 'erased', email: '' });
  const filter = { writer };
  const orders = await admin.call(listFirmOrders, filter);
  expect(orders.body.items.length).toBeGreaterThan(0);
  const table = await admin.call(changeManyOrders, { act: 'csv', filter });
  const people = await admin.call(listFirmPeople, { state: 'erased' });
  expect(people.body.items).toEqual([expect.objectContaining({ _id: writer, email: '' })]);
  for (const { body } of [orders, table, people])
    expect(JSON.stringify(body)).not.toMatch(/erased-|address-|\.invalid/);
});

test('PL-63 nobody takes the name that stands for the erased', async () => {
  const customer = await portal.signIn('customer');
  const { _id, email } = (await customer.call(getCurrentUser, {})).body.user;
  const name = { _id, email, firstName: ERASED_FIRST, lastName: 'x' } as const;
  const { error } = await customer.call(updateProfile, name);
  expect(error).toMatchObject({ refusal: { code: 'text-not-storable' } });
});

test('PL-63 whoever was erased under the former words is named by the code after the migration', async () => {
  const owner = portal.platform.database.owner();
  await owner.query(
    `update people set first_name = 'Erased', last_name = 'person' where id = '${writer}'`,
  );
  await owner.query("update chat_messages set sender_name = 'Erased person', writer_name = 'Ada'");
  await owner.query(
    `update people set email = 'erased-${writer}@erased.invalid' where id = '${writer}'`,
  );
  for (const file of ['0890_erased_names.sql', '0900_erased_addresses.sql'])
    await owner.script(await readFile(path.join(migrations, file), 'utf8'));
  const db = portal.db();
  expect(
    await db.query('select first_name, last_name, email from people where id = $1', [writer]),
  ).toEqual([
    { first_name: ERASED_FIRST, last_name: ERASED_LAST, email: `${ERASED_ADDRESS}${writer}` },
  ]);
  expect(await db.query('select distinct sender_name, writer_name from chat_messages')).toEqual([
    { sender_name: ERASED, writer_name: 'Ada' },
  ]);
});

test('PL-63 the books name whoever was erased and show no address', async () => {
  const paid = portal.personId('customer');
  expect(await erasePerson(portal.platform, { siteId: 'northwind', personId: paid })).toBe(true);
  const admin = await portal.signIn('moneyAdmin');
  for (const { body } of [
    await admin.call(listPayments, {}),
    await admin.call(listFirmInvoices, {}),
  ])
    expect(body.items.map(({ customer }) => customer)).toContainEqual(
      expect.objectContaining({ name: 'Erased person', email: '' }),
    );
});
