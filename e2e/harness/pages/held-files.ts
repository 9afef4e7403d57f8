import type { Page } from '@playwright/test';

/** Lets no answer from these addresses reach the page until the returned function is called. */
export const holdFiles = async (page: Page, addresses: string): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};
