import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

const ran = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { firm?: string }).firm);

test.describe('a firm with its own scripts', () => {
  test.use({ person: 'customer' });

  test.beforeEach(async ({ page }) => {
    await withConfig(page, (config) => {
      config['customScripts'] = {
        headerTag: '<script>globalThis.firm = "head";</script>',
        bodyTag: '<script>globalThis.firm += "+body";</script>',
      };
    });
  });

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
  ]) {
    test(`HS-07 they never run on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#main')).not.toBeEmpty();
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
