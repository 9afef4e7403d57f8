import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as apiRequest, type BrowserContext, type Page } from '@playwright/test';
import { portalCommandIn } from '../../harness/command.ts';
import { copyRelease } from '../../harness/copy-release.ts';
import { breakFiles } from '../../harness/faults.ts';
import { watchQuiet } from '../../harness/quiet.ts';
import { pageFiles, releasedRemotes, type ReleasedRemote } from '../../harness/release-files.ts';
import { startSeeded } from '../../harness/seeded-portal.ts';
import type { RunningPortal } from '../../harness/server.ts';
import { DEMO_PASSWORD, people } from '../../harness/sites.ts';
import { expect, portalHeader, test } from '../../harness/test.ts';

let dataDir: string;
let portal: RunningPortal;
let origin: string;

/** `pnpm portal …` against this portal. */
const command = (...words: string[]): Promise<string> => portalCommandIn(dataDir, ...words);

/** A further release of a remote: the stored one under another version, with a change where asked. */
const nextRelease = (
  remote: ReleasedRemote,
  version: string,
  change?: (file: string, text: string) => string,
): string => {
  const container = (release: string): string => `${remote.name}_${release}`.replaceAll(/\W/g, '_');
  return copyRelease(
    join(dataDir, 'remotes', remote.name, remote.release),
    { [container(remote.release)]: container(version), [remote.release]: version },
    change,
  );
};

const live = async (remote: ReleasedRemote, version: string): Promise<void> => {
  await command('release', 'publish', nextRelease(remote, version), '--promote');
};

const remoteNamed = async (name: string): Promise<ReleasedRemote> => {
  const api = await apiRequest.newContext({ baseURL: origin });
  const found = (await releasedRemotes(api)).find((remote) => remote.name === name);
  await api.dispose();
  if (!found) throw new Error(`${name} is not released`);
  return found;
};

const signIn = async (context: BrowserContext): Promise<void> => {
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    headers: portalHeader,
    data: { email: people.customer, password: DEMO_PASSWORD },
  });
  expect(reply.status()).toBe(200);
};

const runningRelease = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate((prefix) => {
    const entries = performance.getEntriesByType('resource').map((entry) => entry.name);
    const entry = entries.find((url) => url.includes(prefix) && url.includes('remoteEntry.js'));
    return entry?.split('/').at(-2);
  }, `/remotes/${name}/`);

/** A page that knows of a newer release looks every other second whether it would disturb anybody. */
const LOOK_EVERY = 2_000;

const countLooks = (page: Page): Promise<unknown> =>
  page.addInitScript((every) => {
    const start = globalThis.setInterval.bind(globalThis);
    const scope = globalThis as unknown as { looks: number; setInterval: unknown };
    scope.looks = 0;
    scope.setInterval = (work: () => void, wait: number) => {
      if (wait !== every) return start(work, wait);
      // Ten times as often, so that nobody waits for them.
      return start(() => {
        work();
        scope.looks += 1;
      }, wait / 10);
    };
  }, LOOK_EVERY);

const looks = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { looks: number }).looks);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  portal = await startSeeded(dataDir);
  origin = `http://localhost:${portal.port}`;
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('PL-05 a release and a rollback show in the next page, and nothing else is rebuilt or restarted', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context);
  const before = await remoteNamed('mfe-orders');
  const others = async (): Promise<string[]> => {
    const api = await apiRequest.newContext({ baseURL: origin });
    const all = await releasedRemotes(api);
    await api.dispose();
    return all.filter(({ name }) => name !== 'mfe-orders').map(({ base }) => base);
  };
  const othersBefore = await others();
  const shellBefore = /\/shell\/main\.\w+\.js/.exec(
    await (await context.request.get('/login', { headers: { accept: 'text/html' } })).text(),
  )?.[0];
  await live(before, '1.9.0');
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runningRelease(page, 'mfe-orders')).toBe('1.9.0');
  expect(await others()).toEqual(othersBefore);
  expect(portal.process.exitCode).toBeNull();
  expect(
    await (await context.request.get('/login', { headers: { accept: 'text/html' } })).text(),
  ).toContain(shellBefore ?? 'no shell');
  await command('release', 'rollback', 'mfe-orders');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runningRelease(page, 'mfe-orders')).toBe(before.release);
  await context.close();
});

test('PL-06 three releases while a page with unsaved input is open: its chunks still load and nobody is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context);
  const orders = await remoteNamed('mfe-orders');
  const page = await context.newPage();
  await countLooks(page);
  await page.goto('/profile');
  const field = page.getByRole('textbox').first();
  await field.fill('Somebody');
  for (const version of ['2.0.1', '2.0.2', '2.0.3']) await live(orders, version);
  const asked = page.waitForResponse('**/api/remotes/current');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await field.focus();
  const before = await looks(page);
  await expect.poll(() => looks(page)).toBeGreaterThan(before + 2);
  await expect(page.getByText('A newer version of the portal is ready.')).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(page.getByText('A newer version of the portal is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await runningRelease(page, 'mfe-orders')).toBe(orders.release);
  await context.close();
});

test('PL-14 a release that fails gives way to the last one that worked on this device, within the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context);
  const good = await remoteNamed('mfe-orders');
  const page = await context.newPage();
  const untilQuiet = watchQuiet(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet();
  await live(good, '3.0.0');
  const next = await remoteNamed('mfe-orders');
  const api = await apiRequest.newContext({ baseURL: origin });
  const files = await pageFiles(api, next, 'customerDashboard');
  await api.dispose();
  const fault = await breakFiles(page, next.base, [...files.entry, ...files.chunk], '503');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
  await fault.heal();
  await command('release', 'rollback', 'mfe-orders');
  await context.close();
});

test('PL-10 a preview link shows another release in a clean profile, with a banner and a way back', async ({
  browser,
}) => {
  const orders = await remoteNamed('mfe-orders');
  await command('release', 'publish', nextRelease(orders, '4.0.0'));
  const [link = ''] = (await command('release', 'preview', 'northwind', 'mfe-orders@4.0.0')).split(
    '\n',
  );
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context);
  const page = await context.newPage();
  await page.goto(link);
  await page.goto('/dashboard');
  await expect(page.getByText('You are looking at a preview of Orders.')).toBeVisible();
  expect(page.url()).not.toContain('preview');
  expect(await runningRelease(page, 'mfe-orders')).toBe('4.0.0');
  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page.getByText('You are looking at a preview')).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runningRelease(page, 'mfe-orders')).toBe(orders.release);
  await context.close();
});

test('HS-14 a remote that is switched off for a site is never asked for and leaves no trace', async ({
  browser,
}) => {
  await command('release', 'off', 'northwind', 'mfe-boards-jobs');
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
  await page.goto('/jobs');
  await expect(page.getByText('Not Found')).toBeVisible();
  expect(asked.filter((url) => url.includes('mfe-boards-jobs'))).toEqual([]);
  await command('release', 'on', 'northwind', 'mfe-boards-jobs');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await context.close();
});
