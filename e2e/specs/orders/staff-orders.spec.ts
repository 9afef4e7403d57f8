import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, test } from '../../harness/test.ts';

test.describe('a writer', () => {
  test.use({ person: 'writer' });

  test('OR-11 OR-12 sets a due date from the calendar and sees it in the row', async ({ page }) => {
    await page.goto('/orders/list?q=Resume%20Starter');
    await page
      .getByRole('button', { name: /due date of Resume Starter/ })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: 'Due date' });
    await field.fill('2020-01-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The due date cannot be in the past')).toBeVisible();
    await field.fill('2032-04-20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Due Date Set Successfully!').first()).toBeVisible();
    await expect(page.getByText('Apr 20, 2032').first()).toBeVisible();
  });

  test('OR-10 OR-14 archives an order, finds it under Show Archived and takes it back', async ({
    page,
  }) => {
    await page.goto('/orders/list?q=Amara&tab=done');
    await expect(page.getByRole('cell', { name: 'Amara Okafor' }).first()).toBeVisible();
    const before = await page.getByRole('row').count();
    await page
      .getByRole('button', { name: /^Archive / })
      .first()
      .click();
    await expect(page.getByRole('row')).toHaveCount(before - 1);
    await page.getByRole('switch', { name: 'Show Archived' }).click();
    await page
      .getByRole('button', { name: /^Unarchive / })
      .first()
      .click();
    await page.getByRole('switch', { name: 'Show Archived' }).click();
    await expect(page.getByRole('row')).toHaveCount(before);
  });

  test('OR-17 the dashboard draws both charts and carries their numbers as tables', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    // Below what is to be done, and drawn for whoever comes down to them.
    await page.getByRole('heading', { name: 'Completed and pending' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.apexcharts-line-series')).toBeVisible();
    await expect(page.locator('.apexcharts-pie')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Orders per month' }).getByRole('row'),
    ).toHaveCount(7);
    await expectAccessible(page);
  });
});

test.describe('a reviewer', () => {
  test.use({ person: 'reviewer' });

  test('OR-16 OR-31 reads the list with e-mails and the order with its writer, and changes nothing', async ({
    page,
  }) => {
    await page.goto('/orders/list');
    await expect(page.getByRole('cell', { name: 'customer@example.com' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Archive|due date/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/orders/view/northwind-order-writing');
    await expect(page.getByText('William Okafor')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a writer who reads Russian', () => {
  test.use({ person: 'writer', locale: 'ru-RU' });

  test('OR-10 OR-11 dates and actions stand clear of each other, as a table and as cards', async ({
    page,
  }) => {
    await page.goto('/orders/list');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [1280, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('row').nth(1)).toBeVisible({ visible: width === 1280 });
      const overlaps = () =>
        page
          .locator('main .pui-table')
          .locator('a, button')
          .evaluateAll((elements) => {
            const boxes = elements.map((element) => element.getBoundingClientRect());
            return boxes.flatMap((a, index) =>
              boxes
                .slice(index + 1)
                .filter(
                  (b) =>
                    a.left < b.right - 1 &&
                    b.left < a.right - 1 &&
                    a.top < b.bottom - 1 &&
                    b.top < a.bottom - 1,
                )
                .map((b) => [a.x, a.y, b.x, b.y].map(Math.round).join(' ')),
            );
          });
      await expect.poll(overlaps, String(width)).toEqual([]);
    }
    await expectAccessible(page);
  });
});
