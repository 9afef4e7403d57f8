import type { Browser, BrowserContext, Page } from 'playwright';
import { violationsOf } from '../harness/pages/violations.ts';
import { signInOverHttp, type SetCookie } from '../harness/people/sign-in.ts';
import type { PersonName } from '../harness/people/sites.ts';
import type { Scheme, Surface } from './appearance.ts';
import { answerReads } from './replies.ts';
import type { Screen } from './screen.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 800, 360: 740 };
// A page that never comes to rest is looked at as it is.
const REST = 60_000;
// A small phone, and what 400 percent leaves of a window of 1280 by 1024 pixels.
const NARROWEST = [
  { width: 320, height: 800 },
  { width: 320, height: 256 },
] as const;

const signedIn = new Map<PersonName, Promise<SetCookie[]>>();

const cookiesOf = (person: PersonName, address: string): Promise<SetCookie[]> => {
  const cookies = signedIn.get(person) ?? signInOverHttp(person, { origin: () => address });
  signedIn.set(person, cookies);
  return cookies;
};

/** A window of its own for a person. */
export const openWindow = async (
  browser: Browser,
  address: string,
  person: PersonName | null,
  { width, language }: Surface,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
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

/** Waits until a page shows what it has: its contents, or, while every answer is held back, what stands in their place. */
export const untilAtRest = async (page: Page, isHeld = false): Promise<void> => {
  await page
    .waitForFunction(
      (held) => {
        const busy = [...document.querySelectorAll<HTMLElement>('[aria-busy="true"]')];
        const isBusy = busy.length > 0;
        // A skeleton shows a moment after it is there.
        const isShown = busy.every(({ dataset }) => dataset['shown'] !== 'false');
        const isDrawn = document.getElementById('portal-frame') !== null;
        const isThere =
          document.querySelector('h1') !== null && (held ? isBusy && isShown : !isBusy);
        return isThere && !isDrawn;
      },
      isHeld,
      { timeout: REST },
    )
    .catch(() => undefined);
  if (!isHeld) await page.waitForLoadState('networkidle', { timeout: REST }).catch(() => undefined);
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
      timeout: REST,
    })
    .then(
      () => false,
      () => true,
    );

const tooWideWhenNarrow = async (page: Page): Promise<string[]> => {
  const problems: string[] = [];
  for (const size of NARROWEST) {
    await page.setViewportSize(size);
    if (await staysTooWide(page))
      problems.push(`scrolls sideways at ${size.width} by ${size.height} pixels`);
  }
  return problems;
};

// What opens over a page has code of its own; on a wide window the menu only folds, and nothing opens.
const OPENED = 'dialog[open], [role="dialog"], [role="menu"], .pui-drawer';
const TO_OPEN = 10_000;

const open = async (page: Page, { path, replies, press }: Screen): Promise<void> => {
  if (replies) await answerReads(page, replies);
  await page.goto(path, { waitUntil: 'commit', timeout: REST });
  await untilAtRest(page, replies === 'held');
  if (!press) return;
  await page.locator(press).first().click();
  await page
    .locator(OPENED)
    .first()
    .waitFor({ timeout: TO_OPEN })
    .catch(() => undefined);
  await untilAtRest(page);
};

/** A picture to be taken, and where it goes. */
export interface Shot {
  scheme: Scheme;
  file: string;
}

/** Opens a screen, takes its picture in each scheme, and says for each what was wrong meanwhile. */
export const takePictures = async (
  context: BrowserContext,
  screen: Screen,
  shots: readonly Shot[],
): Promise<string[][]> => {
  const found = shots.map(({ scheme }) => ({ scheme, problems: [] as string[] }));
  let [now] = found;
  const page = await context.newPage();
  page.on('pageerror', (error) => now?.problems.push(error.message));
  try {
    await page.emulateMedia({ colorScheme: shots[0]?.scheme ?? 'light' });
    await open(page, screen);
    if (await widerThanTheWindow(page)) now?.problems.push('scrolls sideways');
    // What opens over a page is placed in a window, not in the whole height of the page.
    if (!screen.press) await inWholeHeight(page);
    for (const [at, { scheme, file }] of shots.entries()) {
      now = found[at];
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: file, fullPage: !screen.press });
      now?.problems.push(...(await violationsOf(page)));
    }
    now?.problems.push(...(await tooWideWhenNarrow(page)));
  } catch (error) {
    now?.problems.push((error as Error).message.split('\n', 1)[0] ?? '');
  } finally {
    await page.close();
  }
  return found.map(({ problems }) => problems);
};
