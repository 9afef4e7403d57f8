import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { sites } from '../../harness/people/sites.ts';

test('QU-35 QU-36 QU-37 QU-38 a template is made, filled, renamed and published', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'writer', sites.acme);
  await page.goto(routes.templateList({}));
  await expect(
    page.getByRole('heading', { name: 'List of Follow Up Questions Templates' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Create template' }).click();
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('Enter Name', { exact: true })).toBeVisible();
  await page.getByLabel('Questionnaire Name').fill('Second interview');
  await page.getByLabel('Questionnaire Name').press('Enter');
  await page.waitForURL('**/questionnaire-template/template?key=*');
  await page.getByRole('button', { name: 'One choice' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Would you move?');
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Questionnaire Name').fill('Third interview');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published!').first()).toBeVisible();
  await page.getByRole('link', { name: 'All templates' }).click();
  const row = page.getByRole('row', { name: /Third interview/ });
  await expect(row).toContainText('Published');
  await row.getByRole('link', { name: 'View Third interview' }).click();
  await page.getByText('Preview').click();
  await expect(page.getByRole('group', { name: /Would you move/ })).toBeVisible();
  await page.context().close();
});
