import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { visit } from '../../harness/pages/navigation.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('BO-60 BO-112 on a phone the first order is in sight, and the filters open and say how many are on, by keyboard', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin', sites.northwind, {
    viewport: { width: 360, height: 740 },
  });
  await visit(page, '/admin/orders');
  await expect(page.getByRole('link', { name: /^#\d+$/ }).first()).toBeInViewport();
  const fold = page.getByRole('button', { name: /^Filters/ });
  const turn = page.getByLabel('Whose turn');
  await expect(turn).toBeHidden();
  await expect(page.getByLabel('Sort by')).toBeVisible();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(turn).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(turn).toBeFocused();
  await turn.selectOption({ label: 'Done' });
  await expect(fold).toHaveText('Filters: 1 on');
  await expectNoSidewaysScroll(page, 'the open filters');
  await fold.press('Enter');
  await expect(turn).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(turn).toBeVisible();
  await expect(fold).toBeHidden();
});
