import type { Browser, BrowserContext, Page } from 'playwright';
import { signInOverHttp, type SetCookie } from '../harness/people/sign-in.ts';
import type { PersonName } from '../harness/people/sites.ts';
import type { Appearance } from './appearance.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 800, 360: 740 };
// A page that never comes to rest is looked at as it is.
const REST = 8000;

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
  } catch (error) {
    problems.push((error as Error).message.split('\n', 1)[0] ?? '');
  } finally {
    await page.close();
  }
  return problems;
};

/** Addresses of the back office that its own menu names. */
export const pagesOfMenu = async (context: BrowserContext): Promise<string[]> => {
  const page = await context.newPage();
  await page.goto('/admin');
  await untilAtRest(page);
  const paths = await page
    .locator('nav a[href^="/"], main a[href^="/admin"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  await page.close();
  return [...new Set(paths)];
};
