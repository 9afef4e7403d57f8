import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { integrityOf } from '../releases/store/read-build.ts';
import { inlineJson } from '../kernel/words/inline-json.ts';

const CODE = 'var shell = true;';
let portal: TestApp;
let folder: string;

const writeShell = async (): Promise<void> => {
  await writeFile(path.join(folder, 'main.1.js'), CODE);
  await writeFile(path.join(folder, 'core.1.js'), CODE);
  await writeFile(
    path.join(folder, 'assets.json'),
    JSON.stringify({ entry: ['main.1.js'], bootstrap: ['core.1.js'], provided: {} }),
  );
  const hash = integrityOf(Buffer.from(CODE));
  await writeFile(
    path.join(folder, 'integrity.json'),
    JSON.stringify({ 'main.1.js': hash, 'core.1.js': hash }),
  );
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-shell-'));
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers: { host, accept: 'text/html,*/*', ...headers } });

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);

test('before the shell is built the page says so', async () => {
  expect((await open('/')).statusCode).toBe(503);
  await writeShell();
  expect((await open('/')).statusCode).toBe(200);
});

test('P-01 the policy of a page names the known host, never what a header says', async () => {
  const page = await open('/login', 'localhost:9999', { 'x-forwarded-host': 'evil.example' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('wss://localhost ');
  expect(policy).not.toMatch(/9999|evil/);
});

test('P-02 a demo that somebody chose on purpose says so on each page, in its language', async () => {
  const { config } = portal.app.portal.platform;
  expect((await open('/login')).body).not.toContain('demo-banner');
  config.saysDemo = true;
  const german = await open('/login', 'localhost', { 'accept-language': 'de' });
  config.saysDemo = false;
  expect(german.body).toContain('<p class="demo-banner" role="note">Demo: Zahlungen');
});

test.each(['/orders/view/%E0%A4%A', '/nowhere/%', '/%ff/../%zz?a=%'])(
  'HS-25 %s cannot be decoded and is a page that people can read',
  async (url) => {
    const page = await open(url);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.statusCode).toBe((await open('/nowhere')).statusCode);
    const program = await open(url, 'localhost', { accept: 'application/json' });
    expect([program.statusCode, program.json().code]).toEqual([400, 'bad-input']);
  },
);

test('HS-01 HS-06 the page carries the configuration and the brand of its host', async () => {
  const northwind = await open('/login');
  const acme = await open('/login', 'acme.localhost');
  expect(northwind.body).toContain('"companyName":"Northwind Writing"');
  expect(northwind.body).toContain('--site-primary:#0F766E');
  expect(acme.body).toContain('"companyName":"Acme Careers"');
  expect(acme.body).toContain('--site-primary:#4F46E5');
});

test('a file that was served once needs its store no more, and one that was missing is looked for again', async () => {
  const file = path.join(folder, 'late.1.js');
  expect((await open('/shell/late.1.js')).statusCode).toBe(404);
  await writeFile(file, CODE);
  expect((await open('/shell/late.1.js')).body).toBe(CODE);
  await rm(file);
  expect((await open('/shell/late.1.js')).body).toBe(CODE);
});

test('HS-03 a host of nobody gets the shell without a site', async () => {
  const answer = await open('/', 'nobody.example');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('portal-website');
  expect(answer.body).toContain('main.1.js');
});

test('HS-02 until the program runs the page says that it is loading', async () => {
  const { body } = await open('/');
  expect(body).toContain('<title>Loading</title>');
  expect(body).toContain('Just a sec...');
});

test('HS-09 the page of a signed-in person says who it is, and nobody else’s does', async () => {
  const browser = await portal.signIn('customer');
  const page = { method: 'GET', url: '/dashboard', headers: { accept: 'text/html' } } as const;
  const { body } = await browser.inject(page);
  expect(body).toMatch(/id="portal-session"[^>]*>{"status":true,.*"role":"user"/);
  expect(body).not.toContain('password');
  expect((await portal.visit().inject(page)).body).not.toContain('portal-session');
  expect((await portal.visit('acme').inject(page)).body).not.toContain('portal-session');
});

test.each([
  ['', /html\{background:var\(--site-surface\).*@media \(prefers-color-scheme:dark\)/],
  ['portal_scheme=light', /html\{background:var\(--site-surface\);color-scheme:light(?!.*dark)/],
  ['portal_scheme=dark', /html\{background:#0d1114(?!.*site-surface\);)/],
  ['portal_scheme=</style>', /@media \(prefers-color-scheme:dark\)/],
])('the first paint has the ground that the person chose: %p', async (cookie, ground) => {
  const { body } = await open('/login', 'localhost', { cookie });
  expect(/<style>(.*)<\/style>/.exec(body)?.[1]).toMatch(ground);
});

test('the page is compressed for browsers that can read that', async () => {
  const plain = await open('/login');
  const small = await open('/login', 'localhost', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
  expect(brotliDecompressSync(small.rawPayload).toString()).toContain('portal-website');
});

test('scripts run by a fresh nonce only, and never inline or from text', async () => {
  const first = await open('/');
  const second = await open('/');
  const policy = String(first.headers['content-security-policy']);
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
  expect(scripts).toMatch(/^script-src 'nonce-[^']{20,}' 'strict-dynamic'$/);
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(second.headers['content-security-policy']).not.toBe(policy);
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
  const tags = scriptsOf(first.body);
  expect(tags).toHaveLength(2);
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test('PL-12 every script of the page is checked by its hash', async () => {
  const { body } = await open('/');
  const fetched = [...body.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]*\.js)"[^>]*>/g)];
  expect(fetched.map(([, url]) => url).toSorted()).toEqual([
    '/shell/core.1.js',
    '/shell/main.1.js',
  ]);
  const hash = `integrity="${integrityOf(Buffer.from(CODE))}"`;
  expect(fetched.filter(([tag]) => !tag.includes(hash))).toEqual([]);
});

test('text of a site cannot leave the script element that carries it', () => {
  const text = inlineJson({ name: '</script><script>alert(1)</script>\u2028' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' });
});

test('an address that is a page and a call answers by what is asked for', async () => {
  const page = await open('/review/some-id');
  expect(page.headers['content-type']).toContain('text/html');
  const call = await portal.app.inject({
    method: 'GET',
    url: '/api/nothing-here',
    headers: { host: 'localhost', accept: 'application/json' },
  });
  expect(call.statusCode).toBe(404);
  expect(call.json()).toMatchObject({ status: false, code: 'not-found' });
});

test('a device gets its random id once', async () => {
  const first = await open('/');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(String(first.headers['set-cookie'])).toContain('HttpOnly');
  expect((await open('/', 'localhost', { cookie })).headers['set-cookie']).toBeUndefined();
});

test('files of the shell are kept for ever, and nothing else is served', async () => {
  const file = await open('/shell/main.1.js');
  expect(file.body).toBe(CODE);
  expect(file.headers['cache-control']).toContain('immutable');
  // Programs ask for files of these names, and a page is none of them.
  const asked = ['/robots.txt', '/favicon.ico', '/.well-known/security.txt'];
  for (const url of ['/shell/none.js', '/shell/.env', '/shell/..%2fpackage.json', ...asked])
    expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
});
