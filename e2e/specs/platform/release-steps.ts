import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '../../harness/people/sites.ts';
import { expect, portalHeader } from '../../harness/test.ts';

/** Signs the demo customer in at this portal. */
export const signIn = async (context: BrowserContext, origin: string): Promise<void> => {
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    headers: portalHeader,
    data: { email: people.customer, password: DEMO_PASSWORD },
  });
  expect(reply.status()).toBe(200);
};

/** The release of a remote that a page has loaded. */
export const runningRelease = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate((prefix) => {
    const entries = performance.getEntriesByType('resource').map((entry) => entry.name);
    const entry = entries.find((url) => url.includes(prefix) && url.includes('remoteEntry.js'));
    return entry?.split('/').at(-2);
  }, `/remotes/${name}/`);

/** A page that knows of a newer release checks every other second whether it would disturb anybody. */
const UPDATE_CHECK_MS = 2_000;

/** Counts these checks, ten times as often, so that nobody waits for them. */
export const countUpdateChecks = (page: Page): Promise<unknown> =>
  page.addInitScript((every) => {
    const start = globalThis.setInterval.bind(globalThis);
    const scope = globalThis as unknown as { updateChecks: number; setInterval: unknown };
    scope.updateChecks = 0;
    scope.setInterval = (work: () => void, wait: number) => {
      if (wait !== every) return start(work, wait);
      return start(() => {
        work();
        scope.updateChecks += 1;
      }, wait / 10);
    };
  }, UPDATE_CHECK_MS);

/** How many there were. */
export const updateChecks = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { updateChecks: number }).updateChecks);
