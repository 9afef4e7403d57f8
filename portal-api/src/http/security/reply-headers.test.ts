import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalHeaders } from '@portal/shared-contracts';
import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { headerProblems } from '../../../test/isolation/reply-headers.ts';

let portal: TestApp;
let shellDir: string;
beforeAll(async () => {
  shellDir = await mkdtemp(path.join(tmpdir(), 'portal-shell-'));
  await writeFile(path.join(shellDir, 'main.1.js'), 'var shell = true;');
  const assets = { entry: ['main.1.js'], bootstrap: [], provided: {} };
  await writeFile(path.join(shellDir, 'assets.json'), JSON.stringify(assets));
  await writeFile(path.join(shellDir, 'integrity.json'), '{}');
  portal = await createTestApp({ shellDir, config: { SECURE_COOKIES: 'true' } });
});
afterAll(async () => {
  await portal.close();
  await rm(shellDir, { recursive: true });
});

const requests = [
  { method: 'GET', url: getWebsite.path, status: 200 },
  { method: 'GET', url: getCurrentUser.path, status: 401 },
  { method: 'POST', url: login.path, payload: '{"email":', status: 400 },
  { method: 'POST', url: login.path, payload: `"${'x'.repeat(3_000_000)}"`, status: 413 },
  { method: 'GET', url: '/api/nothing', status: 404 },
  { method: 'GET', url: '/api/%ff', status: 400 },
  { method: 'GET', url: '/api/website', host: 'localhost@evil.example', status: 400 },
  { method: 'GET', url: '/livez', status: 200 },
  { method: 'GET', url: '/login', status: 200 },
  { method: 'HEAD', url: '/login', status: 200 },
  { method: 'GET', url: '/shell/main.1.js', status: 200 },
  { method: 'GET', url: '/shell/nothing.js', status: 404 },
  { method: 'GET', url: '/metrics', status: 200 },
  { method: 'GET', url: '/', host: 'nobody.example', status: 404 },
] as const;

const send = ({ method, url, ...rest }: (typeof requests)[number]) =>
  portal.visit().inject({
    method,
    url,
    headers: {
      ...portalHeaders(),
      'content-type': 'application/json',
      ...('host' in rest ? { host: rest.host } : {}),
    },
    ...('payload' in rest ? { payload: rest.payload } : {}),
  });

test('P-14 every reply says its charset and that nobody keeps it: refusals, broken and unknown calls too', async () => {
  for (const request of requests) {
    const reply = await send(request);
    expect({ url: request.url, status: reply.statusCode }).toEqual({
      url: request.url,
      status: request.status,
    });
    expect({ url: request.url, problems: headerProblems(reply.headers, true) }).toEqual({
      url: request.url,
      problems: [],
    });
  }
});

test('P-14 where TLS is on, every reply tells browsers to stay with it for a year, and below the host where the operator says so', async () => {
  for (const request of requests) {
    const { headers } = await send(request);
    const [, seconds] = /^max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
    expect({ url: request.url, year: Number(seconds) >= 31_536_000 }).toEqual({
      url: request.url,
      year: true,
    });
  }
  const below = await createTestApp({
    config: { SECURE_COOKIES: 'true', STRICT_TRANSPORT: 'subdomains' },
  });
  const said = await below.visit().inject({ method: 'GET', url: '/livez' });
  expect(said.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await below.close();
  const plain = await createTestApp();
  const reply = await plain.visit().inject({ method: 'GET', url: '/livez' });
  expect(reply.headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});

test.each(['/.git/config', '/.git/HEAD', '/.gitignore', '/.svn/entries', '/.env', '/package.json'])(
  'P-14 %s of the workspace is not served',
  async (url) => {
    const { statusCode, body } = await portal.visit().inject({
      method: 'GET',
      url,
      headers: { accept: 'text/plain' },
    });
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/\[core\]|ref: refs|"name": "/);
  },
);
