import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { stopServer } from '../operating/stop-server.ts';

const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

/** Says a part of a request and nothing more; resolves with what is answered until the line ends. */
const standing = async (portal: TestApp, said: string): Promise<{ answered: Promise<string> }> => {
  const socket = connect(await portal.listen(), '127.0.0.1');
  open.push(socket);
  await once(socket, 'connect');
  let heard = '';
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (bytes) => (heard += String(bytes)));
    // A line that is cut ends like any other.
    socket.on('error', () => undefined).on('close', () => resolve(heard));
  });
  socket.write(said);
  return { answered };
};

const HALF = [
  'POST /api/auth/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'x-requested-with: portal',
  'content-length: 1000000',
  '',
  '{"email":',
].join('\r\n');

test('P-11 a request that never ends is answered with 408 and let go of', async () => {
  const portal = await createTestApp({ config: { REQUEST_SECONDS: '1' } });
  try {
    // Where its headers had more time than all of it, all of it had that time.
    expect(portal.app.server.headersTimeout).toBe(1000);
    const { answered } = await standing(portal, HALF);
    expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    await portal.close();
  }
});

test('PL-40 a server that ends does not wait for requests that never come', async () => {
  const portal = await createTestApp({ config: { STOP_SECONDS: '8' } });
  const lines = await Promise.all(
    ['', 'GET / HTTP/1.1\r\n', HALF].map((said) => standing(portal, said)),
  );
  expect(await stopServer(portal.app, portal.platform.close)).toBe(0);
  expect(await Promise.all(lines.map(({ answered }) => answered))).toEqual(['', '', '']);
});
