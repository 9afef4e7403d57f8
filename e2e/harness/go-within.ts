import type { Page } from '@playwright/test';

/** Opens an address without loading the document again, as a link of the portal does. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
