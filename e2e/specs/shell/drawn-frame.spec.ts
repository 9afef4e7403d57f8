import { shiftsOf, untilPainted, watchShifts } from '../../harness/shifts.ts';
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
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/core.*.js', async (route) => {
    await held;
    await route.continue();
  });
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
