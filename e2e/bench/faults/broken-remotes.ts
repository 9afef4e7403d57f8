import { request } from '@playwright/test';
import type { Browser } from 'playwright';
import { sites } from '../../harness/people/sites.ts';
import { failAndRecover } from '../../harness/releases/fail-and-recover.ts';
import { faults, rarerFaults, type Fault } from '../../harness/releases/faults.ts';
import {
  fileKinds,
  pageFiles,
  releasedRemotes,
  type PageFiles,
} from '../../harness/releases/release-files.ts';
import { remotePages, type RemotePage } from '../../harness/releases/remote-pages.data.ts';
import { signInContext } from '../../harness/test.ts';

/** One remote, one kind of its files and one way in which they are broken. */
interface Cell {
  readonly page: RemotePage;
  readonly kind: keyof PageFiles;
  readonly fault: Fault;
}

const cells: readonly Cell[] = remotePages.flatMap((page) =>
  fileKinds.flatMap((kind) => [...faults, ...rarerFaults].map((fault) => ({ page, kind, fault }))),
);

const play = async (browser: Browser, { page, kind, fault }: Cell): Promise<boolean> => {
  const api = await request.newContext({ baseURL: sites.northwind.origin() });
  const remote = (await releasedRemotes(api)).find(({ name }) => name === page.remote);
  if (!remote) throw new Error(`${page.remote} is not released`);
  const files = (await pageFiles(api, remote, page.page))[kind];
  await api.dispose();
  if (files.length === 0) return false;
  // A browser of its own: what is in memory would hide the fault.
  const context = await browser.newContext({ baseURL: sites.northwind.origin() });
  await signInContext(context, page.person);
  try {
    await failAndRecover(await context.newPage(), page, { remote, groups: [files], fault });
  } catch (error) {
    throw new Error(`${page.remote}, ${kind}, ${fault}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
  return true;
};

/** Breaks every kind of file of every remote in every way: message, the rest works, heals without a reload. */
export const breakEveryFile = async (browser: Browser): Promise<string> => {
  let played = 0;
  for (const cell of cells) if (await play(browser, cell)) played += 1;
  return `${played} kinds of broken files in ${remotePages.length} remotes: each named in words, healed without a reload`;
};
