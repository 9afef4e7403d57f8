import { routes } from '@portal/shared-contracts/remote';
import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { untilSectionsLeft } from '../../harness/pages/navigation.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

test('QU-45 QU-46 QU-47 QU-49 the writing profile in three steps, kept when interrupted', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'writer2');
  await page.goto(routes.onboarding({}));
  const percent = page.getByRole('progressbar');
  await expect(percent).toHaveAttribute('aria-valuenow', '25');
  await page.getByLabel('Work Phone').fill('call me');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Enter A valid phone number').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Work Phone').fill('+1 555 010 2030');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(percent).toHaveAttribute('aria-valuenow', '50');
  await page.getByLabel('Profile Title').fill('Biographer');
  await page.getByLabel('Profile Summary').fill('I write lives.');
  await page.getByLabel('Transportation and Distribution').check();
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await page.reload();
  await expect(percent).toHaveAttribute('aria-valuenow', '50');
  await expect(page.getByLabel('Profile Title')).toHaveValue('Biographer');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(percent).toHaveAttribute('aria-valuenow', '75');
  await page.getByLabel('Sunday').check();
  await page.getByLabel('Max Open Jobs').fill('3');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Updated Sucessfully').first()).toBeVisible();
  await page.waitForURL(`**${routes.dashboard({})}`);
  await page.goto(routes.onboarding({}));
  await expect(page.getByLabel('Work Phone')).toHaveValue('+1 555 010 2030');
  await page.context().close();
});

test('QU-40 a survey is answered once', async ({ browser }) => {
  const page = await pageOf(browser, 'customer');
  const address = routes.survey({
    orderId: 'northwind-order-completed',
    surveyId: 'northwind-satisfaction',
  });
  await page.goto(address);
  await page.getByLabel('Very content').check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Perhaps').check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Thank you for your answers.')).toBeVisible();
  await untilSectionsLeft(page);
  await page.reload();
  await expect(page.getByText('Thank you for your answers.')).toBeVisible();
  await page.context().close();
});
