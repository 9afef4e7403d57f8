import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import type { FileStore } from '../kernel/file-store.ts';
import { s3FileStore } from './file-store.s3.ts';

const BUCKET = 'portal-files';
let folder: string;
let server: S3rver;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  store = s3FileStore({
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('SC-39 a bucket keeps files byte for byte and forgets removed ones', async () => {
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

test('SC-39 an upload that breaks off leaves no object', async () => {
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
