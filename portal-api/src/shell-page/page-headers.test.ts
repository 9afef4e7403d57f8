import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCurrentUser, login, logout } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { SESSION_COOKIE } from '../http/security/session-cookie.ts';
import { integrityOf } from '../releases/store/read-build.ts';

let plain: TestApp;
let secure: TestApp;
let folder: string;

const CODE = 'var shell = true;';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-headers-'));
  await writeFile(path.join(folder, 'main.1.js'), CODE);
  const assets = { entry: ['main.1.js'], bootstrap: [], provided: {} };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  const hashes = { 'main.1.js': integrityOf(Buffer.from(CODE)) };
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(hashes));
  plain = await createTestApp({ shellDir: folder });
  secure = await createTestApp({ shellDir: folder, config: { PUBLIC_URL: 'https://localhost' } });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (app: TestApp, url = '/login', headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host: 'localhost', accept: 'text/html,*/*', ...headers } });

/** As a browser writes it: what would be another host in an address stays a path. */
const askFor = (port: number, target: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const headers = { host: 'localhost', accept: 'text/html' };
    request({ port, path: target, headers, agent: false }, (reply) => {
      const { statusCode: status, headers: said } = reply.resume();
      resolve({ status, location: said.location });
    })
      .on('error', reject)
      .end();
  });

test('P-14 a page enforces Trusted Types with named policies', async () => {
  const policy = String((await page(plain)).headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types [a-z -]+;/);
  expect(policy).not.toMatch(/trusted-types [^;]*(\*|'allow-duplicates')/);
});

test('P-14 a page shares no window with strangers and asks for no device', async () => {
  const { headers } = await page(plain);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  for (const closed of ['camera=()', 'microphone=()', 'geolocation=()', 'usb=()'])
    expect(headers['permissions-policy']).toContain(closed);
});

test('P-14 FX-35 HEAD answers as GET, without the body', async () => {
  for (const [url, accept] of [
    ['/login', 'text/html'],
    ['/login', '*/*'],
    ['/orders/list', '*/*'],
    ['/nowhere/at/all', '*/*'],
    ['/api/website', 'application/json'],
    ['/api/nothing', 'application/json'],
    ['/shell/main.1.js', '*/*'],
    ['/healthz', '*/*'],
  ] as const) {
    const ask = (method: 'GET' | 'HEAD') =>
      plain.app.inject({ method, url, headers: { host: 'localhost', accept } });
    const [full, head] = [await ask('GET'), await ask('HEAD')];
    expect([url, accept, head.statusCode]).toEqual([url, accept, full.statusCode]);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
    expect(head.body).toBe('');
  }
  const login = await plain.app.inject({
    method: 'HEAD',
    url: '/login',
    headers: { host: 'localhost', accept: '*/*' },
  });
  expect(login.statusCode).toBe(200);
});

test.each(['evil.example', '[::1]:80', '256.256.256.256', '1.2.3.4.5', '[::1::2]'])(
  'P-01 the page of the Host %j, which no firm has, is a plain 404 and takes nothing of it into its policy',
  async (host) => {
    const reply = await page(plain, '/login', { host });
    expect(reply.statusCode).toBe(404);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).not.toMatch(/wss?:/);
  },
);

test('P-14 an address of nothing but slashes is a page like any other, and no failure of the server', async () => {
  const port = await plain.listen();
  for (const path of ['//', '///', '//:80/', '//?preview=off', '//evil.example/login', '/\\evil']) {
    const reply = await askFor(port, path);
    expect([path, reply.status]).toEqual([path, path.includes('?') ? 303 : 200]);
    expect([path, reply.location]).toEqual([path, path.includes('?') ? '/' : undefined]);
  }
});

test('P-14 where TLS is on, every cookie is bound to this very host', async () => {
  const reply = await page(secure);
  const signedIn = await secure.app.inject({
    method: 'POST',
    url: login.path,
    headers: { host: 'localhost', 'x-requested-with': 'portal' },
    payload: { email: 'customer@example.com', password: 'Portal-demo-1' },
  });
  expect(signedIn.statusCode).toBe(200);
  const set = [...reply.cookies, ...signedIn.cookies].filter(({ value }) => value !== '');
  expect(set.map(({ name }) => name)).toContain(`__Host-${SESSION_COOKIE}`);
  for (const cookie of set) {
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(cookie.domain).toBeUndefined();
  }
});

describe('P-14 a session from before the new name', () => {
  const who = (cookie: string) =>
    secure.app.inject({ url: getCurrentUser.path, headers: { host: 'localhost', cookie } });

  test('goes on, and gets the new name with its next reply', async () => {
    const browser = await secure.signIn('customer');
    const token = browser.cookies.get(SESSION_COOKIE) ?? '';
    await secure.db().query('update sessions set has_plain_cookie = true');
    const reply = await who(`${SESSION_COOKIE}=${token}`);
    expect(reply.statusCode).toBe(200);
    const [renamed] = reply.cookies;
    expect(renamed).toMatchObject({ name: `__Host-${SESSION_COOKIE}`, value: token, secure: true });
    expect((await who(`__Host-${SESSION_COOKIE}=${token}`)).statusCode).toBe(200);
    const left = await secure.app.inject({
      url: logout.path,
      headers: {
        host: 'localhost',
        'x-requested-with': 'portal',
        cookie: `${SESSION_COOKIE}=${token}; __Host-${SESSION_COOKIE}=${token}`,
      },
    });
    expect(left.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(
      expect.arrayContaining([SESSION_COOKIE, `__Host-${SESSION_COOKIE}`]),
    );
    expect((await who(`${SESSION_COOKIE}=${token}`)).statusCode).toBe(401);
  });

  test('a younger session under the old name, which a sister domain could plant, signs nobody in', async () => {
    const browser = await secure.signIn('writer');
    const token = browser.cookies.get(SESSION_COOKIE) ?? '';
    expect((await who(`${SESSION_COOKIE}=${token}`)).statusCode).toBe(401);
    expect((await who(`__Host-${SESSION_COOKIE}=${token}`)).statusCode).toBe(200);
  });
});
