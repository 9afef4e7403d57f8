import type { Page } from '@playwright/test';

/** Answers that were asked for early stay fresh for some seconds; on a busy machine a page may need more to come so far. */
export const slowClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
  });
