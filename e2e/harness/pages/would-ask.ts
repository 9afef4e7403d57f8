import type { Page } from '@playwright/test';

/** Whether the page would have the browser ask before it closes. */
export const wouldAsk = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
