import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { login, getCurrentUser } from '@portal/shared-contracts/auth';
import { downloadFile, uploadFileCall } from '@portal/shared-contracts/files';
import { baseSeeders, seedDemo } from '../../seed/index.ts';
import { freePort } from '../../test/chaos/free-port.ts';
import { emptyPostgres } from '../../test/database/empty-postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { smallPdf } from '../../test/documents.ts';
import { startS3 } from '../../test/s3-server.ts';
import { testClient } from '../../test/test-client.ts';
import { createApp } from '../app.ts';
import { sweepFiles } from '../domains/files/sweep-files.ts';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/log.ts';
import { openPlatform } from '../open-platform.ts';
import { openReleases } from '../releases/registry/open-registry.ts';

const canRun = (await postgresAnswers()) && spawnSync('redis-server', ['--version']).status === 0;

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

const startRedis = async (): Promise<string> => {
  const port = await freePort();
  const redis = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
  ]);
  undo.push(
    () =>
      new Promise((resolve) => {
        redis.once('exit', resolve);
        redis.kill();
      }),
  );
  await new Promise<void>((resolve, reject) => {
    redis.once('error', reject);
    redis.stdout.on('data', (data) => String(data).includes('Ready to accept') && resolve());
  });
  return `redis://127.0.0.1:${port}`;
};

/** A whole portal with the demo firms; everything but its database it shares with the others. */
const startPortal = async (shared: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-beside-'));
  undo.push(() => rm(folder, { recursive: true }));
  const database = await emptyPostgres();
  undo.push(() => database.drop());
  const platform = await openPlatform(
    readConfig({
      ...shared,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORTAL_MODE: 'demo',
      LOG_LEVEL: 'silent',
    }),
    createLog('silent'),
  );
  undo.push(() => platform.close());
  await seedDemo(platform, baseSeeders);
  const app = await createApp(platform, await openReleases(platform));
  await app.ready();
  undo.push(() => app.close());
  const customer = testClient(app, 'localhost');
  const reply = await customer.call(login, {
    email: 'customer@example.com',
    password: 'Portal-demo-1',
  });
  expect(reply.status).toBe(200);
  return { platform, app, customer };
};

type Running = Awaited<ReturnType<typeof startPortal>>;

const keysOf = async ({ platform }: Running): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of platform.fileStore.keys(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.toSorted();
};

const upload = async ({ customer }: Running): Promise<string> =>
  (await customer.upload(uploadFileCall, { name: 'cv.pdf', content: smallPdf })).body.file.key;

const download = async ({ customer }: Running, key: string): Promise<number> =>
  (await customer.inject({ url: downloadFile.path.replace('{key}', key) })).statusCode;

(canRun ? test : test.skip)(
  'P-13 two whole portals on one bucket, one Redis and one PostgreSQL server never see each other',
  async () => {
    const s3 = await startS3();
    undo.push(async () => {
      s3.client.destroy();
      await s3.close();
    });
    const shared = {
      REDIS_URL: await startRedis(),
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
    };
    const [one, two] = [await startPortal(shared), await startPortal(shared)];

    // Files: the same firm, the same person, and yet a key of one is nothing to the other.
    const [first, second] = [await upload(one), await upload(two)];
    expect([await download(one, first), await download(two, first)]).toEqual([200, 404]);
    const [ofOne, ofTwo] = [await keysOf(one), await keysOf(two)];
    expect([ofOne.includes(first), ofTwo.includes(first)]).toEqual([true, false]);
    // The pictures of the demo have the same keys in both, and each has its own.
    const [common = ''] = ofOne.filter((key) => ofTwo.includes(key));
    await one.platform.fileStore.remove(common);
    (await two.platform.fileStore.get(common)).destroy();

    // The sweep of one marks nothing of the other, and removes nothing.
    const swept = await sweepFiles(one.platform, new Date(Date.now() + 60_000));
    expect([swept.isCopy, swept.orphans]).toEqual([false, 0]);
    expect(await keysOf(two)).toEqual(ofTwo);
    expect(await download(two, second)).toBe(200);

    // Sessions: a cookie of one opens nothing in the other.
    const stranger = testClient(two.app, 'localhost');
    for (const [name, value] of one.customer.cookies) stranger.cookies.set(name, value);
    expect((await stranger.call(getCurrentUser, {})).status).toBe(401);

    // Live news, in both directions.
    const heard: string[] = [];
    two.platform.fanOut.subscribe((text) => heard.push(text));
    const last = new Promise<void>((resolve) =>
      two.platform.fanOut.subscribe((text) => text.includes('own') && resolve()),
    );
    await one.platform.fanOut.publish('{"siteId":"northwind","type":"foreign"}');
    await two.platform.fanOut.publish('{"siteId":"northwind","type":"own"}');
    await last;
    expect(heard).toEqual(['{"siteId":"northwind","type":"own"}']);
  },
);
