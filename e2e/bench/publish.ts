import { contentHeading } from '../harness/pages/navigation.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { portalCommandIn } from '../harness/portal/command.ts';
import { startPortal } from '../harness/portal/server.ts';
import { DEMO_PASSWORD, people } from '../harness/people/sites.ts';
import { portalHeader } from '../harness/test.ts';
import { table } from './load-table.ts';

/** `pnpm bench publish`: from `release publish` to a fresh page that runs it, and what else changed. */
const root = new URL('../..', import.meta.url).pathname;
const GOAL = 10_000;
/** Remotes, each with a page that shows it. */
const pages: readonly (readonly [remote: string, path: string])[] = [
  ['mfe-orders', '/orders/view/northwind-order-writing'],
  ['mfe-chat', '/orders/view/northwind-order-writing'],
  ['mfe-checkout-review', '/invoices'],
];

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();

/** One hash over names and bytes of everything in these folders. */
const hashOf = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** The process of the portal and those that it started. */
const processesOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))];
};

const untilShown = async (page: Page, path: string, [remote, release]: string[]): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(
    (base) => performance.getEntriesByType('resource').some(({ name }) => name.includes(base)),
    `/remotes/${remote}/${release}/remoteEntry.js`,
  );
  await contentHeading(page).waitFor();
};

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const origin = `http://localhost:${portal.port}`;
  const lines: string[][] = [];
  for (const [remote, path] of pages) {
    const release = '9.0.0';
    const others = (): string[] => [
      join(root, '.cache/builds/host-shell'),
      ...readdirSync(join(dataDir, 'remotes'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== remote)
        .map(({ name }) => join(dataDir, 'remotes', name)),
    ];
    const before = { files: hashOf(others()), processes: processesOf(portal.process.pid ?? 0) };
    const context = await browser.newContext({ baseURL: origin });
    await context.request.post('/api/auth/login', {
      headers: portalHeader,
      data: { email: people.customer, password: DEMO_PASSWORD },
    });
    // What was built before must not make the publishing faster.
    rmSync(join(root, '.cache/builds', remote), { recursive: true, force: true });
    const started = performance.now();
    await portalCommandIn(dataDir, 'release', 'publish', remote, '--as', release, '--promote');
    const published = performance.now();
    await untilShown(await context.newPage(), path, [remote, release]);
    const shown = performance.now();
    await context.close();
    const after = { files: hashOf(others()), processes: processesOf(portal.process.pid ?? 0) };
    lines.push([
      remote,
      String(Math.round(published - started)),
      String(Math.round(shown - started)),
      shown - started < GOAL ? 'yes' : 'no',
      before.files === after.files ? 'none' : 'CHANGED',
      before.processes.join() === after.processes.join() ? 'none' : 'RESTARTED',
    ]);
  }
  const head = ['remote', 'live after ms', 'shown after ms', `under ${GOAL / 1000} s`];
  console.log(table([...head, 'other files changed', 'processes restarted'], lines));
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
