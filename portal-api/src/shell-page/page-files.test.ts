import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPageFiles } from '@portal/shared-contracts/remote';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { releaseDesk } from '../../test/releases/release-desk.ts';

let portal: TestApp;
let folder: string;

const title = { en: 'Wave', de: 'Wave', it: 'Wave', ru: 'Wave', es: 'Wave', th: 'Wave' };
const pages = [
  { key: 'home', path: '/wave', roles: 'public' as const, title },
  { key: 'home', path: '/offered', roles: 'public' as const, title, offer: 'freeReview' as const },
  {
    key: 'home',
    path: '/switched',
    roles: 'public' as const,
    title,
    requires: ['enable_boards' as const],
    reads: ['/api/boards'],
  },
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-shell-'));
  const provided = { react: ['react.1.js'] };
  const assets = {
    entry: ['main.1.js'],
    bootstrap: [],
    remotes: ['runtime.1.js'],
    provided,
    hashLists: ['hashes.1.js'],
  };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  const hashes = {
    'main.1.js': 'sha384-m',
    'react.1.js': 'sha384-r',
    'runtime.1.js': 'sha384-f',
    'hashes.1.js': 'sha384-h',
  };
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(hashes));
  portal = await createTestApp({ shellDir: folder });
  await releaseDesk(portal).live({ remote: 'mfe-wave', version: '1.0.0', page: 'home', pages });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** Changes a setting of the firm by its path, as the database writes one. */
const set = async (path: string, value: boolean): Promise<void> => {
  await portal.platform.database
    .platform()
    .query(
      `update sites set settings = jsonb_set(settings, $1::text[], to_jsonb($2::boolean)) where site_id = 'northwind'`,
      [path, value],
    );
  portal.app.portal.sites.forget();
};

const htmlOf = async (url: string): Promise<string> =>
  (await portal.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })).body;

const filesOf = async (release: string, page: string) => {
  const input = { remote: 'mfe-wave', release, page, language: 'de' as const };
  const { body } = await portal.visit().call(listPageFiles, input);
  return body.files;
};

test('PL-52 a page that somebody points at is named with every file and its hash', async () => {
  const files = await filesOf('1.0.0', 'home');
  expect(files.map(({ url }) => url)).toEqual([
    '/remotes/mfe-wave/1.0.0/remoteEntry.js',
    '/remotes/mfe-wave/1.0.0/page.js',
    '/shell/runtime.1.js',
    '/shell/react.1.js',
  ]);
  expect(files.every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
});

test('PL-52 a page or a release that is not here has no files', async () => {
  expect(await filesOf('9.9.9', 'home')).toEqual([]);
  expect(await filesOf('1.0.0', 'nowhere')).toEqual([]);
});

test('PL-51 PL-52 the list of hashes is named where the HTML cannot name every file: on own pages and for staff', async () => {
  const isNamed = async (url: string, cookie = ''): Promise<boolean> => {
    const headers = { host: 'localhost', accept: 'text/html', cookie };
    const { body } = await portal.app.inject({ url, headers });
    expect(body).toContain('/shell/main.1.js');
    return body.includes('href="/shell/hashes.1.js" integrity="sha384-h"');
  };
  const cookieOf = async (person: 'customer' | 'writer'): Promise<string> =>
    [...(await portal.signIn(person)).cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  expect(await isNamed('/wave')).toBe(false);
  expect(await isNamed('/wave', await cookieOf('customer'))).toBe(false);
  expect(await isNamed('/wave', await cookieOf('writer'))).toBe(true);
  expect(await isNamed('/profile', await cookieOf('customer'))).toBe(true);
});

test('PL-50 PL-51 a page that the firm has switched off names no file and starts no read', async () => {
  const FILE = '/remotes/mfe-wave/1.0.0/page.js';
  const named = async (url: string) => {
    const html = await htmlOf(url);
    return [html.includes(FILE), html.includes('portalReads=Object.fromEntries(["/api/boards"')];
  };
  await set('{website_settings,enable_boards}', true);
  expect(await named('/switched')).toEqual([true, true]);
  await set('{website_settings,enable_boards}', false);
  expect(await named('/switched')).toEqual([false, false]);
  expect(await named('/offered')).toEqual([true, false]);
  await set('{freeReview,enabled}', false);
  expect(await named('/offered')).toEqual([false, false]);
  await set('{freeReview,enabled}', true);
});

test('RV-02 a page of what the firm does not offer answers 404 to programs', async () => {
  const open = async (url: string): Promise<number> => {
    const headers = { host: 'localhost', accept: 'text/html' };
    return (await portal.app.inject({ url, headers })).statusCode;
  };
  expect(await open('/offered')).toBe(200);
  await set('{freeReview,enabled}', false);
  expect(await open('/offered')).toBe(404);
  expect(await open('/wave')).toBe(200);
});
