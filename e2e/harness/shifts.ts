import type { Page } from 'playwright';

interface Watched {
  shifts?: { total: number };
}

/** Adds up from the first paint on what moves on the page without anybody's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    (globalThis as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Whoever asks for a place before the styles are there makes the browser lay out a page that nobody sees, and count it. */
export const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** How much has moved so far. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watched).shifts?.total ?? Number.NaN);
