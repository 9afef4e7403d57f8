import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('BO-76 BO-78 on a phone a questionnaire is worded, tried in the wizard of customers and published', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin', sites.acme, {
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/admin/questionnaires');
  await page.getByRole('button', { name: 'New questionnaire' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Your next move');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'One choice' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Would you move?');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('link', { name: /Offer at least two options/ }).click();
  await page.getByLabel('Option 1', { exact: true }).fill('Yes');
  await page.getByLabel('Option 2', { exact: true }).fill('No');
  await page.getByText('Preview', { exact: true }).click();
  await page.getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await page.getByText('Edit', { exact: true }).first().click();
  await expectNoSidewaysScroll(page, 'the builder at 360 px');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('New orders get version 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.context().close();
});
