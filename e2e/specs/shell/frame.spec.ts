import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

test.describe('customer', () => {
  test.use({ person: 'customer' });

  test('UX-07 the focus goes to the heading of each new page, across remotes, and the skip link works', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await untilShell(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    for (const name of ['Invoices', 'Jobs', 'View', 'Dashboard']) {
      await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
      const heading = contentHeading(page);
      await expect(heading).toBeFocused();
    }
  });

  test('PL-15 HS-41 links to social networks that a blocker holds back leave all else standing', async ({
    page,
  }) => {
    await page.route(/social-links/, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) =>
      /social-links/.test(request.url()),
    );
    await page.goto('/dashboard');
    await lost;
    await untilShell(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Support/ })).toBeVisible();
  });

  test('HS-42 the side menu narrows, and is still narrow after a reload', async ({ page }) => {
    await page.goto('/dashboard');
    await untilShell(page);
    await page.getByRole('button', { name: 'Narrow the menu' }).click();
    await expect(page.locator('[data-mode="condensed"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-mode="condensed"]')).toBeVisible();
    await expect(
      page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' }),
    ).toBeVisible();
  });

  test('HS-41 UX-07 on a phone the menu is a drawer that keys open, use and close', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard');
    await untilShell(page);
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Invoices' }).click();
    await expect(page).toHaveURL(/\/invoices$/);
    await expect(drawer).toBeHidden();
    // A page that is here already has the focus before the drawer has moved away.
    await button.click();
    await expect(drawer).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await drawer.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.locator('[role="dialog"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
  });

  test('HS-74 the bell opens a list 230 pixels high that Escape closes', async ({ page }) => {
    await page.goto('/orders/list');
    await untilShell(page);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const list = page.locator('.bell-list');
    await expect(list).toBeVisible();
    // It grows while it opens.
    await expect.poll(async () => (await list.boundingBox())?.height).toBe(230);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  test('HS-74 FX-35 on a phone the list of the bell takes the window’s width', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/orders/list');
    await untilShell(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.locator('.bell')).toBeVisible();
    const edges = async (): Promise<number[]> => {
      const { x = 0, width = 0 } = (await page.locator('.bell-sheet').boundingBox()) ?? {};
      return [x, 360 - x - width];
    };
    // The same margin on both sides, wherever the bell stands.
    await expect.poll(edges).toEqual([8, 8]);
    await expectNoSidewaysScroll(page, 'the open bell at 360 px');
  });

  test('HS-12 a slow part shows the frame after the preloader, not a blank page', async ({
    page,
  }) => {
    const hold = async (files: RegExp): Promise<() => void> => {
      let arrive = (): void => undefined;
      const held = new Promise<void>((done) => (arrive = done));
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      return arrive;
    };
    const startShell = await hold(/\/shell\/core\..*\.js/);
    const arrive = await hold(/\/remotes\/mfe-orders\/.*\.js/);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('Just a sec...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    startShell();
    // The shell's own frame, with a heading that still waits for its page: it waits no longer than the preloader.
    await untilShell(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    arrive();
    await expect(contentHeading(page)).toBeVisible();
  });

  test('WCAG 2.2 AA: an unknown address in the dark, at 1280 and at 320 px', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, `/nowhere at ${width} px`);
    }
  });
});

test.describe('languages', () => {
  test.use({ site: sites.acme });

  test('SC-54 the door speaks six languages, html lang follows, and a reload keeps the choice', async ({
    page,
  }) => {
    await page.goto('/login');
    const headings = {
      Deutsch: 'Anmelden',
      Italiano: 'Accedi',
      Русский: 'Вход',
      Español: 'Iniciar sesión',
      ไทย: 'เข้าสู่ระบบ',
    };
    const codes = { Deutsch: 'de', Italiano: 'it', Русский: 'ru', Español: 'es', ไทย: 'th' };
    for (const [name, heading] of Object.entries(headings)) {
      await page.getByRole('combobox').selectOption(name);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', codes[name as keyof typeof codes]);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });

  for (const locale of ['de-DE', 'en-US'])
    test(`SC-54 the page in ${locale} names its texts, so that they come beside the code and not after it`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      const untilNetworkIdle = trackNetwork(page);
      await page.goto(new URL('/login', sites.acme.origin()).href);
      await untilNetworkIdle();
      const asked = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap((entry) => {
          const { initiatorType, name } = entry as PerformanceResourceTiming;
          const file = new URL(name).pathname;
          return initiatorType === 'script' && file.startsWith('/shell/') ? [file] : [];
        }),
      );
      // The entry alone is in the page as a script; everything else was named for preloading.
      expect(asked).toEqual([expect.stringContaining('/shell/door.')]);
      await context.close();
    });
});
