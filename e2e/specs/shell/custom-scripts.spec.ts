import type { Page } from '@playwright/test';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { expect, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

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

  for (const path of ['/login', '/Login', '/Forgot-Password', '/l%6Fgin', '/review'])
    test(`HS-07 P-14 RV-03 they never run on ${path}`, async ({ page }) => {
      const untilNetworkIdle = trackNetwork(page);
      await page.goto(path);
      await expect(contentHeading(page)).toBeVisible();
      await untilNetworkIdle();
      expect(await ran(page)).toBeUndefined();
    });
});

test.describe('a firm with its own scripts', () => {
  test.use({ person: 'customer' });

  test.beforeEach(withScripts);

  test('HS-07 they run on an ordinary page', async ({ page }) => {
    await page.goto('/orders/list');
    await expect.poll(() => ran(page)).toBe('head+body');
  });

  for (const path of [
    '/profile',
    '/checkout',
    '/invoices',
    '/orders/new',
    '/autologin/x',
    '/forgot-password',
    '/PROFILE',
    '/CHECKOUT',
    '/Pro%66ile',
  ]) {
    test(`HS-07 P-14 they never run on ${path}`, async ({ page }) => {
      const untilNetworkIdle = trackNetwork(page);
      await page.goto(path);
      await untilShell(page);
      await expect(page.locator('#main')).not.toBeEmpty();
      await untilNetworkIdle();
      expect(await ran(page)).toBeUndefined();
    });
  }

  test('HS-07 moving on to a page with a password leaves them behind', async ({ page }) => {
    await page.goto('/orders/list');
    await expect.poll(() => ran(page)).toBe('head+body');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    expect(await ran(page)).toBeUndefined();
  });
});
