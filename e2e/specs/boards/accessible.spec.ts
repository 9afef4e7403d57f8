import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test.use({ person: 'writer' });

for (const [width, locale] of [
  [1280, 'en-US'],
  [360, 'de-DE'],
] as const)
  test(`BJ-10 BJ-14 BJ-22 no barrier on boards and their dialogs at ${width} in ${locale}`, async ({
    browser,
  }) => {
    const open = async (person: 'customer' | 'writer', path: string) => {
      const viewport = { width, height: 800 };
      const page = await pageOf(browser, person, undefined, { locale, viewport });
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      return page;
    };
    const tracker = await open('customer', '/board');
    await expect(tracker.locator('.board-card').first()).toBeVisible();
    await expectAccessible(tracker);
    await tracker.locator('.board-card-title').first().click();
    await expect(tracker.locator('.board-rich-area')).toBeVisible();
    await expectAccessible(tracker);
    await tracker.context().close();
    const boards = await open('writer', '/boards');
    await expect(boards.locator('.boards-tile').first()).toBeVisible();
    await expectAccessible(boards);
    await boards.locator('.boards-tile a').last().click();
    await expect(boards.locator('.board-column').first()).toBeVisible();
    const menus = boards.locator('.board-column-head button[aria-haspopup=menu]');
    await menus.first().click();
    await expectAccessible(boards);
    await boards.getByRole('menuitem').last().click();
    await expect(boards.getByRole('dialog')).toBeVisible();
    await expectAccessible(boards);
    await boards.context().close();
  });
