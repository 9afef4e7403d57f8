import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { workspaceRoot } from '../../workspace.ts';
import { baseConfig } from '../base-config.ts';
import { iconRule } from '../remote-config.ts';

let folder: string;
beforeAll(() => {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.cache/icons-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (icon: string): string =>
  `import { ${icon} } from '../../shared-ui/src/icons.ts'; export const Page = () => ${icon}({});`;

const build = async (): Promise<string[]> => {
  for (const icon of ['BellIcon', 'BookIcon'])
    writeFileSync(join(folder, `${icon}.js`), page(icon));
  writeFileSync(join(folder, 'pages.js'), "import('./BellIcon.js'); import('./BookIcon.js');");
  const { output, module: modules, ...base } = baseConfig(folder, 'production');
  const path = join(folder, 'out');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        ...base,
        entry: join(folder, 'pages.js'),
        output: { ...output, path },
        module: { rules: [...(modules?.rules ?? []), iconRule] },
        externals: ['react', 'react/jsx-runtime'],
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString('errors-only')))
          : resolve(),
    );
  });
  return readdirSync(path)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(path, name), 'utf8'));
};

test('PL-51 a page brings the icons that it shows, and none that only another page of its remote shows', async () => {
  const files = await build();
  const drawn = ['bell', 'book'].map((name) => files.filter((code) => code.includes(`"${name}"`)));
  expect(drawn.map(({ length }) => length)).toEqual([1, 1]);
  expect(drawn[0]).not.toEqual(drawn[1]);
});
