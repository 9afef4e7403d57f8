import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPageFiles } from '@portal/shared-contracts/remote';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { releaseDesk } from '../../test/releases/release-desk.ts';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-shell-'));
  const provided = { react: ['react.1.js'] };
  const assets = { entry: ['main.1.js'], bootstrap: [], remotes: ['runtime.1.js'], provided };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  const hashes = { 'main.1.js': 'sha384-m', 'react.1.js': 'sha384-r', 'runtime.1.js': 'sha384-f' };
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(hashes));
  portal = await createTestApp({ shellDir: folder });
  await releaseDesk(portal).live({ remote: 'mfe-wave', version: '1.0.0', page: 'home' });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

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
