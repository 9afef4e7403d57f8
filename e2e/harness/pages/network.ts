import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const IDLE_TIME = 500;
const LONGEST = 20_000;

/**
 * Watches a page from now on; the result waits until nothing was under way for half a second. The
 * driver's own "networkidle" can be missed for good, on a busy machine too. A page that never rests
 * is not waited for longer than twenty seconds: what the test looks at next decides.
 */
export const trackNetwork = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (request: Request, isOpen: boolean): void => {
    // Whatever the page before had under way went with it.
    if (isOpen && request.isNavigationRequest()) open.clear();
    if (isOpen) open.add(request);
    else open.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  // A page that was entered without a new document has yet to ask for what it shows.
  page.on('framenavigated', () => (changedAt = performance.now()));
  return async () => {
    const started = performance.now();
    const isIdle = (): boolean => open.size === 0 && performance.now() - changedAt > IDLE_TIME;
    while (!isIdle() && performance.now() - started < LONGEST) await wait(50);
  };
};
