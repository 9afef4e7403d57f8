import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { portalCommandIn } from '../harness/portal/command.ts';
import { copyRelease } from '../harness/releases/copy-release.ts';
import { startPortal } from '../harness/portal/server.ts';
import { measureLoad, type FigureName, type LoadFigures } from './load/measure.ts';
import { median, table } from './load-table.ts';

/** `pnpm bench remotes`: the first load with sixty registered remotes beside the one with six. */
const GOAL = 1.02;
const COPIES = 54;
const rounds = Number(process.env['ROUNDS'] ?? 9);
const network = { name: 'slow 4G', latency: 150, kilobits: 1_600 };
const pages = [
  { name: 'sign-in', path: '/login', person: null },
  { name: 'dashboard', path: '/dashboard', person: 'customer' },
] as const;

/** Registers copies of a remote, each with its own name, address and place in the menu. */
const addRemotes = async (dataDir: string): Promise<void> => {
  const remotes = join(dataDir, 'remotes', 'mfe-chat');
  const [release = ''] = readdirSync(remotes);
  for (let number = 1; number <= COPIES; number += 1) {
    // Names of remotes have letters only.
    const name = `room-${'abcdefghi'[number % 9]}${'abcdef'[Math.floor((number - 1) / 9)]}`;
    const folder = copyRelease(
      join(remotes, release),
      {
        'mfe-chat': `mfe-${name}`,
        mfe_chat: `mfe_${name.replace('-', '_')}`,
        '"/chat"': `"/${name}"`,
      },
      (file, text) =>
        file === 'remote.json' ? JSON.stringify({ ...JSON.parse(text), slots: [] }) : text,
    );
    await portalCommandIn(dataDir, 'release', 'publish', folder, '--promote');
    rmSync(folder, { recursive: true });
    if (number % 9 === 0) console.log(`${number} of ${COPIES} more remotes are live`);
  }
};

const dataDirs = [6, 60].map(() => mkdtempSync(join(tmpdir(), 'portal-bench-')));
const portals = await Promise.all(
  dataDirs.map((dataDir) => startPortal(dataDir, { RATE_LIMIT_FACTOR: '1000' })),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  await addRemotes(dataDirs[1] ?? '');
  const lines: string[][] = [];
  const ratios: number[] = [];
  for (const page of pages) {
    const figures: [LoadFigures[], LoadFigures[]] = [[], []];
    // In turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { port }] of portals.entries())
        figures[index]?.push(
          await measureLoad(browser, { origin: `http://localhost:${port}`, network, ...page }),
        );
    const [few, many] = figures;
    const of = (list: LoadFigures[], key: FigureName): number =>
      median(list.map((figure) => figure[key]));
    const both = (key: FigureName): string => `${of(many, key)} / ${of(few, key)}`;
    ratios.push(of(many, 'working') / of(few, 'working'));
    lines.push([
      page.name,
      both('working'),
      ratios.at(-1)?.toFixed(2) ?? '',
      both('kilobytes'),
      both('requests'),
    ]);
  }
  console.log(`\n60 remotes / 6 remotes, ${network.name}, medians of ${rounds} rounds\n`);
  console.log(table(['page', 'ms', 'ratio', 'kB', 'requests'], lines));
  const isMet = ratios.every((ratio) => ratio <= GOAL);
  console.log(`goal ratio ≤ ${GOAL}: ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
} finally {
  await browser.close();
  for (const portal of portals) await portal.stop();
  for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
}
