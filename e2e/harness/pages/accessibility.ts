import { expect, type Page } from '@playwright/test';
import { violationsOf } from './violations.ts';

/** A bar that stays in place cuts what scrolls under it; on a window as tall as the page nothing is cut. */
const inFullHeight = async (page: Page, scan: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height) return scan();
  await page.setViewportSize({ ...size, height });
  await scan();
  await page.setViewportSize(size);
};

/** No violation of WCAG 2.2 A and AA that a scanner can find; the message names rule and element. */
export const expectAccessible = (page: Page): Promise<void> =>
  inFullHeight(page, () => scanPage(page));

// The library of components has icons that say their English names; what a button is named by counts instead.
const ENGLISH_ICONS =
  '.anticon[role=img][aria-label]:not([aria-label] *):not([aria-hidden=true] *)';

const scanPage = async (page: Page): Promise<void> => {
  // What is still growing or fading in is not yet what a person sees.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  expect(await violationsOf(page)).toEqual([]);
  const spoken = (icons: Element[]) => icons.map((icon) => icon.parentElement?.outerHTML);
  expect(await page.locator(ENGLISH_ICONS).evaluateAll(spoken), 'icons in English').toEqual([]);
};

/** Nothing is wider than the window, once charts have drawn themselves for its width. */
export const expectNoSidewaysScroll = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${name} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
