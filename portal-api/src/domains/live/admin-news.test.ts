import { deactivatePerson, invitePerson } from '@portal/shared-contracts/admin';
import { LIVE_PATH } from '@portal/shared-contracts/live';
import { adminLists } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSocket } from '../../../test/sockets/open-socket.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

test('BO-113 a list is heard of by those who may read it: its area is the area of its call', () => {
  const { endpoints } = portal.app.portal;
  const areas = Object.keys(adminLists).map((list) => [
    list,
    endpoints.find(({ method, path }) => method === 'GET' && path === `/api/admin/${list}`)?.area,
  ]);
  expect(Object.fromEntries(areas)).toEqual(adminLists);
});

test('BO-113 what an admin, a customer or a provider changed reaches every tab of admins who may see it, and nobody else', async () => {
  const ann = await portal.signIn('admin');
  const money = await portal.signIn('moneyAdmin');
  const sockets = [
    await openSocket(port, LIVE_PATH, ann),
    await openSocket(port, LIVE_PATH, ann),
    await openSocket(port, LIVE_PATH, money),
    await openSocket(port, LIVE_PATH, await portal.signIn('writer2')),
    await openSocket(port, LIVE_PATH, await portal.signIn('admin', 'acme')),
  ];
  const writer = portal.personId('writer');
  expect((await ann.call(deactivatePerson, { id: writer })).status).toBe(200);
  await ann.call(invitePerson, { email: 'new@example.com', role: 'writer' });
  const { live } = await portal.context();
  await live.publish({ type: 'order.changed', orderId: 'o1' }, { people: [null] });
  // A last message to each of them proves that nothing else is on its way.
  const last = sockets.map((socket) => socket.next((message) => isLast(message)));
  await live.announceToAdmins(['invoices'], ['last']);
  await live.publish(
    { type: 'order.changed', orderId: 'last' },
    { people: [portal.personId('writer2')] },
  );
  await (await portal.context('acme')).live.announceToAdmins(['invoices'], ['last']);
  await Promise.all(last);
  const changed = (lists: string[], ids: string[]) => ({ type: 'admin.changed', lists, ids });
  const all = [
    changed(['people'], [writer]),
    changed(['people'], []),
    changed(['orders', 'drafts'], ['o1']),
    changed(['invoices'], ['last']),
  ];
  expect(sockets.map(({ messages }) => messages.slice(0, messages.findIndex(isLast) + 1))).toEqual([
    all,
    all,
    [changed(['invoices'], ['last'])],
    [{ type: 'order.changed', orderId: 'last' }],
    [changed(['invoices'], ['last'])],
  ]);
  sockets.forEach((socket) => socket.close());
});

test('BO-113 what was refused is told to nobody', async () => {
  const ann = await portal.signIn('admin');
  const socket = await openSocket(port, LIVE_PATH, ann);
  const heard = socket.next();
  const twice = { email: 'writer2@example.com', role: 'writer' } as const;
  expect((await ann.call(invitePerson, twice)).status).toBe(409);
  await (await portal.context()).live.announceToAdmins(['jobs']);
  expect(await heard).toEqual({ type: 'admin.changed', lists: ['jobs'], ids: [] });
  socket.close();
});

const isLast = (message: unknown): boolean => JSON.stringify(message).includes('"last"');
