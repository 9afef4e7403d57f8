import type { BrowserContext, Page } from 'playwright';
import { untilAtRest } from './look.ts';

const pathsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );

/** Addresses of the back office: what its own menu names, and the first entry of each list there. */
export const pagesOfMenu = async (context: BrowserContext): Promise<string[]> => {
  const page = await context.newPage();
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await untilAtRest(page);
  };
  await open('/admin');
  const named = new Set(await pathsOf(page, 'nav a[href^="/"], main a[href^="/admin"]'));
  const found = new Set(named);
  for (const path of [...named].filter((one) => one.startsWith('/admin'))) {
    await open(path);
    const below = await pathsOf(page, `main a[href^="${path}/"], main a[href^="/orders/view/"]`);
    const [first] = below.filter((one) => !found.has(one));
    if (first) found.add(first);
  }
  await page.close();
  return [...found];
};
