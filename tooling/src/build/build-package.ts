import { resolve } from 'node:path';
import { compressFolder } from './compress-folder.ts';
import { runWebpack } from './run-webpack.ts';

// One process per build: a crash or a leak of one never touches another.
const folder = resolve(process.argv[2] ?? '.');
const stats = await runWebpack(folder);
// Kept with the build, so that neither serving nor publishing it compresses again.
await compressFolder(stats.compilation.outputOptions.path ?? '');
