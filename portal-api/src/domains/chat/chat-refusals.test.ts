import { limits } from '@portal/shared-contracts';
import { seeAs } from '@portal/shared-contracts/admin';
import { logout } from '@portal/shared-contracts/auth';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { connectChat } from '../../../test/chat-client.ts';
import { chatOrder, guardedChatRoom, join, say } from '../../../test/chat-room.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSocket, withoutSweep } from '../../../test/sockets/open-socket.ts';

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
    await room.connect('newCustomer'),
    await room.connect('writer2'),
    await room.connect('customer', 'acme'),
  ];
  for (const stranger of strangers) {
    await join(stranger);
    await stranger.next('error');
    say(stranger, 'let me in');
    expect((await stranger.next('message_refused')).code).toMatch(/not-found|forbidden/);
    stranger.send({ type: 'request_all_messages', order_id: chatOrder });
    await stranger.next('error');
    stranger.send({ type: 'seen', order_id: chatOrder, upTo: 1 });
    await stranger.next('error');
  }
  const reviewer = await room.connect('reviewer');
  await join(reviewer);
  say(reviewer, 'let me in');
  expect((await reviewer.next('message_refused')).code).toBe('forbidden');
  const customer = await room.connect('customer');
  say(customer, 'only for members');
  await reviewer.next('new_message');
  for (const stranger of strangers) {
    stranger.send({ type: 'ping' });
    await stranger.next('pong');
    expect(stranger.received).toEqual([]);
  }
  expect(await room.storedTexts()).not.toContain('let me in');
});

test('CH-07 a forged sender, a forged kind and a forged owner change nothing', async () => {
  const customer = await room.connect('customer');
  const forged = { sent_by: portal.personId('writer'), sentToWriter: false };
  customer.send({
    ...forged,
    type: 'new_message',
    order_id: chatOrder,
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
  expect(await room.storedTexts()).not.toContain('to the admin');
});

test('CH-06 SC-54 a refusal is worded in the language of the page that opened the socket', async () => {
  const customer = await connectChat(port, await portal.signIn('customer'), '/ws?language=de-AT');
  room.add(customer);
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
  const [before, after] = [await room.connect('writer'), await room.connect('writer2')];
  const customer = await room.connect('customer');
  await Promise.all([join(before), join(customer)]);
  say(before, 'still mine');
  await customer.next('new_message');
  await before.next('new_message');
  const assign = (writer: 'writer' | 'writer2') =>
    portal
      .db()
      .query('update orders set writer_id = $2 where id = $1', [
        chatOrder,
        portal.personId(writer),
      ]);
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
    before.send({ type: 'typing', order_id: chatOrder });
    await before.next('error');
    before.send({ type: 'seen', order_id: chatOrder, upTo: 1 });
    await before.next('error');
    expect(before.received).toEqual([]);
  } finally {
    await assign('writer');
  }
});

test('BO-09 whoever only looks is told so of each message, also of one that is not to be read', async () => {
  const admin = await portal.signIn('admin');
  await admin.call(seeAs, { id: portal.personId('customer') });
  const looking = await connectChat(port, admin);
  room.add(looking);
  const message = { type: 'new_message', order_id: chatOrder, message_type: 'text' };
  const content = 'x'.repeat(limits.chat.messageLength + 1);
  for (const wrong of [{ content: 'fine' }, { content }, { content: 7 }, { order_id: 7 }]) {
    const client_id = `looking ${JSON.stringify(wrong).slice(0, 30)}`;
    looking.sendText(JSON.stringify({ ...message, ...wrong, client_id }));
    expect(await looking.next('message_refused')).toMatchObject({
      client_id,
      refusal: { code: 'only-looking' },
    });
  }
});

test('CH-04 chat that is switched off stays silent on sockets that were open before', async () => {
  const customer = await room.connect('customer');
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
    customer.send({ type: 'typing', order_id: chatOrder });
    expect((await customer.next('error')).code).toBe('forbidden');
  } finally {
    await switchTo(false);
  }
});

test('SC-32 HS-54 signing out closes the chat at once, long before the sweep of every half minute', async () => {
  const browser = await portal.signIn('customer');
  const customer = await connectChat(port, browser);
  await join(customer);
  await withoutSweep(portal, async () => {
    await browser.call(logout, {});
    expect(await customer.closed).toBe(SESSION_ENDED);
  });
});
