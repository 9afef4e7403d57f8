import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright';
import { sites } from '../../harness/people/sites.ts';
import { portalCommandIn } from '../../harness/portal/command.ts';
import { nextRelease, remoteNamed } from '../../harness/releases/next-release.ts';
import {
  pageFiles,
  type PageFiles,
  type ReleasedRemote,
} from '../../harness/releases/release-files.ts';
import { remotePages, type RemotePage } from '../../harness/releases/remote-pages.data.ts';
import { expect as soon, signInContext } from '../../harness/test.ts';

/** What is true at last; how long a busy machine takes is not what this is about. */
const expect = soon.configure({ timeout: 60_000 });

/** A canary that was published with code that throws, or whose stored file was damaged afterwards. */
const ways = ['throws', 'changed', 'gone'] as const;
const kinds = ['entry', 'exposed', 'chunk'] as const;

interface Canary {
  readonly page: RemotePage;
  readonly kind: (typeof kinds)[number];
  readonly way: (typeof ways)[number];
}

const canaries: readonly Canary[] = ways.flatMap((way) =>
  kinds.flatMap((kind) => remotePages.map((page) => ({ page, kind, way }))),
);

const THROWS = 'throw new Error("broken on purpose");\n';

const filesOf = async (remote: ReleasedRemote, page: string): Promise<PageFiles> => {
  const api = await request.newContext({ baseURL: sites.northwind.origin() });
  const files = await pageFiles(api, remote, page);
  await api.dispose();
  return files;
};

// A file lies there beside its compressed form.
const damage = (folder: string, files: readonly string[], way: 'changed' | 'gone'): void => {
  for (const name of readdirSync(folder))
    if (files.some((file) => name.startsWith(file))) {
      rmSync(join(folder, name));
      if (way === 'changed' && files.includes(name)) writeFileSync(join(folder, name), THROWS);
    }
};

const publishBroken = async (
  dataDir: string,
  remote: ReleasedRemote,
  version: string,
  { page, kind, way }: Canary,
): Promise<void> => {
  const broken = (await filesOf(remote, page.page))[kind];
  const change = (file: string, text: string): string =>
    way === 'throws' && broken.includes(file) ? `${THROWS}${text}` : text;
  const build = nextRelease(dataDir, remote, version, change);
  await portalCommandIn(dataDir, 'release', 'publish', build);
  rmSync(build, { recursive: true });
  const folder = join(dataDir, 'remotes', remote.name, version);
  if (way !== 'throws') damage(folder, broken, way);
  await portalCommandIn(dataDir, 'release', 'canary', remote.name, version, '100');
};

/** Somebody on a device that nobody knows yet. */
const openDevice = async (browser: Browser, { person }: RemotePage): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({ baseURL: sites.northwind.origin() });
  await signInContext(context, person);
  return context.newPage();
};

const untilWorking = async (page: Page, { path, heading }: RemotePage): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

/** Opens the page and waits until the device has told that the canary failed. */
const meet = async (page: Page, { path }: RemotePage, version: string): Promise<void> => {
  const told = page.waitForRequest(
    (asked) =>
      asked.url().endsWith('/api/remotes/reports') && (asked.postData() ?? '').includes(version),
    { timeout: 120_000 },
  );
  await page.goto(path, { waitUntil: 'commit' });
  await (await told).response();
  await expect(page.getByRole('banner')).toBeVisible();
};

/** Two who had the release before, and as many new ones as prove that it is broken. */
const KNOWN = 2;
const NEW = 3;

const playCanary = async (
  browser: Browser,
  { dataDir, version }: { dataDir: string; version: string },
  canary: Canary,
): Promise<number> => {
  const { page: remotePage } = canary;
  const origin = sites.northwind.origin();
  const before = await remoteNamed(origin, remotePage.remote);
  const pages: Page[] = [];
  for (let count = 0; count < KNOWN + NEW; count += 1)
    pages.push(await openDevice(browser, remotePage));
  const known = pages.slice(0, KNOWN);
  for (const page of known) await untilWorking(page, remotePage);
  await publishBroken(dataDir, before, version, canary);
  const from = performance.now();
  for (const page of pages) await meet(page, remotePage, version);
  // Whoever had a release that worked sees the page all along.
  for (const page of known)
    await expect(page.getByRole('heading', { level: 1, name: remotePage.heading })).toBeVisible();
  await expect
    .poll(async () => (await remoteNamed(origin, remotePage.remote)).release)
    .toBe(before.release);
  const seconds = (performance.now() - from) / 1000;
  const list = await portalCommandIn(dataDir, 'release', 'list', remotePage.remote);
  expect(list).toMatch(new RegExp(`${version.replaceAll('.', '\\.')} .*TAKEN BACK`));
  for (const page of [...pages, await openDevice(browser, remotePage)]) {
    await untilWorking(page, remotePage);
    await page.context().close();
  }
  return seconds;
};

/** So many canaries, broken in every way in turn: reports alone take each back, and nobody is left without the page. */
export const breakCanaries = async (
  browser: Browser,
  dataDir: string,
  count: number,
): Promise<string> => {
  const seconds: number[] = [];
  for (let number = 0; number < count; number += 1) {
    // A step that meets every way, kind and remote before one comes twice.
    const canary = canaries[(number * 7) % canaries.length] as Canary;
    const version = `90.${number}.0`;
    try {
      seconds.push(await playCanary(browser, { dataDir, version }, canary));
    } catch (error) {
      const { page, kind, way } = canary;
      throw new Error(`${page.remote}, ${kind} ${way}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return `${count} broken canaries, each taken back by the reports of ${KNOWN + NEW} devices, the slowest in ${Math.max(...seconds).toFixed(0)} seconds with their page loads`;
};
