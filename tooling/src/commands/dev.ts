import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTogether } from '../run/run-together.ts';
import { versionIn } from '../shared-libraries.ts';
import { cacheFolder, remoteFolders, workspaceRoot } from '../workspace.ts';
import { refuseTakenPort, waitUntilReady } from './wait-until-ready.ts';

// `pnpm dev [remote…]`: the named remotes from their sources, everything else as released. What is saved is replaced
// in the open page: code, styles and texts, and what was typed stays.
// `pnpm dev mfe-x --against https://portal.example`: the same inside a portal that runs elsewhere; its released shell
// cannot replace components, so changed code takes a fresh page there.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const known = remoteFolders();
const named = positionals.map((name) => basename(name));
for (const name of named)
  if (!known.includes(name)) throw new Error(`${name} is none of ${known.join(', ')}`);

const FIRST_PORT = 4201;
// A portal that does not start is waited for in vain, so whatever ends takes the others along.
const together = runTogether((code) => process.exit(code));
const start = (script: string, words: string[], environment: Record<string, string>): void =>
  together.start(['--no-warnings', join(workspaceRoot, script), ...words], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
process.on('SIGINT', together.stop);
process.on('SIGTERM', together.stop);

const portalPort = Number(process.env['PORT'] ?? 4000);
if (!values.against) await refuseTakenPort(portalPort);

const servers = named.map((name, index) => ({ name, port: FIRST_PORT + index }));
for (const { name, port } of servers)
  start('tooling/src/build/serve-remote.ts', [name, String(port)], {
    NODE_ENV: 'development',
    RELEASE_VERSION: `${versionIn(join(workspaceRoot, name))}-dev`,
    BUILD_OUTPUT: join(cacheFolder, 'dev', name),
  });

if (!values.against) {
  start('tooling/src/commands/start.ts', [], { SHELL_MODE: 'development' });
  await waitUntilReady(portalPort);
}
const portal = values.against ?? `http://localhost:${portalPort}`;
const overrides = servers.map(({ name, port }) => `${name}=http://127.0.0.1:${port}/`).join('&');
console.log(
  servers.length > 0
    ? `\nOpen ${portal}/#own-servers:${overrides}\nThe site needs its inspector setting; a banner shows that the page is not as released.\n`
    : `\nNo remote is named, so everything is as released: pnpm dev ${known.join(' | ')}\n`,
);
