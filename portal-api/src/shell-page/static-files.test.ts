import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let portal: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
  await writeFile(path.join(folder, 'main.1.js'), 'var shell = true;');
  await writeFile(path.join(folder, 'assets.json'), '{"entry":[],"bootstrap":[],"provided":{}}');
  await writeFile(path.join(folder, 'integrity.json'), '{}');
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
