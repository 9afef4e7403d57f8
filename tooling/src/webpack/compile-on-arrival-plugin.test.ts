import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { CompileOnArrivalPlugin, filesOfChunks } from './compile-on-arrival-plugin.ts';
import { AssetTrustPlugin } from './trust/asset-trust-plugin.ts';
import { integrityOf } from './trust/integrity-plugin.ts';

const sources = {
  'index.js':
    "globalThis.load = [() => import(/* webpackChunkName: 'page' */ './page.js'), () => import(/* webpackChunkName: 'later' */ './later.js')];",
  'page.js': "// A page.\nexport const name = 'page';",
  'later.js': "// A dialog.\nexport const name = 'later';",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-on-arrival-'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = async (): Promise<Map<string, string>> => {
  const path = mkdtempSync(join(folder, 'out-'));
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './index.js',
        target: ['web', 'es2022'],
        devtool: false,
        output: { path, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/shell/' },
        plugins: [
          new CompileOnArrivalPlugin(filesOfChunks('page', 'nobody')),
          new AssetTrustPlugin({ first: () => ['page.js', 'later.js'] }),
        ],
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString('errors-only')))
          : resolve(),
    );
  });
  return new Map(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]));
};

test('PL-51 PL-12 what a page runs at once asks on its first line to be compiled while it arrives, and is hashed with that line', async () => {
  const files = await build();
  const page = files.get('page.js') ?? '';
  // A browser reads the hint on the very first line alone.
  expect(page).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(page).not.toContain('A page.');
  expect(files.get('main.js')).toContain(integrityOf(Buffer.from(page)));
  for (const other of ['main.js', 'later.js'])
    expect(files.get(other)).not.toContain('allFunctionsCalledOnLoad');
});
