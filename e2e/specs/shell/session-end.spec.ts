import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people, sites, type PersonName } from '../../harness/people/sites.ts';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

test.use({ site: sites.acme });

const signIn = async (page: Page, person: PersonName): Promise<void> => {
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

test('SC-32 HS-66 a session that ends loses neither the place nor the text, and shows it to nobody else', async ({
  page,
  context,
  site,
}) => {
  await signInContext(context, 'writer2', site);
  await page.goto('/profile?part=names');
  const field = page.getByLabel('Last name');
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  await field.press('End');
  await field.pressSequentially(' typed');
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();

  await test.step('the session ends while the page is open', async () => {
    await context.clearCookies({ name: /session/ });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?from=%2Fprofile%3Fpart%3Dnames$/);
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
  });

  await test.step('another person on this device sees none of it', async () => {
    await signIn(page, 'customer');
    await page.goto('/profile');
    await expect(page.getByLabel('Last name')).not.toHaveValue(`${before} typed`);
    await context.clearCookies({ name: /session/ });
    await page.goto('/profile?part=names');
  });

  await test.step('the first person is back at the same address with the same text', async () => {
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, 'writer2');
    await expect(page).toHaveURL(/\/profile\?part=names$/);
    await expect(page.getByLabel('Last name')).toHaveValue(`${before} typed`);
  });
});

test('HS-66 typed text survives a reload within the same second and a lost network', async ({
  page,
  context,
  site,
}) => {
  await signInContext(context, 'writer', site);
  await page.goto('/profile');
  const field = page.getByLabel('First name');
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  await field.press('End');
  await field.pressSequentially('X');
  await page.reload();
  await expect(field).toHaveValue(`${before}X`);
  await context.setOffline(true);
  await field.press('End');
  await field.pressSequentially('Y');
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByText('Offline: saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Timeout!')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(field).toHaveValue(`${before}XY`);
});

test('HS-54 signing out warns of unsent text and removes it only then', async ({
  page,
  context,
  site,
}) => {
  await signInContext(context, 'customer', site);
  await page.goto('/profile');
  const field = page.getByLabel('First name');
  const before = await field.inputValue();
  await field.press('End');
  await field.pressSequentially('Z');
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText(/has not been sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove it and sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'customer');
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue(before);
});

test('SC-32 signing out in one tab signs the other out', async ({ page, context, site }) => {
  await signInContext(context, 'customer', site);
  await page.goto('/orders/list');
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login\?from=%2Forders%2Flist$/);
});

test('FX-12 a tab that finds another one signed in again goes back to its place', async ({
  page,
  context,
  site,
}) => {
  await signInContext(context, 'customer', site);
  await page.goto('/orders/list?q=resume');
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(page).toHaveURL(/\/login\?from=/);
  await other.goto('/login');
  await signIn(other, 'customer');
  await expect(page).toHaveURL(/\/orders\/list\?q=resume$/);
});
