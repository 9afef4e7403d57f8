import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../run/chromium.ts';
import { workspaceRoot } from '../workspace.ts';

// `pnpm bench <name>`: measures two things side by side in one run; what runs in a browser gets one first.
const inBrowser: Readonly<Record<string, boolean>> = {
  load: true,
  remotes: true,
  publish: true,
  board: true,
  chat: false,
};

const [name = ''] = process.argv.slice(2);
if (!Object.hasOwn(inBrowser, name)) {
  console.error(`Usage: pnpm bench <${Object.keys(inBrowser).join('|')}>`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [join(workspaceRoot, `e2e/bench/${name}.ts`)], {
  stdio: 'inherit',
  env: { ...process.env, ...(inBrowser[name] ? { CHROMIUM: ensureChromium() } : {}) },
});
process.exit(status ?? 1);
