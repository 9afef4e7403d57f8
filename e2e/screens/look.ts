import type { Browser, BrowserContext, Page } from 'playwright';
import { violationsOf } from '../harness/pages/violations.ts';
import { signInOverHttp, type SetCookie } from '../harness/people/sign-in.ts';
import type { PersonName } from '../harness/people/sites.ts';
import type { Appearance } from './appearance.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 800, 360: 740 };
// A page that never comes to rest is looked at as it is.
const REST = 8000;
// What 400 percent leaves of a page 1280 pixels wide.
const NARROWEST = 320;

const signedIn = new Map<PersonName, Promise<SetCookie[]>>();

const cookiesOf = (person: PersonName, address: string): Promise<SetCookie[]> => {
  const cookies = signedIn.get(person) ?? signInOverHttp(person, { origin: () => address });
  signedIn.set(person, cookies);
  return cookies;
};

/** A window of its own for a person and a look. */
export const openWindow = async (
  browser: Browser,
  address: string,
  person: PersonName | null,
  { width, scheme, language }: Appearance,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    colorScheme: scheme,
    locale: language,
    reducedMotion: 'reduce',
    baseURL: address,
  });
  const cookies = person ? await cookiesOf(person, address) : [];
  await context.addCookies(
    [...cookies, { name: 'portal_language', value: language }].map((cookie) => ({
      ...cookie,
      url: address,
    })),
  );
  return context;
};

const untilAtRest = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(
      () =>
        document.querySelector('h1') !== null &&
        document.querySelector('[aria-busy="true"]') === null,
      undefined,
      { timeout: REST },
    )
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: REST }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
};

// A menu that stays in place ends with the window, so the window is as tall as its page.
const inWholeHeight = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
};

const widerThanTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

// Tables and charts take a moment to draw themselves for another width.
const staysTooWide = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
      timeout: 3000,
    })
    .then(
      () => false,
      () => true,
    );

/** Opens an address, takes its picture, and says what was wrong meanwhile. */
export const takePicture = async (
  context: BrowserContext,
  path: string,
  file: string,
): Promise<string[]> => {
  const problems: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(path);
    await untilAtRest(page);
    if (await widerThanTheWindow(page)) problems.push('scrolls sideways');
    await inWholeHeight(page);
    await page.screenshot({ path: file, fullPage: true });
    problems.push(...(await violationsOf(page)));
    await page.setViewportSize({ width: NARROWEST, height: 800 });
    if (await staysTooWide(page)) problems.push(`scrolls sideways at ${NARROWEST} pixels`);
  } catch (error) {
    problems.push((error as Error).message.split('\n', 1)[0] ?? '');
  } finally {
    await page.close();
  }
  return problems;
};

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
