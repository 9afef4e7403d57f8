import { visit } from '../../harness/pages/navigation.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('FX-02 OR-52 an unpaid invoice is found on the dashboard and leads to its payment', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  await visit(page, '/dashboard');
  await page
    .getByRole('link', { name: /^Pay invoice / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invoices\?filter\.status=unpaid$/);
  await expect(page.getByRole('button', { name: /^Pay/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0);
});
