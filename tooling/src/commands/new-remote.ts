import { parseArgs } from 'node:util';
import { writeRemote } from '../build/write-remote.ts';
import { workspaceRoot } from '../workspace.ts';

// `pnpm portal new mfe-x`: a remote that builds, passes its tests, publishes and loads.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' } },
});
const [folder = ''] = positionals;
const written = writeRemote({ root: workspaceRoot, folder, title: values.title });
console.log(`${folder} is written: ${written.length} files.`);
console.log(
  `Next: pnpm install, pnpm dev ${folder}, pnpm portal release publish ${folder} --promote`,
);
