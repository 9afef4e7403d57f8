import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, test } from '../../harness/test.ts';
import { fillCard } from './buyer.ts';

test.describe('a customer', () => {
  test.use({ person: 'customer' });

  test('OR-50 OR-51 OR-52 pays an invoice once and gets a receipt to print', async ({ page }) => {
    // The list has more than a page, and what went back is among the oldest.
    await page.goto('/invoices?sort=date:asc');
    await expect(page.getByText('PARTIALLY REFUNDED')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'Pay INV-00003' }).click();
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay $49.00' }).dblclick();
    await expect(page.getByText('Payment Successful').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay INV-00003' })).toHaveCount(0);
    await page.getByRole('link', { name: 'INV-00003' }).click();
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toBe('INV-00003 Northwind Writing.pdf');
  });

  test('FX-20 FX-21 OR-52 OR-57 pays an invoice in naira on the page of the other provider, and reads its result in the portal', async ({
    page,
  }) => {
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'Pay INV-00004' }).click();
    await page.getByRole('button', { name: 'Pay ₦95,000.00' }).click();
    await expect(page).toHaveURL(/\/payment\//);
    await expect(page.getByText('₦95,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Payment Successful')).toBeVisible();
    await expect(page.getByText('₦95,000.00')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Receipt INV-00004' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/invoices\/northwind-invoice-unpaid-alternate/);
  });

  test('OR-54 OR-55 OR-58 chooses a product, pays, and goes on with the questions', async ({
    page,
  }) => {
    await page.goto('/orders/new');
    await expect(page.getByText('Please choose a product first.')).toBeVisible();
    await page.getByRole('radio', { name: /LinkedIn Makeover/ }).check();
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay $99.00' }).click();
    await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question\?showSuccess=true/);
  });

  test('FX-20 OR-42 OR-43 OR-44 tips the writer once, with the card form of another remote', async ({
    page,
  }) => {
    await page.goto(routes.orderView({ id: 'northwind-order-completed-no-tip' }));
    await page.getByRole('button', { name: 'Tip your writer' }).click();
    const dialog = page.getByRole('dialog');
    // A twentieth of 149 is 7.45, rounded.
    await dialog.getByText('5% ($7.00)', { exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText('$7.00');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('dialog', { name: 'Tip for your writer' })).toBeVisible();
    await fillCard(page);
    await dialog.getByRole('button', { name: 'Pay the tip of $7.00' }).dblclick();
    await expect(page.getByText('Writer Tipped Successfully, Thanks!').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByText('You gave').first()).toContainText('$7.00');
    await expect(page.getByRole('button', { name: 'Tip your writer' })).toHaveCount(0);
  });
});
