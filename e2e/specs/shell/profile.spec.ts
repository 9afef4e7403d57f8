import { expect, test } from '../../harness/test.ts';

test.use({ person: 'writer' });

test('HS-66 one click on Save counts, also when leaving the field shows its error', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByLabel('Email').fill('x@');
  // As long as a finger presses; the error must not push the button away from under it.
  await page.getByRole('button', { name: 'Save', exact: true }).click({ delay: 100 });
  // Another address needs the password as well.
  await expect(page.getByText('2 fields need a change')).toBeVisible();
});

test('HS-65 a broken picture is named as such instead of an empty dialog', async ({ page }) => {
  await page.goto('/profile');
  const chosen = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.locator('#profile-picture').setInputFiles(chosen);
  await expect(page.getByRole('alert')).toContainText('cannot be read as a picture');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
