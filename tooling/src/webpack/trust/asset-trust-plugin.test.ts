import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { type AssetTrust, AssetTrustPlugin } from './asset-trust-plugin.ts';
import { integrityOf } from './integrity-plugin.ts';
import { type BuiltPage, openBuiltPage } from '../../build/testing/built-page.ts';

const { resolve: resolveHere } = createRequire(import.meta.url);

const sources = {
  'index.js':
    "globalThis.load = { first: () => import('./first.js'), later: () => import('./later.js'), last: () => import('./last.js') };",
  'first.js': "export const name = 'first';",
  'later.js': "import './later.css';\nexport const name = 'later';",
  'later.css': '.later { color: red }',
  'last.js': "export const name = 'last';",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asset-trust-'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (trust: AssetTrust, path: string): webpack.Configuration => ({
  mode: 'production',
  context: folder,
  entry: './index.js',
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path,
    publicPath: '/shell/',
    uniqueName: 'built',
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, resolveHere('css-loader')] }],
  },
  // As in a release: what is minified after it was hashed has other bytes.
  optimization: { chunkIds: 'named', minimize: true },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    new AssetTrustPlugin(trust),
  ],
});

const build = async (trust: AssetTrust): Promise<Map<string, string>> => {
  const path = mkdtempSync(join(folder, 'out-'));
  await new Promise<void>((resolve, reject) => {
    webpack(configOf(trust, path), (error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString('errors-only')))
        : resolve(),
    );
  });
  return new Map(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]));
};

const listIn = (files: ReadonlyMap<string, string>): string =>
  [...files.keys()].find((file) => file.startsWith('hashes.')) ?? 'no list';

const load = async (page: BuiltPage, part: 'first' | 'later' | 'last'): Promise<string> => {
  const parts = page.global['load'] as Record<string, () => Promise<{ name: string }>>;
  return (await parts[part]?.())?.name ?? 'nothing';
};

const first = { first: () => ['first_js.js'] };
const FAILED = { name: 'ChunkLoadError' };

test('PL-12 a first file is loaded with the hash in the entry, and the list comes before the first of the others, once', async () => {
  const files = await build(first);
  const page = openBuiltPage(files, 'main.js');
  const list = `/shell/${listIn(files)}`;
  expect(await load(page, 'first')).toBe('first');
  expect(page.asked).toEqual(['/shell/first_js.js']);
  expect(await Promise.all([load(page, 'later'), load(page, 'last')])).toEqual(['later', 'last']);
  expect(page.asked.filter((url) => url === list)).toHaveLength(1);
  expect(page.asked.slice(2).toSorted()).toEqual([
    '/shell/last_js.js',
    '/shell/later_js.css',
    '/shell/later_js.js',
  ]);
  expect(files.get('main.js')).not.toContain(
    integrityOf(Buffer.from(files.get('last_js.js') ?? '')),
  );
});

test('PL-51 the list comes by itself once the page is quiet, and never before', async () => {
  const files = await build(first);
  const page = openBuiltPage(files, 'main.js');
  await load(page, 'first');
  expect(page.asked).toEqual(['/shell/first_js.js']);
  await page.becomeQuiet();
  await load(page, 'last');
  expect(page.asked.slice(1)).toEqual([`/shell/${listIn(files)}`, '/shell/last_js.js']);
});

test('PL-12 a list that names the hash of a changed file is refused as a changed file is, and the next try heals', async () => {
  const files = await build(first);
  const list = listIn(files);
  const [code = '', good = ''] = [files.get('last_js.js'), files.get(list)];
  const bad = `globalThis.ranTampered = true;${code}`;
  const page = openBuiltPage(files, 'main.js');
  page.answer('last_js.js', bad);
  page.answer(list, good.replace(integrityOf(Buffer.from(code)), integrityOf(Buffer.from(bad))));
  await expect(load(page, 'last')).rejects.toMatchObject({ ...FAILED, type: 'error' });
  page.answer(list, good);
  // The list is sound again, the file is not.
  await expect(load(page, 'last')).rejects.toMatchObject({ ...FAILED, type: 'error' });
  expect(page.global).not.toHaveProperty('ranTampered');
  page.answer('last_js.js', code);
  expect(await load(page, 'last')).toBe('last');
  expect(page.asked).toEqual([
    `/shell/${list}`,
    `/shell/${list}?fresh=2`,
    '/shell/last_js.js',
    '/shell/last_js.js?fresh=2',
  ]);
});

test('PL-12 PL-15 without its list a page goes on with first files, says that a part failed, and heals', async () => {
  const files = await build(first);
  const list = listIn(files);
  const page = openBuiltPage(files, 'main.js');
  page.answer(list, undefined);
  await page.becomeQuiet();
  await expect(load(page, 'later')).rejects.toMatchObject({ type: 'error' });
  expect(await load(page, 'first')).toBe('first');
  expect(page.asked.some((url) => url.includes('later'))).toBe(false);
  page.answer(list, files.get(list));
  expect(await load(page, 'later')).toBe('later');
});

test('PL-12 the hashes in the HTML are taken for files of its own server alone', async () => {
  const none = await build({});
  const bad = 'globalThis.ranTampered = true;';
  const inHtml = { '/shell/last_js.js': integrityOf(Buffer.from(bad)) };
  const remote = openBuiltPage(none, 'main.js', inHtml);
  remote.answer('last_js.js', bad);
  await expect(load(remote, 'last')).rejects.toMatchObject({ ...FAILED, type: 'error' });
  expect(remote.global).not.toHaveProperty('ranTampered');

  const files = await build({ algorithm: 'sha256', isInHtml: true });
  const code = Buffer.from(files.get('last_js.js') ?? '');
  const shell = openBuiltPage(files, 'main.js', {
    '/shell/last_js.js': integrityOf(code, 'sha256'),
    // As long as the folder of the shell, so that cutting off that many signs would leave its file's name.
    '/other/later_js.js': integrityOf(Buffer.from(bad)),
  });
  expect(await load(shell, 'last')).toBe('last');
  expect(shell.asked).toEqual(['/shell/last_js.js']);
  shell.answer('later_js.js', bad);
  await expect(load(shell, 'later')).rejects.toMatchObject({ type: 'error' });
  expect(shell.global).not.toHaveProperty('ranTampered');
});

test('PL-12 a file that neither entry nor list knows is never asked for', async () => {
  const files = await build({
    first: () => ['first_js.js', 'last_js.js', 'later_js.js', 'later_js.css'],
  });
  expect(listIn(files)).toBe('no list');
  const main = (files.get('main.js') ?? '').replace('"last_js.js":', '"other.js":');
  const page = openBuiltPage(new Map([...files, ['main.js', main]]), 'main.js');
  await expect(load(page, 'last')).rejects.toMatchObject({ ...FAILED, type: 'refused' });
  expect(page.asked).toEqual([]);
});
