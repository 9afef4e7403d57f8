import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { workspaceRoot } from '../workspace.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';

let folder: string;
beforeAll(() => {
  // Beside the libraries, as a remote is: a way to them from elsewhere would name the folder.
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.cache/same-bytes-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'node_modules/library'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/library/index.mjs'),
    'export const place = () => import.meta.url;',
  );
  writeFileSync(join(folder, 'src/remote.js'), "export { place } from 'library/index.mjs';");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = async (): Promise<Map<string, string>> => {
  const path = join(folder, 'out');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: {},
        target: ['web', 'es2022'],
        devtool: 'hidden-source-map',
        output: { path, uniqueName: 'a_remote', publicPath: 'auto' },
        optimization: { moduleIds: 'deterministic' },
        plugins: [
          new ModuleFederationPlugin({
            name: 'a_remote',
            filename: 'remoteEntry.js',
            exposes: { './remote': './src/remote.js' },
            dts: false,
            manifest: false,
            experiments: { externalRuntime: true },
          }),
          new SameBytesPlugin(),
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

test('PL-05 PL-20 nothing in a build, source maps too, tells or depends on the folder that it was built in', async () => {
  const files = await build();
  const entry = files.get('remoteEntry.js') ?? '';
  for (const id of ['container', 'federation']) expect(entry).toContain(`("${id}")`);
  expect([...files.keys()]).toContain('remoteEntry.js.map');
  expect([...files.values()].join()).toContain('"file:///node_modules/library/index.mjs"');
  for (const [file, text] of files) {
    expect([file, text.includes(workspaceRoot), text.includes(folder)]).toEqual([
      file,
      false,
      false,
    ]);
    expect([file, /\.federation.entry\.[0-9a-f]{32}/.test(text)]).toEqual([file, false]);
  }
});
