import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startPortal } from '../../harness/portal/server.ts';
import { typeThroughKills } from './keystrokes.ts';
import { breakCanaries } from './broken-canaries.ts';
import { breakEveryFile } from './broken-remotes.ts';

// The parts of `pnpm bench faults` that need a browser; prints what was tried, and ends with 1 when something was lost.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keystrokes: { type: 'string', default: '2000' },
    canaries: { type: 'string', default: '20' },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000' });
process.env['PORTAL_PORT'] = String(portal.port);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  if (positionals.includes('keystrokes'))
    console.log(await typeThroughKills(browser, Number(values.keystrokes)));
  if (positionals.includes('canaries'))
    console.log(await breakCanaries(browser, dataDir, Number(values.canaries)));
  if (positionals.includes('remotes')) console.log(await breakEveryFile(browser));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
