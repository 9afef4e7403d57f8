import type { Page } from '@playwright/test';

/** Opens an address without loading the document again, as a link of the portal does. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The same, until the new page has taken the focus, as every page does for its heading or its dialog. */
export const enterWithin = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await goWithin(page, path);
  await page.waitForFunction(() => document.activeElement !== document.body);
};
