import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { writeDoorShell } from '../../../test/shell/write-door-shell.ts';

let portal: TestApp;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-doors-'));
  await writeDoorShell(folder);
  portal = await createTestApp({ shellDir: folder });
});
afterEach(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const guess = (remoteAddress = '203.0.113.9') =>
  portal.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress,
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=customer%40example.com&password=wrong',
  });

test('PL-53 guesses by the form are counted with those by the call, for the address they come from', async () => {
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await guess()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect((await guess('198.51.100.4')).statusCode).toBe(401);
});

test('PL-53 without its renderer, or with one that throws, a door is the shell’s empty frame', async () => {
  const page = () =>
    portal.app.inject({ url: '/login', headers: { host: 'localhost', accept: 'text/html' } });
  expect((await page()).body).toContain('portal-door');
  await writeFile(path.join(folder, 'server.mjs'), 'throw new Error("broken")');
  expect((await page()).body).toContain('portal-website');
  await rm(path.join(folder, 'server.mjs'));
  expect((await page()).body).toContain('portal-website');
  expect((await guess()).statusCode).toBe(303);
});
