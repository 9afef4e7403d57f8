import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { readCurrentReleases } from '@portal/shared-contracts/remote';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { releaseDesk } from '../../test/releases/release-desk.ts';
import { keepShellBuild, readKeptShellFile } from '../releases/publishing/shell-builds.ts';

let portal: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
  await writeFile(path.join(folder, 'main.1.js'), 'var shell = true;');
  await writeFile(
    path.join(folder, 'assets.json'),
    '{"entry":["main.1.css","main.1.js"],"bootstrap":[],"provided":{}}',
  );
  await writeFile(path.join(folder, 'integrity.json'), '{"main.1.js":"sha384-s"}');
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

test('P-14 built files may be read by every origin, and nothing else by any', async () => {
  const allowedFor = async (url: string, origin: string, method: 'GET' | 'OPTIONS' = 'GET') => {
    const { headers } = await portal.app.inject({
      method,
      url,
      headers: { host: 'localhost', origin, accept: '*/*', 'access-control-request-method': 'PUT' },
    });
    return headers['access-control-allow-origin'];
  };
  for (const origin of ['https://evil.example', 'null', 'http://localhost']) {
    expect(await allowedFor('/shell/main.1.js', origin)).toBe('*');
    for (const url of [
      '/login',
      '/api/website',
      getCurrentUser.path,
      '/api/nothing',
      '/shell/no.js',
    ])
      for (const method of ['GET', 'OPTIONS'] as const)
        expect([url, method, await allowedFor(url, origin, method)]).toEqual([
          url,
          method,
          undefined,
        ]);
  }
});

test('P-14 no folder of files is listed, and nothing outside of it is read', async () => {
  for (const url of [
    '/shell/',
    '/shell/..%2fassets.json',
    '/shell/%2e%2e/%2e%2e/package.json',
    '/shell//etc/passwd',
    '/remotes/',
    '/remotes/mfe-chat/',
    '/remotes/mfe-chat/..%2f..%2f/package.json',
  ]) {
    const reply = await portal.app.inject({
      url,
      headers: { host: 'localhost', accept: 'text/plain' },
    });
    expect([url, reply.statusCode]).toEqual([url, 404]);
    expect(reply.body).not.toMatch(/main\.1|root:|"name": "/);
  }
});

describe('PL-06 a page that is still open begins with a shell that this server no longer brings', () => {
  const DAY = 86_400_000;
  let before: string;
  beforeAll(async () => {
    before = await mkdtemp(path.join(tmpdir(), 'portal-before-'));
    await writeFile(path.join(before, 'orders.9.js'), 'var orders = "before";'.repeat(50));
    await writeFile(path.join(before, 'orders.9.js.map'), '{"sources":[]}');
    await writeFile(
      path.join(before, 'integrity.json'),
      '{"orders.9.js":"sha384-o","orders.9.js.map":"sha384-m"}',
    );
    await writeFile(path.join(before, 'server.mjs'), 'export const secret = 1;');
  });
  afterAll(() => rm(before, { recursive: true, force: true }));

  const start = (shell: string) => keepShellBuild(portal.platform, portal.releases, shell);
  const ask = (url: string) =>
    portal.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'br' } });

  test('PL-06 its files are answered from the store, and nothing else of its folder', async () => {
    expect((await ask('/shell/orders.9.js')).statusCode).toBe(404);
    await start(before);
    await start(before);
    portal.clock.advance(1_000);
    await start(folder);
    const reply = await ask('/shell/orders.9.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(reply.headers['content-encoding']).toBe('br');
    for (const name of ['orders.9.js.map', 'server.mjs', '..%2fserver.mjs'])
      expect([name, (await ask(`/shell/${name}`)).statusCode]).toEqual([name, 404]);
  });

  test('PL-06 they stay as long as the files of releases, and the shell that runs stays', async () => {
    const { release } = releaseDesk(portal);
    portal.clock.advance(20 * DAY);
    expect(await release('prune')).toMatch(/shell \w+ stays: pages that are still open may use it/);
    portal.clock.advance(20 * DAY);
    const said = await release('prune');
    expect(said).toMatch(/shell \w+ deleted/);
    expect(said).toMatch(/shell \w+ stays: it is live/);
    // Without what this server has in its memory.
    const kept = await readKeptShellFile(
      portal.platform.database.platform(),
      portal.releases.store,
      {
        file: 'orders.9.js',
        acceptsBrotli: true,
      },
    );
    expect(kept).toBeUndefined();
  });
});

test('PL-06 an open page learns with which file a new one would start the shell', async () => {
  const { body } = await portal.visit().call(readCurrentReleases, {});
  expect(body.shell).toBe('main.1.js');
});
