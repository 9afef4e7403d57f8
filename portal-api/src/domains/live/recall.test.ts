import { LIVE_PATH } from '@portal/shared-contracts/live';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { openSocket, type TestSocket } from '../../../test/sockets/open-socket.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

const change = async (orderId: string): Promise<void> => {
  const { live } = await portal.context();
  const people = [portal.personId('customer'), portal.personId('writer')];
  await live.publish({ type: 'order.changed', orderId }, { people });
};

/** Everything that came, as told by a last message to whoever may hear of the order. */
const heardBy = async (socket: TestSocket): Promise<unknown[]> => {
  const isLast = (message: unknown): boolean => JSON.stringify(message).includes('last');
  const last = socket.next(isLast);
  await change('last');
  await last;
  return socket.messages.filter((message) => !isLast(message));
};

test('HS-70 a page hears once what its person was told between its beginning and its connection', async () => {
  await change('before');
  portal.clock.advance(5000);
  await change('meanwhile');
  portal.clock.advance(1000);
  const socket = await openSocket(port, LIVE_PATH, await portal.signIn('customer'));
  const again = socket.next();
  socket.send({ type: 'recall', milliseconds: 2000 });
  await again;
  socket.send({ type: 'recall', milliseconds: 30_000 });
  socket.send({ type: 'something else' });
  expect(await heardBy(socket)).toEqual([{ type: 'order.changed', orderId: 'meanwhile' }]);
  socket.close();
});

test('HS-70 a page that asks for nothing hears nothing of before, nor does anybody of another firm', async () => {
  await change('earlier');
  const silent = await openSocket(port, LIVE_PATH, await portal.signIn('customer'));
  expect(await heardBy(silent)).toEqual([]);
  silent.close();
  const acme = await openSocket(port, LIVE_PATH, await portal.signIn('customer', 'acme'));
  acme.send({ type: 'recall', milliseconds: 30_000 });
  const news = acme.next();
  const people = [portal.personId('customer', 'acme')];
  const { live } = await portal.context('acme');
  await live.publish({ type: 'order.changed', orderId: 'own' }, { people });
  expect(await news).toEqual({ type: 'order.changed', orderId: 'own' });
  acme.close();
});
