import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { cacheFolder, remoteFolders, workspaceRoot } from '../workspace.ts';
import { monolithConfig } from '../webpack/monolith-config.ts';
import { compressFolder } from './compress-folder.ts';

const sourceText = (): string =>
  [
    'const remotes = {',
    ...remoteFolders().map(
      (folder) =>
        `  ${JSON.stringify(folder)}: () => import(${JSON.stringify(join(workspaceRoot, folder, 'src/remote.ts'))}),`,
    ),
    '};',
    'export const federationSource = {',
    "  load: async ({ base }) => (await remotes[base.split('/')[2]]()).remote,",
    '};',
    '',
  ].join('\n');

// Prints the folder of the finished build as its last line.
const folder = join(cacheFolder, 'monolith');
const output = join(folder, 'dist');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const source = join(folder, 'source.js');
writeFileSync(source, sourceText());
const compiler = webpack(monolithConfig(source, output));
if (compiler === null) throw new Error('No compiler');
const stats = await new Promise<Stats>((resolve, reject) => {
  compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
});
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
await compressFolder(output);
console.log(output);
