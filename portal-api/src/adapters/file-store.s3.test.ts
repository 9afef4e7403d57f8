import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { faultyLine } from '../../test/chaos/faulty-line.ts';
import { type S3Server, startS3 } from '../../test/s3-server.ts';
import type { FileStore } from '../kernel/file-store.ts';
import { s3Store } from '../releases/store/s3-store.ts';
import { s3FileStore } from './file-store.s3.ts';
import { openS3 } from './open-s3.ts';

let server: S3Server;
let store: FileStore;
let parts: string;

beforeAll(async () => {
  server = await startS3();
  parts = await mkdtemp(path.join(tmpdir(), 'portal-parts-'));
  store = s3FileStore({ ...server, parts });
});
afterAll(async () => {
  await server.close();
  await rm(parts, { recursive: true });
});

const keysOf = async (files: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.keys(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.toSorted();
};

test('PL-28 a bucket keeps files byte for byte and forgets removed ones', async () => {
  const content = randomBytes(100_000);
  const key = randomUUID();
  const stored = await store.put(
    key,
    Readable.from([content.subarray(0, 50_000), content.subarray(50_000)]),
  );
  expect(stored).toEqual({
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const chunks: Buffer[] = [];
  for await (const chunk of await store.get(key)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
  await store.remove(key);
  await expect(store.get(key)).rejects.toThrow();
});

test('PL-28 an upload that breaks off leaves no object', async () => {
  const key = randomUUID();
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(1000);
      throw new Error('connection lost');
    })(),
  );
  await expect(store.put(key, broken)).rejects.toThrow('connection lost');
  await expect(store.get(key)).rejects.toThrow();
});

test('P-11 a long stream waits on the disk alone, and what is refused on the way leaves nothing', async () => {
  let most = 0;
  const long = Readable.from(
    (async function* () {
      for (let chunk = 0; chunk < 60; chunk += 1) {
        yield randomBytes(1024 * 1024);
        most = Math.max(most, (await readdir(parts)).length);
      }
    })(),
  );
  const key = randomUUID();
  expect((await store.put(key, long)).size).toBe(60 * 1024 * 1024);
  expect(most).toBe(1);
  const refused = store.put(randomUUID(), Readable.from([randomBytes(10)]), () =>
    Promise.reject(new Error('not wanted')),
  );
  await expect(refused).rejects.toThrow('not wanted');
  expect(await readdir(parts)).toEqual([]);
  expect(await keysOf(store)).toEqual([key]);
  await store.remove(key);
});

test('PL-28 what a killed process left on its way to the bucket is swept when it is old', async () => {
  await writeFile(path.join(parts, 'old'), 'half');
  expect(await store.sweep(new Date(0))).toBe(0);
  expect(await store.sweep(new Date(Date.now() + 60_000))).toBe(1);
});

test('P-04 each portal sees the files of its own folder: no releases, no notes, no other portal', async () => {
  const one = s3FileStore({ ...server, parts, prefix: 'portal-one' });
  const two = s3FileStore({ ...server, parts, prefix: 'portal-two' });
  await one.put('file-of-one', Readable.from([Buffer.from('1')]));
  await two.put('file-of-two', Readable.from([Buffer.from('2')]));
  await store.put('file-at-the-root', Readable.from([Buffer.from('3')]));
  await s3Store(server.client, server.bucket).write(
    'mfe-orders',
    '1.0.0',
    new Map([['remoteEntry.js', Buffer.from('x')]]),
  );
  await server.client.send(
    new PutObjectCommand({ Bucket: server.bucket, Key: 'a note of somebody.txt', Body: 'x' }),
  );
  await one.writeNote('{}');
  await store.writeNote('{}');
  expect(await keysOf(one)).toEqual(['file-of-one']);
  expect(await keysOf(two)).toEqual(['file-of-two']);
  expect(await keysOf(store)).toEqual(['file-at-the-root']);
  await two.remove('file-of-one');
  (await one.get('file-of-one')).destroy();
  expect(await two.readNote()).toBeUndefined();
});

test('PL-40 a bucket with many files is there, one that does not exist is not', async () => {
  for (const name of ['one', 'two', 'three'])
    await store.put(name, Readable.from([Buffer.from(name)]));
  await store.check();
  const away = s3FileStore({ ...server, parts, endpoint: 'http://127.0.0.1:1' });
  await expect(away.check()).rejects.toThrow();
  await expect(s3FileStore({ ...server, parts, bucket: 'nowhere' }).check()).rejects.toThrow();
  for (const name of ['one', 'two', 'three']) await store.remove(name);
});

test('PL-28 PL-40 a store that falls silent fails what is asked in time', async () => {
  const line = await faultyLine(() => Number(new URL(server.endpoint).port));
  const client = openS3(
    { endpoint: `http://127.0.0.1:${line.port}`, region: server.region },
    { connectionTimeout: 1000, socketTimeout: 300 },
  );
  line.silence();
  const asked = client.send(new GetObjectCommand({ Bucket: server.bucket, Key: randomUUID() }));
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  client.destroy();
  await line.close();
});
