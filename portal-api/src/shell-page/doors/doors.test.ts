import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeDoorShell } from '../../../test/shell/write-door-shell.ts';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-doors-'));
  await writeDoorShell(folder);
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const PAGE = { host: 'localhost', accept: 'text/html', 'accept-language': 'en' };
const OWN = { ...PAGE, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
const GOOD = { email: 'writer@example.com', password: 'Portal-demo-1' };

const open = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { ...PAGE, ...headers } });

const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = OWN) =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const shownIn = (body: string): Record<string, unknown> =>
  JSON.parse(/id="portal-door"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? 'null');

test.each([
  '/login',
  '/admin/login',
  '/login/second-step',
  '/forgot-password',
  '/forgot-password-2/code-1',
])('PL-53 %s comes as a drawn page under the same policy', async (url) => {
  const { body, headers, statusCode } = await open(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"><form');
  expect(body).toContain('<link rel="expect" href="#door-end" blocking="render">');
  expect(body).toContain('</div>\n<noscript id="door-end">');
  expect(body).toContain('--pui-page:#fff');
  expect(body).toMatch(/<link rel="stylesheet" href="\/shell\/base.1.css" integrity="sha384-/);
  expect(body).toMatch(/<script defer nonce="[^"]+" src="\/shell\/door.1.js" integrity="sha384-/);
  expect(body).not.toMatch(/src="\/shell\/main|portal-website|Just a sec/);
  expect(String(headers['content-security-policy'])).toContain(
    "require-trusted-types-for 'script'",
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('PL-53 a frame, a firm with its own login and somebody who is signed in get the shell', async () => {
  expect((await open('/login', { 'sec-fetch-dest': 'iframe' })).body).toContain('portal-website');
  const browser = await portal.signIn('customer');
  const signedIn = await browser.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(signedIn.body).toContain('portal-session');
});

const VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

test('PL-53 HS-26 a stranger is sent to the door before the shell loads, and from there to where the link led', async () => {
  const { statusCode, headers } = await open('/orders/list?q=a', VISIT);
  expect([statusCode, headers.location]).toEqual([302, '/login?from=%2Forders%2Flist%3Fq%3Da']);
  expect(headers['cache-control']).toBe('no-store');
  expect((await open('/visit', VISIT)).statusCode).toBe(200);
  expect((await open('/login', VISIT)).statusCode).toBe(200);
});

test('PL-53 where the door cannot be found, the shell leads there', async () => {
  const { statusCode, body } = await open('/broken', VISIT);
  expect([statusCode, body.includes('<p class="boot">')]).toEqual([200, true]);
});

test('PL-53 HS-26 whoever has a session, a frame, a program and a link to own servers get the page itself', async () => {
  const browser = await portal.signIn('customer');
  const signedIn = { accept: 'text/html', ...VISIT };
  expect((await browser.inject({ url: '/orders/list', headers: signedIn })).statusCode).toBe(200);
  for (const other of [{}, { ...VISIT, 'sec-fetch-dest': 'iframe' }])
    expect((await open('/orders/list', other)).statusCode).toBe(200);
  // Northwind's inspector is on, so its doors send such links to the address of the shell; acme has none to send.
  expect((await open('/', VISIT)).statusCode).toBe(200);
  expect(shownIn((await open('/login')).body)).toMatchObject({ takesOwnServers: true });
  const acme = { host: 'acme.localhost' };
  expect((await open('/', { ...acme, ...VISIT })).statusCode).toBe(302);
  expect(shownIn((await open('/login', acme)).body)).not.toHaveProperty('takesOwnServers');
});

test('PL-53 HS-28 a firm with its own login keeps its way there', async () => {
  const { database } = portal.platform;
  const write = async (customLoginDomain: string): Promise<void> => {
    await database
      .platform()
      .query(`update sites set settings = settings || $1::jsonb where site_id = 'acme'`, [
        JSON.stringify({ customLoginDomain }),
      ]);
    portal.app.portal.sites.forget();
  };
  await write('https://acme.example/login');
  const { statusCode } = await open('/orders/list', { host: 'acme.localhost', ...VISIT });
  await write('');
  expect(statusCode).toBe(200);
});

test('PL-53 the form signs in without a script and leads to where the person was', async () => {
  const reply = await send('/login?from=%2Forders%2Flist', { ...GOOD, remember: 'on' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/orders/list']);
  const session = reply.cookies.find(({ name }) => name === 'portal_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(session?.expires).toBeDefined();
  const cookie = `portal_session=${session?.value}`;
  const who = await portal.app.inject({
    url: getCurrentUser.path,
    headers: { host: 'localhost', cookie },
  });
  expect(who.json()).toMatchObject({ user: { email: GOOD.email } });
  expect((await send('/login?from=//evil.example', GOOD)).headers.location).toBe('/dashboard');
});

test('PL-53 a refused form says so in the language of the page and keeps the email, not the password', async () => {
  const german = { ...OWN, 'accept-language': 'de' };
  const reply = await send('/login', { email: GOOD.email, password: 'wrong-"one"' }, german);
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(shownIn(reply.body)).toMatchObject({
    email: GOOD.email,
    refusal: { status: 401, message: 'E-Mail oder Passwort ist falsch' },
  });
  expect(reply.body).not.toContain('wrong-');
  expect(reply.cookies.find(({ name }) => name === 'portal_session')).toBeUndefined();
});

test.each([
  ['a page elsewhere', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sister domain', { 'sec-fetch-site': 'same-site', origin: 'http://acme.localhost' }],
  ['an old browser elsewhere', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null' }],
  ['nobody who says where from', {}],
])('PL-53 a form of %s signs nobody in', async (_from, headers) => {
  const reply = await send('/login', GOOD, { ...PAGE, ...headers });
  expect(reply.statusCode).toBe(403);
  expect(reply.cookies.find(({ name }) => name === 'portal_session')).toBeUndefined();
});

test('PL-53 an old browser that names this very site is let in', async () => {
  const old = { ...PAGE, origin: 'http://localhost' };
  expect((await send('/login', GOOD, old)).headers.location).toBe('/dashboard');
});

test('PL-53 a form takes no other kind of body, and no call takes a form', async () => {
  const json = await portal.app.inject({
    method: 'POST',
    url: '/login',
    headers: OWN,
    payload: GOOD,
  });
  expect(json.statusCode).toBe(415);
  const call = await send('/api/auth/login', GOOD, { ...OWN, 'x-requested-with': 'portal' });
  expect(call.statusCode).toBe(415);
});

test('PL-53 HS-55 a recovery link is asked for by the form, whoever has an account', async () => {
  for (const email of [GOOD.email, 'nobody@example.com']) {
    const reply = await send('/forgot-password', { email });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/forgot-password?done=sent']);
  }
  expect(shownIn((await open('/forgot-password?done=sent')).body)).toMatchObject({ done: 'sent' });
});

test('PL-53 HS-56 a new password needs the same text twice and a code that was not used', async () => {
  const differs = await send('/forgot-password-2/code-1', {
    password: 'long enough',
    confirmation: 'long',
  });
  expect(differs.statusCode).toBe(422);
  expect(shownIn(differs.body)).toMatchObject({ passwordsDiffer: true });
  const used = { password: 'long enough 1', confirmation: 'long enough 1' };
  const reply = await send('/forgot-password-2/code-1', used);
  expect(reply.statusCode).toBe(410);
  expect(reply.body).not.toContain('long enough');
});

test('PL-53 BO-05 the door of admins lets nobody else in', async () => {
  const reply = await send('/admin/login', GOOD);
  expect(reply.statusCode).toBe(403);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.cookies.find(({ name }) => name === 'portal_session')).toBeUndefined();
});
