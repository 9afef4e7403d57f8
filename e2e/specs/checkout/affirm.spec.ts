import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { fillGuest } from './buyer.ts';

const address = '/checkout?item=northwind-starter&country=US';

const atAffirm = async (page: Page, decision: 'Approve' | 'Decline'): Promise<void> => {
  await page.getByRole('button', { name: 'Pay over time with Affirm' }).click();
  await page.getByRole('button', { name: decision }).click();
};

test('FX-42 CR-42 CR-45 a guest who pays with Affirm and a coupon is signed in and led to the initial questions', async ({
  page,
}) => {
  await page.goto(address);
  await fillGuest(page);
  await page.getByLabel(/Coupon/).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled();
  await atAffirm(page, 'Approve');
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question\?showSuccess=true/);
  await expect(page.getByText('Order created successfully.').first()).toBeVisible();
});

test('FX-45 CR-42 CR-43 a declined Affirm leaves the form as it was typed, and the next try goes through', async ({
  page,
}) => {
  await page.goto(address);
  await fillGuest(page);
  const email = await page.getByLabel('Email').inputValue();
  await atAffirm(page, 'Decline');
  await expect(page.getByText('Affirm payment declined.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Gina');
  await expect(page.getByLabel('Last name')).toHaveValue('Ray');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await atAffirm(page, 'Approve');
  await expect(page).toHaveURL(/initial-question/);
});
