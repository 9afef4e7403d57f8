import { logout } from '@portal/shared-contracts/auth';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { orderId } from '../../../seed/orders/orders.ts';
import { type ChatClient, connectChat } from '../../../test/chat-client.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSocket } from '../../../test/open-socket.ts';

let portal: TestApp;
let port: number;
/** Two people of another order, who must not notice anything. */
let bystanders: ChatClient[];
const open: ChatClient[] = [];
const order = orderId('northwind', 'writing');
const elsewhere = orderId('northwind', 'answered');

const connect = async (...who: Parameters<TestApp['signIn']>): Promise<ChatClient> => {
  const client = await connectChat(port, await portal.signIn(...who));
  open.push(client);
  return client;
};
let said = 0;
const say = (client: ChatClient, content: string, to = order) =>
  client.send({
    type: 'new_message',
    order_id: to,
    message_type: 'text',
    content,
    client_id: `id ${(said += 1)}`,
  });
const join = async (client: ChatClient, to = order) => {
  client.send({ type: 'subscribe', order_id: to });
  client.send({ type: 'ping' });
  await client.next('pong');
};
const storedTexts = async (): Promise<string[]> => {
  const rows = await portal
    .db()
    .query<{ content: string }>('select content from chat_messages where site_id = $1', [
      'northwind',
    ]);
  return rows.map(({ content }) => content);
};

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  port = await portal.listen();
  bystanders = [await connect('customer'), await connect('writer')];
  open.length = 0;
  for (const person of bystanders) await join(person, elsewhere);
});
afterEach(async () => {
  const [one, two] = bystanders as [ChatClient, ChatClient];
  say(one, `fine after ${expect.getState().currentTestName}`, elsewhere);
  await Promise.all([one.next('new_message'), two.next('new_message')]);
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(async () => {
  await Promise.all(bystanders.map((client) => client.close()));
  await portal.close();
});

test('CH-05 without a session, with one of another site or from a foreign page there is no chat', async () => {
  const customer = await portal.signIn('customer');
  const onAcme = portal.visit('acme');
  for (const [name, value] of customer.cookies) onAcme.cookies.set(name, value);
  const refusals = await Promise.allSettled([
    openSocket(port, '/ws', portal.visit()),
    openSocket(port, '/ws', onAcme),
    openSocket(port, '/ws', customer, { origin: 'https://evil.example' }),
    openSocket(port, '/', customer, { origin: 'null' }),
  ]);
  expect(
    refusals.map((refusal) => refusal.status === 'rejected' && refusal.reason.message),
  ).toEqual(['401', '401', '403', '403']);
});

test('CH-06 CH-07 a stranger of the site, of another site and a reviewer store nothing and hear nothing', async () => {
  const strangers = [
    await connect('newCustomer'),
    await connect('writer2'),
    await connect('customer', 'acme'),
  ];
  for (const stranger of strangers) {
    await join(stranger);
    await stranger.next('error');
    say(stranger, 'let me in');
    expect((await stranger.next('message_refused')).code).toMatch(/not-found|forbidden/);
    stranger.send({ type: 'request_all_messages', order_id: order });
    await stranger.next('error');
    stranger.send({ type: 'seen', order_id: order, upTo: 1 });
    await stranger.next('error');
  }
  const reviewer = await connect('reviewer');
  await join(reviewer);
  say(reviewer, 'let me in');
  expect((await reviewer.next('message_refused')).code).toBe('forbidden');
  const customer = await connect('customer');
  say(customer, 'only for members');
  await reviewer.next('new_message');
  for (const stranger of strangers) {
    stranger.send({ type: 'ping' });
    await stranger.next('pong');
    expect(stranger.received).toEqual([]);
  }
  expect(await storedTexts()).not.toContain('let me in');
});

test('CH-07 a forged sender, a forged kind and a forged owner change nothing', async () => {
  const customer = await connect('customer');
  const forged = { sent_by: portal.personId('writer'), sentToWriter: false };
  customer.send({
    ...forged,
    type: 'new_message',
    order_id: order,
    message_type: 'text',
    content: 'forged',
    client_id: 'f1',
  });
  expect((await customer.next('new_message')).message.sent_by).toBe(portal.personId('customer'));
  customer.send({
    ...forged,
    type: 'new_message',
    chatType: 'writerToAdmin',
    userId: portal.personId('writer'),
    message_type: 'text',
    content: 'to the admin',
    client_id: 'f2',
  });
  expect((await customer.next('message_refused')).code).toBe('not-found');
  expect(await storedTexts()).not.toContain('to the admin');
});

test('CH-12 a frame of 10 MB closes its socket with 1009', async () => {
  const customer = await connect('customer');
  customer.sendText('x'.repeat(10 * 1024 * 1024));
  expect(await customer.closed).toBe(1009);
});

test('CH-12 a flood closes its socket with 4429, and what it asked for beyond the limit is not done', async () => {
  const customer = await connect('customer');
  await join(customer);
  for (let count = 0; count < 1000; count += 1) say(customer, `flood ${count}`);
  expect(await customer.closed).toBe(4429);
  const flood = (await storedTexts()).filter((text) => text.startsWith('flood'));
  expect(flood.length).toBeLessThanOrEqual(300);
});

test('CH-12 malformed frames are answered one by one', async () => {
  const customer = await connect('customer');
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

test('CH-06 SC-54 a refusal is worded in the language of the page that opened the socket', async () => {
  const customer = await connectChat(port, await portal.signIn('customer'), '/ws?language=de-AT');
  open.push(customer);
  customer.sendText('{}');
  expect(await customer.next('error')).toEqual({
    type: 'error',
    code: 'bad-input',
    message: 'Unbekannte Nachricht',
    refusal: { code: 'frame-unknown', params: {} },
  });
  say(customer, ' ');
  expect(await customer.next('message_refused')).toMatchObject({
    code: 'bad-input',
    message: 'Eine leere Nachricht lässt sich nicht senden.',
  });
});

test('CH-06 a writer who was replaced is refused and hears no more, on the socket that is still open', async () => {
  const [before, after] = [await connect('writer'), await connect('writer2')];
  const customer = await connect('customer');
  await Promise.all([join(before), join(customer)]);
  say(before, 'still mine');
  await customer.next('new_message');
  await before.next('new_message');
  const assign = (writer: 'writer' | 'writer2') =>
    portal
      .db()
      .query('update orders set writer_id = $2 where id = $1', [order, portal.personId(writer)]);
  await assign('writer2');
  try {
    await join(after);
    say(before, 'not mine any more');
    expect((await before.next('message_refused')).code).toBe('not-found');
    say(customer, 'for the new one');
    expect((await after.next('new_message')).message).toMatchObject({
      content: 'for the new one',
      writerName: expect.stringMatching(/./),
    });
    before.send({ type: 'typing', order_id: order });
    await before.next('error');
    before.send({ type: 'seen', order_id: order, upTo: 1 });
    await before.next('error');
    expect(before.received).toEqual([]);
  } finally {
    await assign('writer');
  }
});

test('CH-04 chat that is switched off stays silent on sockets that were open before', async () => {
  const customer = await connect('customer');
  await join(customer);
  const switchTo = async (isOff: boolean) => {
    await portal.app.portal.platform.database.platform().query(
      `update sites set settings = jsonb_set(settings, '{website_settings,disable_writer_customer_chat}', $2)
         where site_id = $1`,
      ['northwind', JSON.stringify(isOff)],
    );
    portal.app.portal.sites.forget();
  };
  await switchTo(true);
  try {
    say(customer, 'switched off');
    expect((await customer.next('message_refused')).code).toBe('forbidden');
    customer.send({ type: 'typing', order_id: order });
    expect((await customer.next('error')).code).toBe('forbidden');
  } finally {
    await switchTo(false);
  }
});

test('SC-32 HS-54 signing out closes the chat at once, long before the sweep of every half minute', async () => {
  const browser = await portal.signIn('customer');
  const customer = await connectChat(port, browser);
  await join(customer);
  const started = performance.now();
  await browser.call(logout, {});
  expect(await customer.closed).toBe(SESSION_ENDED);
  expect(performance.now() - started).toBeLessThan(20_000);
});
