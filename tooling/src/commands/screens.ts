import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../run/chromium.ts';
import { workspaceRoot } from '../workspace.ts';

// `pnpm screens`: walks every screen of a running portal and writes pictures to look through; `--help` says what can be chosen.
const { status } = spawnSync(
  process.execPath,
  [join(workspaceRoot, 'e2e/screens/take-screens.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: ensureChromium() } },
);
process.exit(status ?? 1);
