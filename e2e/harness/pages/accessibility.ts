import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Where the scanner already is, a second scan need not parse it again.
const violationsOf = async (page: Page): Promise<axe.Result[]> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await scanner.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
    });
    return violations;
  }, tags);
};

const scanPage = async (page: Page): Promise<void> => {
  // What is still growing or fading in is not yet what a person sees.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const violations = await violationsOf(page);
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
  expect(found).toEqual([]);
};

/** Nothing is wider than the window, once charts have drawn themselves for its width. */
export const expectNoSidewaysScroll = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${name} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0);
