import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startPortal, type RunningPortal } from '../harness/portal/server.ts';
import { head, lineOf, ratiosOf, type Contender, type Rounds } from './load/figures.ts';
import { measureLoad, measureRepeat, measureRoute, type LoadFigures } from './load/measure.ts';
import type { Network } from './load/network.ts';
import { loadParts } from './load/options.ts';
import { loadPages } from './load/pages.ts';
import { median, table } from './load-table.ts';
import { missedBy } from './load/verdict.ts';

/** `pnpm bench load`: the portal beside one plain build of the same sources, in one run. */
const root = new URL('../..', import.meta.url).pathname;
const rounds = Number(process.env['ROUNDS'] ?? 5);

const visits = [
  { name: 'orders', link: '/orders/list' },
  { name: 'boards-jobs', link: '/jobs' },
  { name: 'checkout-review', link: '/invoices' },
  { name: 'questionnaires', link: '/order/northwind-order-fresh/initial-question' },
  { name: 'documents', link: '/contract/fill/northwind-order-contract' },
] as const;

const networks: readonly Network[] = [
  { name: 'slow 4G', latency: 150, kilobits: 1_600 },
  { name: 'cable', latency: 28, kilobits: 5_000 },
  { name: 'slow 4G CPU / 4', latency: 150, kilobits: 1_600, slower: 4 },
];

const parts = loadParts(networks, process.argv.slice(2));

const buildMonolith = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--no-warnings', 'tooling/src/build/build-monolith.ts'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.on('exit', (code) =>
      code === 0
        ? resolve(output.trim().split('\n').at(-1) ?? '')
        : reject(new Error('The plain build failed.')),
    );
  });

const measureRounds = async (
  browser: Browser,
  contenders: readonly Contender[],
  options: { readonly network: Network } & (typeof loadPages)[number],
): Promise<Rounds> => {
  const figures = new Map<string, LoadFigures[]>(contenders.map(({ name }) => [name, []]));
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < rounds; round += 1)
    for (const { name, origin } of contenders)
      figures.get(name)?.push(await measureLoad(browser, { origin, ...options }));
  return figures;
};

/** Prints a table for each network; returns what the pages miss on the first one. */
const compareLoads = async (
  browser: Browser,
  contenders: readonly Contender[],
): Promise<string[]> => {
  const missed: string[] = [];
  for (const network of parts.networks) {
    const lines: string[][] = [];
    for (const page of parts.pages) {
      const figures = await measureRounds(browser, contenders, { network, ...page });
      lines.push(lineOf(network.name, page.name, figures));
      if (network === networks[0]) missed.push(...missedBy(ratiosOf(page.name, figures)));
    }
    console.log(`${table(head, lines)}\n`);
  }
  return missed;
};

/** A second visit, which needs no byte of code. */
const measureRepeats = async (browser: Browser, origin: string): Promise<string[]> => {
  const lines: string[][] = [];
  for (const page of loadPages)
    lines.push([page.name, (await measureRepeat(browser, { origin, ...page })).toFixed(1)]);
  console.log(`Second visit, kB of code and styles\n\n${table(['page', 'kB'], lines)}\n`);
  return lines
    .filter(([, kilobytes]) => Number(kilobytes) > 0)
    .map(([page, kilobytes]) => `${page}: ${kilobytes} kB of code at a second visit, at most 0`);
};

const compareRoutes = async (
  browser: Browser,
  contenders: readonly Contender[],
): Promise<string[][]> => {
  const lines: string[][] = [];
  for (const visit of visits) {
    const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const { name, origin } of contenders)
        times.get(name)?.push(
          await measureRoute(browser, {
            origin,
            network: networks[1] as Network,
            link: visit.link,
          }),
        );
    const portal = median(times.get('portal') ?? []);
    const monolith = median(times.get('monolith') ?? []);
    lines.push([visit.name, String(portal), String(monolith), (portal / monolith).toFixed(2)]);
  }
  return lines;
};

/** Second visits and the ways to remotes; returns what a second visit misses. */
const beyondFirstVisits = async (
  browser: Browser,
  contenders: readonly Contender[],
): Promise<string[]> => {
  const missed = await measureRepeats(browser, contenders[0]?.origin ?? '');
  console.log('First visit to a remote from the dashboard, on cable, the link pointed at first\n');
  const routes = await compareRoutes(browser, contenders);
  console.log(table(['remote', 'portal ms', 'monolith ms', 'ratio'], routes));
  return missed;
};

/** Ports of a portal and of a plain build that already run, for working on the benchmark itself. */
const running = process.env['PORTAL_PORTS']?.split(',').map(Number);
const dataDirs: string[] = [];
const started: RunningPortal[] = [];

const startBoth = async (): Promise<number[]> => {
  console.log('building the plain build of the same sources');
  const shell = await buildMonolith();
  console.log('starting both');
  const both: Record<string, string>[] = [{}, { BENCH_SHELL_DIR: shell }];
  for (const settings of both) {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
    dataDirs.push(dataDir);
    started.push(await startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000', ...settings }));
  }
  return started.map(({ port }) => port);
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const ports = running ?? (await startBoth());
  const contenders: Contender[] = (['portal', 'monolith'] as const).map((name, index) => ({
    name,
    origin: `http://localhost:${ports[index]}`,
  }));
  console.log(`measuring, ${rounds} rounds, medians, portal / monolith\n`);
  const missed = await compareLoads(browser, contenders);
  if (parts.isWhole) missed.push(...(await beyondFirstVisits(browser, contenders)));
  console.log(missed.length > 0 ? `\nmissed\n${missed.join('\n')}` : '\neach ratio is held');
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  for (const portal of started) await portal.stop();
  for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
}
