import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { fillCard, fillGuest } from './buyer.ts';

const address = '/checkout?item=northwind-starter&fromWidget=true';
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order!' });
const orderNumber = (page: Page) => page.getByText(/^Order \S*\d$/).innerText();

const buy = async (page: Page): Promise<string> => {
  await fillGuest(page);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(thanks(page)).toBeVisible();
  return orderNumber(page);
};

test('FX-43 whoever comes to the checkout anew finds its form, and buys a second time', async ({
  page,
}) => {
  await page.goto(address);
  const first = await buy(page);
  await page.goto(address);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(thanks(page)).toHaveCount(0);
  expect(await buy(page)).not.toBe(first);
});

test('FX-43 a reload after the payment shows the same thanks, and Buy this again the form', async ({
  page,
}) => {
  await page.goto(address);
  const first = await buy(page);
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await orderNumber(page)).toBe(first);
  await page.getByRole('button', { name: 'Buy this again' }).click();
  expect(await buy(page)).not.toBe(first);
});

test('FX-43 what a guest bought on this device is gone after somebody has signed out', async ({
  page,
}) => {
  await page.goto('/checkout?item=northwind-starter');
  await fillGuest(page);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  const left = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());
  expect(await left()).toContain('portal.pay.guest:');
  await page.goto('/logout');
  await expect(page).toHaveURL(/login/);
  expect(await left()).not.toMatch(/portal\.pay\.guest|portal\.checkout/);
});
