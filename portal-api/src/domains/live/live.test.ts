import { limits } from '@portal/shared-contracts';
import { getCurrentUser, logout } from '@portal/shared-contracts/auth';
import { LIVE_PATH, parseLiveMessage, SESSION_ENDED } from '@portal/shared-contracts/live';
import { updatePassword } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSocket, withoutSweep } from '../../../test/sockets/open-socket.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

test('HS-70 a notice reaches every open tab of its person and nobody else', async () => {
  const customer = await portal.signIn('customer');
  const tabs = [
    await openSocket(port, LIVE_PATH, customer),
    await openSocket(port, LIVE_PATH, customer),
  ];
  const others = [
    await openSocket(port, LIVE_PATH, await portal.signIn('newCustomer')),
    await openSocket(port, LIVE_PATH, await portal.signIn('customer', 'acme')),
  ];
  const heard = Promise.all(tabs.map((tab) => tab.next()));
  const { notifications, live } = await portal.context();
  await notifications.notify({
    personId: portal.personId('customer'),
    orderId: 'invoices',
    notice: { code: 'invoice-created', params: {} },
  });
  expect(await heard).toEqual([
    { type: 'notifications.changed' },
    { type: 'notifications.changed' },
  ]);
  // A later message to the others proves that the first one never came.
  const last = others.map((socket) => socket.next());
  await live.publish(
    { type: 'order.changed', orderId: 'o1' },
    { people: [portal.personId('newCustomer'), null, undefined] },
  );
  await (
    await portal.context('acme')
  ).live.publish(
    { type: 'order.changed', orderId: 'o2' },
    { people: [portal.personId('customer', 'acme')] },
  );
  await Promise.all(last);
  expect(others.map((socket) => socket.messages)).toEqual([
    [{ type: 'order.changed', orderId: 'o1' }],
    [{ type: 'order.changed', orderId: 'o2' }],
  ]);
  const all = [...tabs, ...others];
  for (const socket of all) socket.close();
  await Promise.all(all.map(({ closed }) => closed));
});

test('HS-70 whoever asks whether the server is there gets an answer', async () => {
  const socket = await openSocket(port, LIVE_PATH, await portal.signIn('customer'));
  const answer = socket.next();
  socket.send({ type: 'ping' });
  expect(await answer).toEqual({ type: 'pong' });
  socket.close();
  await socket.closed;
});

test('CH-05 without a session, with one of another site or from a foreign page there is no socket', async () => {
  const customer = await portal.signIn('customer');
  const onAcme = portal.visit('acme');
  for (const [name, value] of customer.cookies) onAcme.cookies.set(name, value);
  const refusals = await Promise.allSettled([
    openSocket(port, LIVE_PATH, portal.visit()),
    openSocket(port, LIVE_PATH, onAcme),
    openSocket(port, LIVE_PATH, customer, { origin: 'https://evil.example' }),
    openSocket(port, LIVE_PATH, customer, { origin: 'null' }),
    openSocket(port, '/api/nothing', customer),
  ]);
  expect(
    refusals.map((refusal) => refusal.status === 'rejected' && refusal.reason.message),
  ).toEqual(['401', '401', '403', '403', '404']);
});

test('CH-05 P-14 where pages come over TLS, one of the same name without it opens no socket', async () => {
  const customer = await portal.signIn('customer');
  const { config } = portal.app.portal.platform;
  const from = (scheme: string) =>
    openSocket(port, LIVE_PATH, customer, { origin: `${scheme}://${customer.host}:${port}` });
  config.publicUrl = new URL('https://localhost');
  try {
    await expect(from('http')).rejects.toThrow('403');
    const socket = await from('https');
    socket.close();
    await socket.closed;
  } finally {
    config.publicUrl = undefined;
  }
});

test('P-11 one person holds so many sockets and no more; others, and closed ones, do not count', async () => {
  const customer = await portal.signIn('newCustomer');
  const tabs = await Promise.all(
    Array.from({ length: limits.socketsPerPerson }, () => openSocket(port, LIVE_PATH, customer)),
  );
  await expect(openSocket(port, LIVE_PATH, customer)).rejects.toThrow('429');
  (await openSocket(port, LIVE_PATH, await portal.signIn('writer'))).close();
  for (const tab of tabs) tab.close();
  await Promise.all(tabs.map(({ closed }) => closed));
  (await openSocket(port, LIVE_PATH, customer)).close();
});

test('HS-54 the socket closes at once on signing out, long before the sweep of every half minute', async () => {
  const browser = await portal.signIn('customer');
  const socket = await openSocket(port, LIVE_PATH, browser);
  await withoutSweep(portal, async () => {
    await browser.call(logout, {});
    expect(await socket.closed).toBe(SESSION_ENDED);
  });
});

test('HS-67 a changed password closes the sockets of every other session', async () => {
  const elsewhere = await openSocket(port, LIVE_PATH, await portal.signIn('writer'));
  const browser = await portal.signIn('writer');
  await browser.call(updatePassword, {
    _id: portal.personId('writer'),
    currentPassword: 'Portal-demo-1',
    password: 'quiet river stone 7',
  });
  expect(await elsewhere.closed).toBe(SESSION_ENDED);
});

test('HS-67 a changed password leaves the open tabs of this browser alone, and its cookie is fresh', async () => {
  const browser = await portal.signIn('writer2');
  const before = portal.visit();
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  const tab = await openSocket(port, LIVE_PATH, browser);
  const personId = portal.personId('writer2');
  await browser.call(updatePassword, {
    _id: personId,
    currentPassword: 'Portal-demo-1',
    password: 'quiet river stone 7',
  });
  const news = Promise.race([tab.next(), tab.closed]);
  const { live } = await portal.context();
  await live.publish({ type: 'order.changed', orderId: 'o3' }, { people: [personId] });
  expect(await news).toEqual({ type: 'order.changed', orderId: 'o3' });
  expect((await before.call(getCurrentUser, {})).status).toBe(401);
  expect((await browser.call(getCurrentUser, {})).status).toBe(200);
  tab.close();
});

test('PL-65 what another process sends wrongly is dropped, said once in the log, and the next news arrive', async () => {
  const { platform } = portal.app.portal;
  const tab = await openSocket(port, LIVE_PATH, await portal.signIn('customer'));
  const people = [portal.personId('customer')];
  const wrong = [
    '{',
    'null',
    '{"kind":"later version"}',
    JSON.stringify({ kind: 'message', siteId: 'northwind', people, message: { type: 'nothing' } }),
    JSON.stringify({ kind: 'message', siteId: 'northwind', message: { type: 'order.changed' } }),
    JSON.stringify({ kind: 'sessions-ended', siteId: 'northwind', sessionIds: 'all' }),
    JSON.stringify({ kind: 'channel', siteId: 'northwind', channel: 'chat', payload: [{ by: 1 }] }),
  ];
  const news = tab.next();
  for (const text of wrong) await platform.fanOut.publish(text);
  const { live } = await portal.context();
  await live.publish({ type: 'order.changed', orderId: 'o4' }, { people });
  expect(await news).toEqual({ type: 'order.changed', orderId: 'o4' });
  const said = portal.logged.filter(({ message }) => message === 'live message not understood');
  expect(said).toHaveLength(wrong.length);
  tab.close();
});

test('PL-18 only known messages with right payloads reach the event bus', () => {
  expect(parseLiveMessage('{"type":"order.changed","orderId":"o1"}')).toEqual({
    name: 'order.changed',
    payload: { orderId: 'o1' },
  });
  const strange = [
    '{',
    'null',
    '7',
    '{"type":"__proto__"}',
    '{"type":"toString"}',
    '{"type":"order.changed"}',
  ];
  for (const text of strange) expect(parseLiveMessage(text)).toBeUndefined();
});
