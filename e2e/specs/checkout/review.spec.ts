import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { review } from '../../harness/pages/seeded.ts';

test('CR-03 CR-11 the five tabs open by keyboard and by address, and the progress stays', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(review('fresh'));
  await expect(page.getByRole('heading', { name: 'Personalized Resume Review' })).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).focus();
  // A reload may cut off what is still on its way.
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/review/progress') &&
      (reply.request().postData() ?? '').includes('Best-Fit Jobs'),
  );
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Best-Fit Jobs' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(/#best-fit-jobs$/);
  await expect(page.getByText('Logistics Manager')).toBeVisible();
  await (await saved).finished();
  await page.reload();
  await expect(page.getByText('Logistics Manager')).toBeVisible();
  await expect(page.getByText(/40% read/)).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('CR-01 a review is never indexed', async ({ page }) => {
  await page.goto(review('half-read'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('CR-03 on a phone the tabs are a dropdown and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(review('human'));
  await page.getByLabel('Parts of the review').selectOption('language');
  await expect(page.getByText('Weak verbs')).toBeVisible();
  await expect(page.getByText('Written by a person who read your resume.')).toBeVisible();
  await expectNoSidewaysScroll(page, 'the review at 360 px');
  await expectAccessible(page);
});

test('CR-13 the name modal asks only for what is missing and can be closed', async ({ page }) => {
  await page.goto(review('nameless'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('URGENT: ATS Scan Failure, Name Was Not Detectable');
  await expect(dialog.getByLabel('Email')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter First Name')).toBeVisible();
  await expect(dialog.getByText('Enter Last name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
