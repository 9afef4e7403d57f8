import { limits } from '@portal/shared-contracts';
import { chatOrder, guardedChatRoom, join, say } from '../../../test/chat-room.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
let port: number;
let room: Awaited<ReturnType<typeof guardedChatRoom>>;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  port = await portal.listen();
  room = await guardedChatRoom(portal, port);
});
afterEach(async () => {
  await room.expectCalm();
  await room.closeAll();
});
afterAll(async () => {
  await room.closeBystanders();
  await portal.close();
});

test('CH-12 a frame of 10 MB closes its socket with 1009', async () => {
  const customer = await room.connect('customer');
  customer.sendText('x'.repeat(10 * 1024 * 1024));
  expect(await customer.closed).toBe(1009);
});

test('CH-12 a flood closes its socket with 4429, and what it asked for beyond the limit is not done', async () => {
  const customer = await room.connect('customer');
  await join(customer);
  for (let count = 0; count < 1000; count += 1) say(customer, `flood ${count}`);
  expect(await customer.closed).toBe(4429);
  const flood = (await room.storedTexts()).filter((text) => text.startsWith('flood'));
  expect(flood.length).toBeLessThanOrEqual(300);
});

test('CH-12 malformed frames are answered one by one', async () => {
  const customer = await room.connect('customer');
  const wrong = [
    '{',
    '',
    'null',
    '7',
    '[]',
    '[{"type":"ping"}]',
    '{"type":"__proto__"}',
    '{"a":1}',
  ];
  wrong.push(`${'['.repeat(50_000)}${']'.repeat(50_000)}`, '{"type":"subscribe","order_id":{}}');
  wrong.push(
    JSON.stringify({ type: 'new_message', message_type: 'text', content: 'x'.repeat(20_000) }),
  );
  for (const text of wrong) {
    customer.sendText(text);
    expect(await customer.next('error')).toMatchObject({ code: 'bad-input' });
  }
  customer.send({ type: 'ping' });
  await customer.next('pong');
});

test('CH-12 a message that is too long is refused with its own id, or it would be sent for ever', async () => {
  const customer = await room.connect('customer');
  say(customer, 'x'.repeat(limits.chat.messageLength + 1));
  expect(await customer.next('message_refused')).toMatchObject({
    client_id: expect.stringMatching(/^id /),
    refusal: { code: 'field-too-long', params: { count: limits.chat.messageLength } },
  });
});

test.each(['subscribe', 'request_all_messages'] as const)(
  'CH-12 after a failed %s the socket closes, so that its page comes back and asks again',
  async (type) => {
    const owner = portal.platform.database.owner();
    const customer = await room.connect('customer');
    if (type === 'request_all_messages') await join(customer);
    await owner.query('alter table chat_conversations rename to out_of_reach');
    try {
      customer.send({ type, order_id: chatOrder });
      expect(await customer.closed).toBe(1011);
    } finally {
      await owner.query('alter table out_of_reach rename to chat_conversations');
    }
    expect(await customer.next('error')).toMatchObject({ refusal: { code: 'unexpected-failure' } });
  },
);

test('CH-12 PL-65 a frame with what cannot be stored is refused, a message with its own id', async () => {
  const customer = await room.connect('customer');
  customer.send({ type: 'seen', order_id: 'a\0b', upTo: 1 });
  expect(await customer.next('error')).toMatchObject({ refusal: { code: 'text-not-storable' } });
  for (const [at, content] of ['a\0b', '\ud800'].entries()) {
    const client_id = `unstorable ${at}`;
    customer.send({
      type: 'new_message',
      order_id: chatOrder,
      message_type: 'text',
      content,
      client_id,
    });
    expect(await customer.next('message_refused')).toMatchObject({
      client_id,
      refusal: { code: 'text-not-storable' },
    });
  }
});

test('CH-07 PL-21 a message that the database gave up closes its socket: none behind it may be stored before it', async () => {
  const owner = portal.platform.database.owner();
  await owner.query(`create function give_up() returns trigger language plpgsql as $$ begin
    if new.content = 'given up' then raise exception 'going down' using errcode = '57P01'; end if;
    return new; end $$`);
  await owner.query(`create trigger given_up before insert on chat_messages
    for each row execute function give_up()`);
  const said = ['before it', 'given up', 'behind it', 'and the last'];
  const first = await room.connect('customer');
  await join(first);
  for (const text of said) say(first, text);
  expect(await first.closed).toBe(1011);
  expect(await room.storedTexts()).not.toContain('behind it');

  await owner.query('drop trigger given_up on chat_messages');
  const again = await room.connect('customer');
  await join(again);
  for (const text of said.slice(1)) say(again, text);
  for (const _text of said.slice(1)) await again.next('new_message');
  const stored = (await room.storedTexts()).filter((text) => said.includes(text));
  expect(stored).toEqual(said);
});
