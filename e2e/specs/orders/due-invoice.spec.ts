import { visit } from '../../harness/pages/navigation.ts';
import { issueInvoice } from '../../harness/people/issue-invoice.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('FX-02 OR-52 an unpaid invoice is found on the dashboard and leads to its payment', async ({
  browser,
  apiOf,
}) => {
  // One of its own: other tests pay the seeded ones of the same customer.
  await issueInvoice(await apiOf('admin'), { text: 'A second letter', price: 20 });
  const page = await pageOf(browser, 'customer');
  await visit(page, '/dashboard');
  await page
    .getByRole('link', { name: /^Pay invoice / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Pay \$\d/ })).toBeVisible();
});
