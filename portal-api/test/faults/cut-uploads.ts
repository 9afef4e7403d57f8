import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@portal/shared-contracts';
import { uploadFileCall } from '@portal/shared-contracts/files';
import { s3FileStore } from '../../src/adapters/file-store.s3.ts';
import { until } from '../chaos/patience.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { smallPdf } from '../documents.ts';
import { startS3 } from '../s3-server.ts';

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

let leave: () => Promise<void>;

/** A bucket whose parts arrive in a folder of its own. */
const openBucket = async () => {
  const s3 = await startS3();
  const parts = await mkdtemp(path.join(tmpdir(), 'portal-parts-'));
  return {
    fileStore: s3FileStore({ ...s3, parts }),
    /** What an upload that broke off may not leave. */
    halves: () => readdir(parts),
    close: async () => {
      s3.client.destroy();
      await s3.close();
      await rm(parts, { recursive: true, force: true });
    },
  };
};

const open = async (onBucket: boolean): Promise<void> => {
  const bucket = onBucket ? await openBucket() : undefined;
  const { fileStore } = bucket ?? {};
  portal = await createTestApp({
    config: { RATE_LIMIT_FACTOR: '100000' },
    ...(fileStore && { fileStore }),
  });
  leave = async () => {
    await portal.close();
    const halves = await bucket?.halves();
    await bucket?.close();
    assert.deepEqual(halves ?? [], []);
  };
  ended = [];
  portal.app.server.on('request', (_request, response) => {
    ended.push(once(response, 'close'));
  });
  port = await portal.listen();
};

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
  await Promise.all(ended.splice(0));
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

/** Rows and bytes agree; how many files there are. */
const settled = async (atMost: number): Promise<number> => {
  const [found, keys] = [await rows(), await storedKeys()];
  assert.ok(found.length <= atMost);
  for (const { key, size } of found) {
    assert.equal(Number(size), limits.fileBytes);
    const file = await portal.app.portal.platform.fileStore.get(key);
    let length = 0;
    for await (const chunk of file) length += (chunk as Buffer).length;
    assert.equal(length, limits.fileBytes);
  }
  for (const key of found.map((row) => row.key)) assert.ok(keys.has(key));
  return found.length;
};

/** Cuts an upload of 20 MB at each of these bytes, given as such or as shares of its length: none leaves a file. */
export const cutUploads = async (places: readonly number[], onBucket = false): Promise<void> => {
  await open(onBucket);
  try {
    const before = (await storedKeys()).size;
    for (const place of places) {
      await cutAt(place < 1 ? Math.floor(body.length * place) : place);
      assert.equal(await settled(0), 0, `cut at ${place}`);
    }
    assert.equal((await storedKeys()).size, before);
  } finally {
    await leave();
  }
};

/** Breaks the line after the last byte and tries once more: each try leaves a whole file or none. */
export const cutAfterUpload = async (onBucket = false): Promise<void> => {
  await open(onBucket);
  try {
    await cutAt(body.length);
    const browser = await portal.signIn('customer');
    const again = await browser.upload(uploadFileCall, { name: NAME, content });
    assert.equal(again.status, 200);
    // The first try may still be on its way to the disk; row and bytes agree when it has arrived.
    await until(async () => (await storedKeys()).size === (await rows()).length);
    assert.ok((await settled(2)) >= 1);
  } finally {
    await leave();
  }
};
