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
