import { adminRoutes } from '@portal/shared-contracts/admin';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ site: sites.acme, person: 'admin' });

test('BO-17 HS-06 a preview has the logo as large as the bar has it, and on light ground in the dark', async ({
  page,
}) => {
  await page.goto(adminRoutes.settings({ section: 'firm' }));
  const real = page.getByRole('banner').getByRole('img', { name: sites.acme.name });
  const { height } = (await real.boundingBox())!;
  const shown = page.locator('.admin-preview img[alt]:not([alt=""])');
  await expect(shown).toHaveCount(4);
  for (const logo of await shown.all()) await expect(logo).toHaveCSS('height', `${height}px`);
  const dark = page.locator('.admin-preview[style*="color-scheme: dark"] img[alt]:not([alt=""])');
  await expect(dark).toHaveCount(2);
  for (const logo of await dark.all())
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('BO-17 the preview of a mail shows what the firm would send, closed to scripts', async ({
  page,
}) => {
  await page.goto(adminRoutes.settings({ section: 'firm' }));
  await page.getByLabel('Page', { exact: true }).selectOption('mail');
  const frames = page.locator('.admin-preview iframe');
  await expect(frames).toHaveCount(4);
  await expect(frames.first()).toHaveAttribute('sandbox', '');
  await expect(frames.first().contentFrame().getByText(sites.acme.name).first()).toBeVisible();
});

test('BO-57 the preview of the words of a mail is shown with the words as they are typed', async ({
  page,
}) => {
  await page.goto(adminRoutes.mailTemplates({}));
  await page.getByLabel('Subject').fill('Soon: {{number}}');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.getByTitle(/^Preview: Soon: /);
  await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});
