import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { limits } from '@portal/shared-contracts';
import { uploadFileCall } from '@portal/shared-contracts/files';
import { until } from '../../../test/chaos/patience.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';

const BOUNDARY = '----cut';
const NAME = 'big.pdf';

const content = Buffer.concat([smallPdf, Buffer.alloc(limits.fileBytes - smallPdf.length)]);
const body = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${NAME}"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  content,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

let portal: TestApp;
let port: number;
/** Ends of the requests that reached the server, however they ended. */
let ended: Promise<unknown>[];
beforeAll(async () => {
  portal = await createTestApp();
  ended = [];
  portal.app.server.on('request', (_request, response) => {
    ended.push(once(response, 'close'));
  });
  port = await portal.listen();
});
afterAll(() => portal.close());

const send = async (socket: Socket, bytes: Buffer): Promise<void> => {
  if (!socket.write(bytes)) await once(socket, 'drain');
};

/** Sends a part of the upload and breaks the line. */
const cutAt = async (length: number): Promise<void> => {
  const browser = await portal.signIn('customer');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    'POST /api/file/upload HTTP/1.1',
    `Host: ${browser.host}:${port}`,
    `Cookie: ${cookie}`,
    'X-Requested-With: portal',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
    '\r\n',
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  // The server may hang up first.
  socket.on('error', () => undefined);
  const isKnown = once(portal.app.server, 'request');
  await send(socket, Buffer.from(head));
  await isKnown;
  await send(socket, body.subarray(0, length));
  socket.destroy();
  await Promise.all(ended);
};

const rows = () =>
  portal
    .db()
    .query<{ key: string; size: string }>('select key, size from files where originalname = $1', [
      NAME,
    ]);

const storedKeys = async (): Promise<Set<string>> => {
  const keys = new Set<string>();
  const future = new Date(Date.now() + 60_000);
  for await (const key of portal.app.portal.platform.fileStore.keys(future)) keys.add(key);
  return keys;
};

const settled = async (atMost: number): Promise<number> => {
  const [found, keys] = [await rows(), await storedKeys()];
  expect(found.length).toBeLessThanOrEqual(atMost);
  for (const { key, size } of found) {
    expect(Number(size)).toBe(limits.fileBytes);
    const file = await portal.app.portal.platform.fileStore.get(key);
    let length = 0;
    for await (const chunk of file) length += (chunk as Buffer).length;
    expect(length).toBe(limits.fileBytes);
  }
  for (const key of found.map((row) => row.key)) expect(keys).toContain(key);
  return found.length;
};

test('SC-39 an upload of 20 MB that is cut anywhere ends in one whole file or in none', async () => {
  const before = (await storedKeys()).size;
  const places = [0, 1000, 0.25, 0.5, 0.75, 0.999].map((place) =>
    place < 1 ? Math.floor(body.length * place) : place,
  );
  for (const place of places) {
    await cutAt(place);
    expect([place, await settled(0)]).toEqual([place, 0]);
  }
  expect((await storedKeys()).size).toBe(before);
});

test('SC-39 a line that breaks after the last byte leaves one whole file, and a second try another', async () => {
  await cutAt(body.length);
  const browser = await portal.signIn('customer');
  const again = await browser.upload(uploadFileCall, { name: NAME, content });
  expect(again.status).toBe(200);
  // The first try may still be on its way to the disk; row and bytes agree when it has arrived.
  await until(async () => (await storedKeys()).size === (await rows()).length);
  expect(await settled(2)).toBeGreaterThanOrEqual(1);
});
