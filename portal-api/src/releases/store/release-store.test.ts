import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

const code = `export const text = '${'portal '.repeat(400)}';`;
const files = new Map([
  ['remoteEntry.js', Buffer.from(code)],
  ['assets/mark.png', Buffer.from([1, 2, 3])],
]);

interface OpenStore {
  readonly store: ReleaseStore;
  close(): Promise<void>;
}

const openFolder = async (): Promise<OpenStore> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-store-'));
  return { store: folderStore(folder), close: () => rm(folder, { recursive: true, force: true }) };
};

const openBucket = async (): Promise<OpenStore> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [],
  });
  const { port } = await server.run();
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: 'portal' }));
  return {
    store: s3Store(client, 'portal'),
    close: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

describe.each([
  ['a folder', openFolder],
  ['an S3-compatible bucket', openBucket],
])('releases in %s', (_name, open) => {
  let opened: OpenStore;
  beforeAll(async () => {
    opened = await open();
    await opened.store.write('mfe-example', '1.0.0', files);
  });
  afterAll(() => opened.close());

  test('every file comes back byte for byte', async () => {
    for (const [name, bytes] of files) {
      const read = await opened.store.read('mfe-example', '1.0.0', name, false);
      expect(Buffer.from(read?.bytes ?? []).equals(bytes)).toBe(true);
      expect(read?.encoding).toBeUndefined();
    }
  });

  test('code is also there compressed, pictures are not', async () => {
    const small = await opened.store.read('mfe-example', '1.0.0', 'remoteEntry.js', true);
    expect(small?.encoding).toBe('br');
    expect(small?.bytes.byteLength).toBeLessThan(code.length / 4);
    const picture = await opened.store.read('mfe-example', '1.0.0', 'assets/mark.png', true);
    expect(picture?.encoding).toBeUndefined();
  });

  test('what is not there, or would climb out of the release, is nothing', async () => {
    for (const file of ['missing.js', '../1.0.0/remoteEntry.js', '.hidden', 'assets'])
      expect(await opened.store.read('mfe-example', '1.0.0', file, true)).toBeUndefined();
    expect(await opened.store.read('..', '..', 'remoteEntry.js', true)).toBeUndefined();
  });

  test('a removed release is gone and another stays', async () => {
    await opened.store.write('mfe-example', '2.0.0', files);
    await opened.store.remove('mfe-example', '2.0.0');
    expect(
      await opened.store.read('mfe-example', '2.0.0', 'remoteEntry.js', false),
    ).toBeUndefined();
    expect(await opened.store.read('mfe-example', '1.0.0', 'remoteEntry.js', false)).toBeDefined();
  });
});
