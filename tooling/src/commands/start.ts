import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged, currentBuilds } from '../build/build-changed.ts';
import { compileWords } from '../build/compile-words.ts';
import { compileCache, workspaceRoot } from '../workspace.ts';
import { printWelcome } from './start-welcome.ts';
import { refuseTakenPort, waitUntilReady } from './wait-until-ready.ts';

// `pnpm start`: build what changed, publish it, migrate, seed and serve. `pnpm dev` asks for a shell in which the
// components of a remote can be replaced while their page is open.
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);
const say = (line: string): void => console.log(`[${seconds().padStart(5)} s] ${line}`);

const port = Number(process.env['PORT'] ?? 4000);
await refuseTakenPort(port);
say('looking for changes');
compileWords();
const { built, failures } = await buildChanged({ onProgress: say });
const forDeveloping =
  process.env['SHELL_MODE'] === 'development'
    ? await buildChanged({ folders: ['host-shell'], mode: 'development', onProgress: say })
    : undefined;
const shell = (forDeveloping?.built ?? built).find(({ folder }) => folder === 'host-shell');
for (const failure of [...failures, ...(forDeveloping?.failures ?? [])])
  console.error(failure.message);
if (!shell) throw new Error('Without a shell there is nothing to serve.');
if (failures.length > 0) say('going on with the earlier releases of what could not be built');

say('opening the database and publishing the remotes');
const server = spawn(
  process.execPath,
  ['--no-warnings', join(workspaceRoot, 'portal-api/src/server.ts')],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      LOG_LEVEL: 'warn',
      // Large blocks go back to the machine; glibc would begin to keep them after the first, with holes between.
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...compileCache,
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env['DATA_DIR'] ?? join(workspaceRoot, '.data'),
      // A benchmark may compare with another build of the same shell.
      SHELL_DIR: process.env['BENCH_SHELL_DIR'] ?? shell.output,
      LOCAL_BUILDS: currentBuilds,
    },
  },
);
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

await waitUntilReady(port);
say('ready');
printWelcome(port);
