import { contentHeading } from '../../harness/pages/navigation.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { collectErrors, expect, test } from '../../harness/test.ts';

const order = (key: string): string => `/orders/view/northwind-order-${key}`;

test.describe('a customer', () => {
  test.use({ person: 'customer' });

  test('OR-03 OR-05 finds every order on the dashboard and opens one', async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Total Orders')).toBeVisible();
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Professional Package', level: 3 }),
    });
    await expect(card.first().getByRole('progressbar')).toBeVisible();
    await card.first().getByRole('link', { name: /View/ }).click();
    await expect(page).toHaveURL(/initial-question/);
    expect(errors).toEqual([]);
  });

  test('OR-08 sorts by keyboard, searches, and finds the same list after a reload', async ({
    page,
  }) => {
    await page.goto('/orders/list');
    await page.getByRole('columnheader', { name: 'Product' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=product%3Aasc/);
    await page.getByRole('searchbox', { name: 'Search' }).fill('makeover');
    await expect(page.getByRole('cell', { name: 'Resume Starter' })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'LinkedIn Makeover' }).first()).toBeVisible();
    const shown = await page.getByRole('row').allTextContents();
    await page.reload();
    await expect(page.getByRole('row')).toHaveText(shown);
  });

  test('OR-28 OR-29 comes to the gates in order: first the questions, then the contract', async ({
    page,
  }) => {
    await page.goto(order('fresh'));
    await expect(page).toHaveURL(/\/order\/northwind-order-fresh\/initial-question/);
    await page.goto(order('contract'));
    await expect(page).toHaveURL(/\/contract\/fill\/northwind-order-contract/);
  });

  test('OR-22 OR-25 reads services and downloads what comes with the package', async ({ page }) => {
    await page.goto(order('draft-review'));
    const open = page.getByRole('button', { name: /^Resume Writing/ });
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Interview guide' }).click();
    expect((await download).suggestedFilename()).toBe('Interview guide.pdf');
  });

  test('UX-04 OR-40 OR-41 is offered a tip once, below the documents; No Thanks is remembered', async ({
    page,
  }) => {
    await page.goto(order('completed'));
    const dialog = page.getByRole('dialog', { name: 'Your order is complete' });
    await expect(dialog.getByText('TIP AMOUNT')).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(dialog).toBeInViewport({ ratio: 1 });
      // A press that something else would take fails.
      await page
        .getByRole('link', { name: 'Download the PDF of Resume Writing' })
        .click({ trial: true });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 'a finished order at 360 px');
    await dialog.getByRole('button', { name: 'No Thanks' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByText('ORDER COMPLETED', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test('OR-05 OR-20 what the writer does shows in each of the customer’s tabs without a reload', async ({
  context,
  page,
  apiOf,
}) => {
  const { signInContext } = await import('../../harness/test.ts');
  await signInContext(context, 'customer');
  const second = await context.newPage();
  await page.goto('/dashboard');
  // Its due date is nobody else's business meanwhile.
  await second.goto(order('follow-up'));
  await expect(second.getByText('Package Name')).toBeVisible();
  const writer = await apiOf('writer');
  const read = await writer.get('/api/writer/orders/northwind-order-follow-up');
  const { order: target } = await read.json();
  const reply = await writer.patch('/api/writer/orders/set-due-date', {
    data: { orderId: target._id, clientId: target.client_id, dueDate: '2031-05-17' },
  });
  expect(reply.status()).toBe(200);
  await expect(second.getByText('May 17, 2031')).toBeVisible();
  await expect(page.getByText('May 17, 2031')).toBeVisible();
});

test.describe('on a phone, in German', () => {
  test.use({ person: 'customer', locale: 'de-DE', viewport: { width: 360, height: 780 } });

  test('OR-07 OR-21 nothing is cut off, lists are cards, and every page is accessible', async ({
    page,
  }) => {
    const untilComplete = trackContent(page);
    for (const path of ['/dashboard', '/orders/list', order('follow-up')]) {
      await page.goto(path);
      await expect(contentHeading(page)).toBeVisible();
      await untilComplete();
      await expectNoSidewaysScroll(page, path);
      await expectAccessible(page);
    }
    await page.goto('/orders/list');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Auftrag ansehen/ }).first()).toBeVisible();
  });
});
