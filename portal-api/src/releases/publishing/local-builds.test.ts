import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeBuild } from '../../../test/releases/build-fixture.ts';
import { releaseDesk } from '../../../test/releases/release-desk.ts';
import { startS3 } from '../../../test/s3-server.ts';
import { listRegistry } from '../store/registry.repository.ts';
import { s3Store } from '../store/s3-store.ts';
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

const live = async (name = 'mfe-mine'): Promise<string | undefined> => {
  const entries = await listRegistry(portal.platform.database.platform());
  return entries.find(({ remote }) => remote === name)?.stable?.version;
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

test('PL-05 a build that is there already from another folder, with other bytes, stays and holds up no start', async () => {
  const remote = 'mfe-elsewhere';
  const there = await writeBuild({ remote, version: '1.0.0', code: 'var there = {};' });
  await releaseDesk(portal).release('publish', there, '--promote');
  const output = await writeBuild({ remote, version: '1.0.0', code: 'var here = {};' });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-list-')), 'current.json');
  await writeFile(file, JSON.stringify([{ folder: remote, version: '1.0.0', output }]));
  await start(file);
  expect(await live(remote)).toBe('1.0.0');
  const kept = await portal.releases.store.read(remote, '1.0.0', 'remoteEntry.js', false);
  expect(Buffer.from(kept?.bytes ?? []).toString()).toBe('var there = {};');
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

test.each([
  ['rollback', 'mfe-earlier', ['rollback', 'mfe-earlier']],
  ['take-back', 'mfe-taken', ['take-back', 'mfe-taken', '1.1.0', '--reason', 'crashes']],
])(
  'PL-05 a server that brings what a command made live before leaves its %s as it is',
  async (_name, remote, words) => {
    const desk = releaseDesk(portal);
    const build = (version: string) => writeBuild({ remote, version });
    await desk.release('publish', await build('1.0.0'), '--promote');
    await desk.release('publish', await build('1.1.0'), '--promote');
    await desk.release(...words);
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'portal-list-')), 'current.json');
    const output = await build('1.1.0');
    await writeFile(file, JSON.stringify([{ folder: remote, version: '1.1.0', output }]));
    await start(file);
    expect(await live(remote)).toBe('1.0.0');
  },
);

test('PL-05 a server starts with a build that was taken back before it was ever live', async () => {
  const desk = releaseDesk(portal);
  await desk.publish({ remote: 'mfe-mine', version: '3.0.0' });
  await desk.release('take-back', 'mfe-mine', '3.0.0', '--reason', 'crashes');
  const before = await live();
  await start(await listOf('3.0.0'));
  expect(await live()).toBe(before);
});
