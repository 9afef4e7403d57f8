import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeBuild } from '../../../test/releases/build-fixture.ts';
import { startS3 } from '../../../test/s3-server.ts';
import { readRegistry } from '../registry/registry.repository.ts';
import { s3Store } from '../registry/s3-store.ts';
import { rollback } from '../rollout/channels.ts';
import { publishLocalBuilds } from './local-builds.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

/** The list that comes with a server of these versions. */
const listOf = async (...versions: string[]): Promise<string> => {
  const builds = await Promise.all(
    versions.map(async (version) => ({
      folder: 'mfe-mine',
      version,
      output: await writeBuild({ remote: 'mfe-mine', version }),
    })),
  );
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-list-')), 'current.json');
  await writeFile(file, JSON.stringify(builds));
  return file;
};

const start = (list: string) => publishLocalBuilds(portal.platform, portal.releases, list);

const live = async (): Promise<string | undefined> => {
  const entries = await readRegistry(portal.platform.database.platform());
  return entries.find(({ remote }) => remote === 'mfe-mine')?.stable?.version;
};

test('PL-05 what came with a server goes live once: no restart, and no older server beside it, undoes what a person chose', async () => {
  const [older, newer] = [await listOf('1.0.0'), await listOf('1.1.0')];
  await start(older);
  expect(await live()).toBe('1.0.0');
  await start(newer);
  expect(await live()).toBe('1.1.0');
  await start(older);
  expect(await live()).toBe('1.1.0');
  const tools = { db: portal.platform.database.platform(), now: portal.clock.now };
  await rollback(tools, 'mfe-mine', 'a test');
  await start(newer);
  expect(await live()).toBe('1.0.0');
});

test('PL-05 servers that start together publish and promote each build once', async () => {
  const s3 = await startS3();
  const list = await listOf('2.0.0');
  const releases = { ...portal.releases, store: s3Store(s3.client, s3.bucket) };
  const start = () => publishLocalBuilds(portal.platform, releases, list);
  await Promise.all([start(), start(), start()]);
  expect(await live()).toBe('2.0.0');
  s3.client.destroy();
  await s3.close();
});
