import { contentHeading } from '../../harness/pages/navigation.ts';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSeededServer } from '../../harness/portal/seeded-portal.ts';
import type { RunningPortal } from '../../harness/portal/server.ts';
import { DEMO_PASSWORD, people } from '../../harness/people/sites.ts';
import { expect, portalHeader, test } from '../../harness/test.ts';

const run = promisify(execFile);
const root = new URL('../../..', import.meta.url).pathname;
const OWN_REPOSITORY = 'tooling/templates/own-repository';

let workspace: string;
let portal: RunningPortal;

test.beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'portal-other-team-'));
  portal = await startSeededServer(join(workspace, 'data'));
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(workspace, { recursive: true, force: true });
});

/** Installs the example where no workspace is near, from packed packages only. */
const installElsewhere = async (): Promise<string> => {
  const { stdout } = await run(
    process.execPath,
    ['--no-warnings', 'tooling/src/commands/pack.ts', join(workspace, 'packages')],
    { cwd: root },
  );
  const packages = JSON.parse(stdout) as Record<string, string>;
  const folder = join(workspace, 'mfe-example');
  cpSync(join(root, 'e2e/fixtures/example-remote'), folder, { recursive: true });
  const overrides = Object.entries(packages).map(([name, file]) => `  '${name}': file:${file}`);
  const allowed = readFileSync(join(root, OWN_REPOSITORY, 'pnpm-workspace.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    ['overrides:', ...overrides, allowed].join('\n'),
  );
  await run('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline'], { cwd: folder });
  return folder;
};

/** What the workflow of such a team runs before it publishes, line by line. */
const checks = (): string[] => {
  const file = join(root, OWN_REPOSITORY, '.github/workflows/remote.yml');
  const [check = ''] = readFileSync(file, 'utf8').split('\n  publish:');
  return [...check.matchAll(/^ +- run: (.+)$/gm)].map(([, line = '']) => line);
};

test('PL-20 a team in another repository checks and builds with the packed packages by its workflow, publishes and is loaded', async ({
  browser,
}) => {
  const folder = await installElsewhere();
  expect(checks().join('\n')).toMatch(/ tsc [^]* jest\n[^]*build-package/);
  for (const line of checks()) await run('bash', ['-ec', line], { cwd: folder });
  await run(
    process.execPath,
    ['portal-api/src/portal.ts', 'release', 'publish', join(folder, 'dist'), '--promote'],
    { cwd: root, env: { ...process.env, DATA_DIR: portal.dataDir } },
  );
  const origin = `http://localhost:${portal.port}`;
  const context = await browser.newContext({ baseURL: origin });
  await context.request.post('/api/auth/login', {
    headers: portalHeader,
    data: { email: people.customer, password: DEMO_PASSWORD },
  });
  const page = await context.newPage();
  await page.goto('/example');
  await expect(contentHeading(page)).toHaveText('Built in another repository');
  await expect(page.getByText(people.customer)).toBeVisible();
  await context.close();
});
