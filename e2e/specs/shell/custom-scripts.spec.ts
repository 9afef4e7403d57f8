import type { Page } from '@playwright/test';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { expect, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

const WITH_SECRETS = [
  '/profile',
  '/checkout',
  '/invoices',
  '/orders/new',
  '/forgot-password',
  '/PROFILE',
  '/CHECKOUT',
  '/Pro%66ile',
  // Last, as a code that is refused may leave nobody signed in.
  '/autologin/x',
];

const ran = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { firm?: string }).firm);

const withScripts = ({ page }: { page: Page }): Promise<void> =>
  withConfig(page, (config) => {
    config['customScripts'] = {
      headerTag: '<script>globalThis.firm = "head";</script>',
      bodyTag: '<script>globalThis.firm += "+body";</script>',
    };
  });

test.describe('a firm with its own scripts, to nobody signed in', () => {
  test.beforeEach(withScripts);

  test('HS-07 P-14 RV-03 they never run where one signs in, and on no review', async ({ page }) => {
    const untilNetworkIdle = trackNetwork(page);
    for (const path of ['/login', '/Login', '/Forgot-Password', '/l%6Fgin', '/review'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(contentHeading(page)).toBeVisible();
        await untilNetworkIdle();
        expect(await ran(page), path).toBeUndefined();
      });
  });
});

test.describe('a firm with its own scripts', () => {
  test.use({ person: 'customer' });

  test.beforeEach(withScripts);

  test('HS-07 they run on an ordinary page', async ({ page }) => {
    await page.goto('/orders/list');
    await expect.poll(() => ran(page)).toBe('head+body');
  });

  test('HS-07 P-14 they never run where a password, a card or a code is given', async ({
    page,
  }) => {
    const untilNetworkIdle = trackNetwork(page);
    for (const path of WITH_SECRETS)
      await test.step(path, async () => {
        await page.goto(path);
        await untilShell(page);
        await expect(page.locator('#main')).not.toBeEmpty();
        await untilNetworkIdle();
        expect(await ran(page), path).toBeUndefined();
      });
  });

  test('HS-07 moving on to a page with a password leaves them behind', async ({ page }) => {
    await page.goto('/orders/list');
    await expect.poll(() => ran(page)).toBe('head+body');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    expect(await ran(page)).toBeUndefined();
  });
});
