import { contentHeading } from '../../harness/pages/navigation.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('HS-65 a picture is chosen, cut by keyboard and shows at once in the top bar', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'writer2', sites.acme);
  await page.goto('/profile');
  await expect(contentHeading(page)).toBeVisible();
  const buffer = await page.screenshot();
  await page
    .locator('#profile-picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Choose the part to show')).toBeVisible();
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  const picture = page.getByRole('banner').locator('.user-button img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 512);
  await page.reload();
  await expect(page.getByRole('banner').locator('.user-button img')).toBeVisible();
  await page.context().close();
});
