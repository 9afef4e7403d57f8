import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const IDLE_TIME = 500;
const LONGEST = 20_000;

const LOOKS = 3;
const BETWEEN_LOOKS = 40;

/** What a page has under way, and when and how often that changed. */
interface Traffic {
  readonly open: ReadonlySet<Request>;
  changedAt: number;
  changes: number;
}

const watch = (page: Page): Traffic => {
  const open = new Set<Request>();
  const traffic: Traffic = { open, changedAt: performance.now(), changes: 0 };
  const noteChange = (): void => {
    traffic.changedAt = performance.now();
    traffic.changes += 1;
  };
  const note = (request: Request, isOpen: boolean): void => {
    // Whatever the page before had under way went with it.
    if (isOpen && request.isNavigationRequest()) open.clear();
    if (isOpen) open.add(request);
    else open.delete(request);
    noteChange();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  // A page that was entered without a new document has yet to ask for what it shows.
  page.on('framenavigated', noteChange);
  return traffic;
};

/**
 * Watches a page from now on; the result waits until nothing was under way for half a second. The
 * driver's own "networkidle" can be missed for good, on a busy machine too. A page that never rests
 * is not waited for longer than twenty seconds: what the test looks at next decides.
 */
export const trackNetwork = (page: Page): (() => Promise<void>) => {
  const traffic = watch(page);
  return async () => {
    const started = performance.now();
    const isIdle = (): boolean =>
      traffic.open.size === 0 && performance.now() - traffic.changedAt > IDLE_TIME;
    while (!isIdle() && performance.now() - started < LONGEST) await wait(50);
  };
};

// While a document gives way to the next one there is nobody to ask; the change itself is noted.
const untilPageRests = (page: Page): Promise<unknown> =>
  page
    // Unlike an idle callback it needs no frame, which a page that does not change never draws.
    .evaluate(() => scheduler.postTask(() => true, { priority: 'background' }))
    .catch(() => undefined);

/**
 * The same for who only looks at a page: it is complete when nothing was under way in three looks in a row, before
 * each of which the page had done all its work, so that a slow machine is waited for longer. Who counts what a page
 * asks for waits for the half second.
 */
export const trackContent = (page: Page): (() => Promise<void>) => {
  const traffic = watch(page);
  return async () => {
    const started = performance.now();
    for (let quiet = 0; quiet < LOOKS && performance.now() - started < LONGEST;) {
      const before = traffic.changes;
      await wait(BETWEEN_LOOKS);
      await untilPageRests(page);
      quiet = traffic.open.size === 0 && traffic.changes === before ? quiet + 1 : 0;
    }
  };
};
