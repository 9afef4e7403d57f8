import type { Page } from '@playwright/test';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ person: 'writer', viewport: { width: 1280, height: 320 } });

const top = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls the list to its last link; where the page stands then. */
const scrollToLast = async (page: Page) => {
  await page.goto('/orders/list');
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  const link = page.locator('main').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(100);
  return { link, left };
};

test('UX-07 the way back leads to the place in the list from which one came, a new page begins at its top', async ({
  page,
}) => {
  const { link, left } = await scrollToLast(page);
  const list = page.url();
  await link.click();
  await expect(page).not.toHaveURL(list);
  // The address changes first: until the order can be drawn, the list stays where it is.
  await expect(contentHeading(page)).not.toHaveText('List Orders');
  expect(await top(page)).toBe(0);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => top(page)).toBe(50);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect.poll(() => top(page)).toBe(left);
  await page.goForward();
  await expect(page).not.toHaveURL(list);
  await expect.poll(() => top(page)).toBe(50);
});

test('UX-07 a list that comes late is scrolled to the place when it is there', async ({ page }) => {
  const { link, left } = await scrollToLast(page);
  await link.click();
  await expect(page).not.toHaveURL(/list/);
  await page.reload();
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/list/);
  await expect.poll(() => top(page)).toBe(left);
});

for (const { person, list } of [
  { person: 'writer', list: '/orders/list?tab=done&sort=product:asc&page=2' },
  { person: 'customer', list: '/orders/list?filter.status=completed&sort=product:desc' },
] as const)
  test.describe(`as the ${person}`, () => {
    test.use({ person });
    test('UX-07 the link above an order leads to the list as it was narrowed, also after a reload', async ({
      page,
    }) => {
      await page.goto(list);
      await untilShell(page);
      await page.locator('main').getByRole('link', { name: 'View Order' }).first().click();
      await expect(page).toHaveURL(/\/orders\/view\//);
      await page.reload();
      await page.locator('main').getByRole('link', { name: 'Orders', exact: true }).click();
      await expect(page).toHaveURL(list);
      await expect(page.locator('main').getByRole('table')).toBeVisible();
    });
  });
