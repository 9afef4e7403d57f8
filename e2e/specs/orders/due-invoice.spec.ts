import type { APIRequestContext } from '@playwright/test';
import { visit } from '../../harness/pages/navigation.ts';
import { people } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

/** An invoice of its own: other tests pay the seeded ones of the same customer. */
const issueInvoice = async (api: APIRequestContext): Promise<void> => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const lines = [{ text: 'A second letter', quantity: 1, price: 20 }];
  const data = { customer: people.customer, lines };
  const draft = await api.post('/api/admin/invoices', { headers, data });
  const { invoice } = (await draft.json()) as { invoice: { _id: string } };
  const issued = await api.post(`/api/admin/invoices/${invoice._id}/issue`, { headers, data: {} });
  expect(issued.ok()).toBe(true);
};

test('FX-02 OR-52 an unpaid invoice is found on the dashboard and leads to its payment', async ({
  browser,
  apiOf,
}) => {
  await issueInvoice(await apiOf('admin'));
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
