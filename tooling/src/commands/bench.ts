import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged, currentBuilds } from '../build/build-changed.ts';
import { compileWords } from '../build/compile-words.ts';
import { ensureChromium } from '../run/chromium.ts';
import { workspaceRoot } from '../workspace.ts';

// `pnpm bench <name>`: measures two things side by side in one run; what runs in a browser gets one first.
const inBrowser: Readonly<Record<string, boolean>> = {
  load: true,
  remotes: true,
  publish: true,
  board: true,
  chat: false,
  reviews: false,
  scale: false,
  hostile: false,
  faults: true,
  soak: false,
  limits: false,
  api: false,
};

// What measures the server's own rooms stands there: benchmarks of e2e know the server by its calls only.
const own: Readonly<Record<string, string>> = {
  reviews: 'portal-api/test/resumes/bench-reviews.ts',
  scale: 'portal-api/test/scale/bench-scale.ts',
  hostile: 'portal-api/test/hostile/bench-hostile.ts',
  faults: 'portal-api/test/faults/bench-faults.ts',
  soak: 'portal-api/test/soak/bench-soak.ts',
  limits: 'portal-api/test/limits/bench-limits.ts',
  api: 'portal-api/test/bare/bench-api.ts',
};

// What asks for pages needs those that a start would serve.
const buildsOf = async (name: string): Promise<Record<string, string>> => {
  if (name !== 'api') return {};
  const { built, failures } = await buildChanged({ onProgress: console.log });
  const shell = built.find(({ folder }) => folder === 'host-shell');
  if (!shell || failures.length > 0) throw failures[0] ?? new Error('There is no shell.');
  return { SHELL_DIR: shell.output, LOCAL_BUILDS: currentBuilds };
};

const [name = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(inBrowser, name)) {
  console.error(`Usage: pnpm bench <${Object.keys(inBrowser).join('|')}>`);
  process.exit(2);
}
if (Object.hasOwn(own, name)) compileWords();
const program = own[name] ?? `e2e/bench/${name}.ts`;
const { status } = spawnSync(process.execPath, [join(workspaceRoot, program), ...options], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(await buildsOf(name)),
    ...(inBrowser[name] ? { CHROMIUM: ensureChromium() } : {}),
  },
});
process.exit(status ?? 1);
