import { holdFiles } from '../../harness/pages/held-files.ts';
import { review } from '../../harness/pages/seeded.ts';
import { shiftsOf, untilPainted, watchShifts } from '../../harness/shifts.ts';
import { slowClock } from '../../harness/pages/slow-clock.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ person: 'customer' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('PL-54 the frame stands, and its links work', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(/\/orders\/list$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('PL-54 the shell takes the place of the drawn frame: nothing moves, and the focus stays', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/shell/core.*.js');
  await watchShifts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await untilPainted(page);
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'View' });
  await link.focus();
  release();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(link).toBeFocused();
  await expect(
    page
      .getByRole('region', { name: /Waiting/ })
      .or(page.getByText(/Waiting on you/))
      .first(),
  ).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

test('PL-54 the footer stays where it is when the list of orders arrives late', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/api/customer/orders?*');
  await watchShifts(page);
  await page.goto('/orders/list', { waitUntil: 'commit' });
  await expect(page.locator('#portal-frame')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  release();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

test('PL-50 an order with open first questions begins with them: nothing comes that only sends on', async ({
  page,
}) => {
  await slowClock(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/orders/view/northwind-order-fresh');
  await expect(page).toHaveURL(/\/order\/northwind-order-fresh\/initial-question$/);
  await expect(page.getByRole('checkbox', { name: 'Accounting' })).toBeVisible();
  const startedLate = await page.evaluate(() => {
    const shown = document.documentElement.outerHTML;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/remotes/') && !/hashes\./.test(name))
      .filter(({ name }) => !shown.includes(new URL(name).pathname)).length;
  });
  expect(startedLate).toBe(0);
  expect(asked.filter((path) => /mfe-orders|antd/.test(path))).toEqual([]);
  // The questions ask once whether they are still open, and the document itself begins with that.
  const reads = asked.filter((path) => path.startsWith('/api/customer/orders'));
  expect(reads).toEqual(['/api/customer/orders/northwind-order-fresh']);
  const html = await page.request.get(page.url());
  expect(await html.text()).toContain(reads[0]);
});

test.describe('a review before its code', () => {
  test.use({ person: null });

  test('PL-54 CR-01 mark and heading stand with the page, and where the page itself shows them', async ({
    page,
  }) => {
    const release = await holdFiles(page, '**/shell/core.*.js');
    await watchShifts(page);
    await page.goto(review('half-read'), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'Personalized Resume Review' });
    const mark = page.locator('main header').first();
    await untilPainted(page);
    const before = [await heading.boundingBox(), await mark.boundingBox()];
    release();
    await expect(page.getByRole('link', { name: 'Choose Resume Starter' })).toBeVisible();
    const after = [await heading.boundingBox(), await mark.boundingBox()];
    expect(after.map((box) => [box?.x, box?.y])).toEqual(before.map((box) => [box?.x, box?.y]));
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  });
});
