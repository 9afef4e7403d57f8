import type { Locator, Page } from '@playwright/test';
import { holdFiles } from '../../harness/pages/held-files.ts';
import { openPageInParts } from '../../harness/pages/page-in-parts.ts';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';
import { shiftsOf, untilPainted, watchShifts } from '../../harness/shifts.ts';
import { expect, test } from '../../harness/test.ts';

/** The eye of the password, once React has made the page its own and hears of a press. */
const untilTakenOver = async (page: Page): Promise<Locator> => {
  const eye = page.getByRole('button', { name: 'Show the password' });
  const isTakenOver = () =>
    eye.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver).toBe(true);
  return eye;
};

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, site: sites.acme });

  test('PL-53 a writer signs in and lands', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.getByRole('img', { name: sites.acme.name }).first()).toBeVisible();
    await page.getByLabel('Email').fill(people.writer);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.some((name) => /session/.test(name))).toBe(true);
  });

  test('PL-53 HS-53 a wrong password says so and keeps the email', async ({ page }) => {
    await page.goto('/login?from=%2Forders%2Flist');
    await page.getByLabel('Email').fill(people.writer);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(people.writer);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/orders\/list$/);
  });
});

test('PL-53 HS-53 Back after a wrong password and a right one stays in the portal', async ({
  page,
}) => {
  const send = async (password: string): Promise<void> => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/login?from=%2Fnotifications');
  await page.getByLabel('Email').fill(people.writer);
  await send('not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await untilTakenOver(page);
  await send(DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/notifications$/);
  // A page that answered a form cannot be shown again without sending the form again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('PL-53 what is typed before the script arrives stays, and nothing moves when it does', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/shell/door-page.*.js');
  await watchShifts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await untilPainted(page);
  const email = page.getByLabel('Email');
  await email.pressSequentially('customer@exam');
  release();
  const eye = await untilTakenOver(page);
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(email).toHaveValue('customer@exam');
  await email.press('End');
  await email.pressSequentially('ple.com');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await email.press('Enter');
  await expect(page).not.toHaveURL(/login/);
});

test('PL-51 PL-53 a page that comes in two parts shows when it is whole, so that nothing moves', async ({
  page,
  baseURL,
}) => {
  const portal = await openPageInParts(baseURL!, { path: '/login', cut: '<input' });
  await watchShifts(page);
  const styles = page.waitForResponse(/\/shell\/base\..*\.css/);
  await page.goto(`${portal.origin}/login`, { waitUntil: 'commit' });
  await (await styles).finished();
  // Half a page would show within this time; a page that waits draws no frame, so no frame can be waited for.
  const isPainted = (): boolean =>
    performance.getEntriesByName('first-contentful-paint').length > 0;
  await page
    .waitForFunction(isPainted, undefined, { polling: 20, timeout: 600 })
    .catch(() => undefined);
  portal.sendRest();
  await untilPainted(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  portal.close();
});
