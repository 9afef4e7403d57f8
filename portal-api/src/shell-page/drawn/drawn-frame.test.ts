import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeDoorShell } from '../../../test/shell/write-door-shell.ts';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-frame-'));
  await writeDoorShell(folder);
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (url: string, headers: Record<string, string> = {}) => {
  const browser = await portal.signIn('customer');
  const { body } = await browser.inject({ url, headers: { accept: 'text/html', ...headers } });
  return body;
};

test('PL-54 whoever is signed in gets the drawn frame, with its styles before it is painted', async () => {
  const body = await open('/orders/list?q=a', { 'user-agent': 'A <b> phone' });
  expect(body).toContain('<div id="root"><main>user A &lt;b> phone false</main></div>');
  expect(body).toContain('<title>/orders/list</title>');
  expect(body).toContain('<style id="portal-frame">:root{--pui-page:#fff}');
  expect(body).toMatch(/<link rel="stylesheet" href="\/shell\/core.1.css" integrity="sha384-/);
  expect(body).not.toContain('rel="preload" as="style" href="/shell/core.1.css"');
  expect(body).toContain('portal-session');
  expect(body).toMatch(/<script nonce="[^"]+">onclick=/);
});

test('PL-54 a stranger gets what the shell draws for strangers, and nothing of a person', async () => {
  const headers = { host: 'localhost', accept: 'text/html' };
  const { body } = await portal.app.inject({ url: '/visit', headers });
  expect(body).toContain('<div id="root"><main>Brand</main></div>');
  expect(body).toContain('<style id="portal-frame">');
  expect(body).not.toContain('portal-session');
});

test('PL-54 HS-42 a menu that was left narrow is drawn narrow', async () => {
  const browser = await portal.signIn('customer');
  browser.cookies.set('portal_sidebar', 'condensed');
  const { body } = await browser.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain('true</main>');
});

test('PL-54 strangers, frames and whatever cannot be drawn get the empty page', async () => {
  const stranger = await portal.app.inject({
    url: '/orders/list',
    headers: { host: 'localhost', accept: 'text/html' },
  });
  expect(stranger.body).toContain('<p class="boot">');
  expect(stranger.body).not.toContain('onclick=');
  expect(await open('/orders/list', { 'sec-fetch-dest': 'iframe' })).toContain('<p class="boot">');
  expect(await open('/broken')).toContain('<p class="boot">');
});
