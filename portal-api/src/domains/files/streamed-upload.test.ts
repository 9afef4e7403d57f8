import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '../../../test/chaos/patience.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';

const BOUNDARY = '----stream';
const MEGABYTE = 1024 * 1024;
const LENGTH = 19 * MEGABYTE;
const UPLOADS = 8;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

const PARTS = () => path.join(portal.platform.config.dataDir, 'files/.part');

/** Bytes that wait on the disk until their uploads are whole. */
const waiting = async (): Promise<number> => {
  let bytes = 0;
  for (const name of await readdir(PARTS()))
    bytes += (await stat(path.join(PARTS(), name)).catch(() => ({ size: 0 }))).size;
  return bytes;
};

const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  const future = new Date(Date.now() + 60_000);
  for await (const key of portal.platform.fileStore.keys(future)) found.push(key);
  return found.toSorted();
};

const HEAD = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="big.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  smallPdf,
]);
const CHUNK = Buffer.alloc(64 * 1024);

const send = async (socket: Socket, bytes: Buffer): Promise<void> => {
  if (!socket.write(bytes)) await once(socket, 'drain');
};

/** Begins an upload and holds it just before its end. */
const holdUpload = async (cookie: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    'POST /api/file/upload HTTP/1.1',
    `Host: localhost:${port}`,
    `Cookie: ${cookie}`,
    'X-Requested-With: portal',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${LENGTH + MEGABYTE}`,
    '\r\n',
  ].join('\r\n');
  await send(socket, Buffer.from(head));
  await send(socket, HEAD);
  for (let sent = HEAD.length; sent < LENGTH; sent += CHUNK.length) await send(socket, CHUNK);
  return socket;
};

const buffers = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

test('P-11 uploads under way lie on the disk and not in memory, and cut ones leave nothing', async () => {
  const { cookies } = await portal.signIn('customer');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const before = { buffers: buffers(), keys: await keys() };
  const sockets = await Promise.all(Array.from({ length: UPLOADS }, () => holdUpload(cookie)));
  try {
    // All that was sent but for what a reader of boundaries holds back: else what is still on its way counts as kept.
    await until(async () => (await waiting()) >= UPLOADS * (LENGTH - CHUNK.length));
    // Freed buffers are counted until a thread of the engine has swept them; what an upload keeps is never swept.
    await until(() => buffers() - before.buffers < UPLOADS * MEGABYTE);
  } finally {
    // A server does not end while uploads are under way, and a test that failed shall say so.
    for (const socket of sockets) socket.destroy();
  }
  await until(async () => (await waiting()) === 0);
  expect(await keys()).toEqual(before.keys);
  expect(await portal.db().query("select 1 from files where originalname = 'big.pdf'")).toEqual([]);
});
