import type { Page } from '@playwright/test';
import { mailedLink, PASSWORD_LINK } from '../../harness/mails/mailed-link.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';
import { fillCard, fillGuest } from './buyer.ts';

const password = 'quiet river stone 7';

/** Buys as a guest whom nobody knows; their address. */
const buy = async (page: Page): Promise<string> => {
  await page.goto('/checkout?item=northwind-starter');
  await fillGuest(page);
  const email = await page.getByLabel('Email').inputValue();
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  return email;
};

const setPassword = async (page: Page): Promise<void> => {
  await page.getByLabel('Enter New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question|\/dashboard$/);
};

test('FX-44 a new buyer sets the first password in the profile, without a current one, and signs in with it elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await buy(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await setPassword(page);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText('Your password is set.').first()).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL });
  await signIn(await elsewhere.newPage(), email);
  await elsewhere.close();
});

test('FX-44 the link in the receipt sets the first password of a new buyer', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await buy(page);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  const link = PASSWORD_LINK;
  await other.goto(await mailedLink(page, { site: sites.northwind, email, link }));
  await setPassword(other);
  await other.getByRole('button', { name: 'Save the new password' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await signIn(other, email);
  await elsewhere.close();
});
