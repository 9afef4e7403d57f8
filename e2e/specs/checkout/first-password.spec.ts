import type { Page } from '@playwright/test';
import { apiAddress } from '../../harness/people/sign-in.ts';
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
  const mailbox = apiAddress(sites.northwind);
  const linkOf = async (): Promise<string> => {
    const { headers } = mailbox;
    const mails = await (await page.request.get(`${mailbox.baseURL}/mailbox`, { headers })).text();
    const own = mails.split('<article>').find((mail) => mail.includes(email)) ?? '';
    return /\/forgot-password-2\/[\w-]+/.exec(own)?.[0] ?? '';
  };
  // A mail leaves after the answer to whoever bought.
  await expect.poll(linkOf).not.toBe('');
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(await linkOf());
  await setPassword(other);
  await other.getByRole('button', { name: 'Save the new password' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await signIn(other, email);
  await elsewhere.close();
});
