import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startPortal, type RunningPortal } from '../harness/portal/server.ts';
import { measureLoad } from './load/measure.ts';
import { loadPages } from './load/pages.ts';
import { table } from './load-table.ts';

/** `pnpm bench bytes`: what a first visit transfers, which no busy machine changes; `FILES=1` names each file. */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bytes-'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
let portal: RunningPortal | undefined;
try {
  portal = await startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000' });
  const origin = `http://localhost:${portal.port}`;
  const lines: string[][] = [];
  for (const page of loadPages) {
    const { kilobytes, requests, files } = await measureLoad(browser, { origin, ...page });
    lines.push([page.name, kilobytes.toFixed(0), String(requests)]);
    if (!process.env['FILES']) continue;
    const sorted = [...files].toSorted(([, a], [, b]) => b - a);
    lines.push(...sorted.map(([path, size]) => [`  ${path}`, size.toFixed(1), '']));
  }
  console.log(table(['page', 'kB', 'requests'], lines));
} finally {
  await browser.close();
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
