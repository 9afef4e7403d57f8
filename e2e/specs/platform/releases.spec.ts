import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as apiRequest } from '@playwright/test';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { portalCommandIn } from '../../harness/portal/command.ts';
import { startSeededServer } from '../../harness/portal/seeded-portal.ts';
import type { RunningPortal } from '../../harness/portal/server.ts';
import { breakFiles } from '../../harness/releases/faults.ts';
import { nextRelease, remoteNamed } from '../../harness/releases/next-release.ts';
import {
  pageFiles,
  releasedRemotes,
  type ReleasedRemote,
} from '../../harness/releases/release-files.ts';
import { expect, test } from '../../harness/test.ts';
import { countUpdateChecks, runningRelease, signIn, updateChecks } from './release-steps.ts';

let dataDir: string;
let portal: RunningPortal;
let origin: string;

/** `pnpm portal …` against this portal. */
const command = (...words: string[]): Promise<string> => portalCommandIn(dataDir, ...words);

const live = async (remote: ReleasedRemote, version: string): Promise<void> => {
  await command('release', 'publish', nextRelease(dataDir, remote, version), '--promote');
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  portal = await startSeededServer(dataDir);
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
  await signIn(context, origin);
  const before = await remoteNamed(origin, 'mfe-orders');
  const others = async (): Promise<string[]> => {
    const api = await apiRequest.newContext({ baseURL: origin });
    const all = await releasedRemotes(api);
    await api.dispose();
    return all.filter(({ name }) => name !== 'mfe-orders').map(({ base }) => base);
  };
  const othersBefore = await others();
  const shellBefore = /\/shell\/main\.\w+\.js/.exec(
    await (await context.request.get('/checkout', { headers: { accept: 'text/html' } })).text(),
  )?.[0];
  await live(before, '1.9.0');
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(contentHeading(page)).toBeVisible();
  await expect.poll(() => runningRelease(page, 'mfe-orders')).toBe('1.9.0');
  expect(await others()).toEqual(othersBefore);
  expect(portal.process.exitCode).toBeNull();
  expect(
    await (await context.request.get('/checkout', { headers: { accept: 'text/html' } })).text(),
  ).toContain(shellBefore ?? 'no shell');
  await command('release', 'rollback', 'mfe-orders');
  await page.goto('/dashboard');
  await expect(contentHeading(page)).toBeVisible();
  await expect.poll(() => runningRelease(page, 'mfe-orders')).toBe(before.release);
  await context.close();
});

test('PL-06 three releases while a page with unsaved input is open: its chunks still load and nobody is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, origin);
  const orders = await remoteNamed(origin, 'mfe-orders');
  const page = await context.newPage();
  await countUpdateChecks(page);
  await page.goto('/profile');
  const field = page.getByRole('textbox').first();
  await field.fill('Somebody');
  for (const version of ['2.0.1', '2.0.2', '2.0.3']) await live(orders, version);
  const asked = page.waitForResponse('**/api/remotes/current');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await field.focus();
  const before = await updateChecks(page);
  await expect.poll(() => updateChecks(page)).toBeGreaterThan(before + 2);
  await expect(page.getByText('A newer version of the portal is ready.')).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(page.getByText('A newer version of the portal is ready.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => runningRelease(page, 'mfe-orders')).toBe(orders.release);
  await context.close();
});

test('PL-14 a release that fails gives way to the last one that worked on this device, within the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, origin);
  const good = await remoteNamed(origin, 'mfe-orders');
  const page = await context.newPage();
  const untilNetworkIdle = trackNetwork(page);
  await page.goto('/dashboard');
  await expect(contentHeading(page)).toBeVisible();
  await untilNetworkIdle();
  await live(good, '3.0.0');
  const next = await remoteNamed(origin, 'mfe-orders');
  const api = await apiRequest.newContext({ baseURL: origin });
  const files = await pageFiles(api, next, 'customerDashboard');
  await api.dispose();
  const fault = await breakFiles(page, next.base, [...files.entry, ...files.chunk], '503');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Total Orders')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
  await fault.heal();
  await command('release', 'rollback', 'mfe-orders');
  await context.close();
});

test('PL-10 a preview link shows another release in a clean profile, with a banner and a way back', async ({
  browser,
}) => {
  const orders = await remoteNamed(origin, 'mfe-orders');
  await command('release', 'publish', nextRelease(dataDir, orders, '4.0.0'));
  const [link = ''] = (await command('release', 'preview', 'northwind', 'mfe-orders@4.0.0')).split(
    '\n',
  );
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, origin);
  const page = await context.newPage();
  await page.goto(link);
  await page.goto('/dashboard');
  await expect(page.getByText('You are looking at a preview of Orders.')).toBeVisible();
  expect(page.url()).not.toContain('preview');
  await expect.poll(() => runningRelease(page, 'mfe-orders')).toBe('4.0.0');
  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page.getByText('You are looking at a preview')).toBeHidden();
  await page.goto('/dashboard');
  await expect(contentHeading(page)).toBeVisible();
  await expect.poll(() => runningRelease(page, 'mfe-orders')).toBe(orders.release);
  await context.close();
});

test('HS-14 a remote that is switched off for a site is never asked for and leaves no trace', async ({
  browser,
}) => {
  await command('release', 'off', 'northwind', 'mfe-boards-jobs');
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, origin);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard');
  await untilShell(page);
  await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
  await page.goto('/jobs');
  await expect(page.getByText('Not Found')).toBeVisible();
  expect(asked.filter((url) => url.includes('mfe-boards-jobs'))).toEqual([]);
  await command('release', 'on', 'northwind', 'mfe-boards-jobs');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await context.close();
});
