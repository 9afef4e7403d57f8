import type { Page } from '@playwright/test';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { review } from '../../harness/pages/seeded.ts';
import { DEMO_PASSWORD, people, type PersonName } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';

const CHECKOUT = '/checkout?item=northwind-starter';

const signInAtTheDoor = async (page: Page, person: PersonName): Promise<void> => {
  await page.goto(`/login?from=${encodeURIComponent(CHECKOUT)}`);
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(CHECKOUT);
};

test('HS-09 HS-33 whoever comes to the checkout from the door is named there, and is asked for nothing', async ({
  page,
}) => {
  await signInAtTheDoor(page, 'newCustomer');
  await expect(page.getByText(`(${people.newCustomer})`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});

test.describe('a browser that remembers a person', () => {
  test.beforeEach(async ({ page, context }) => {
    await signInContext(context, 'customer');
    await page.goto('/orders/list');
    await untilShell(page);
    await expect(contentHeading(page)).toBeVisible();
    await context.clearCookies({ name: /session/ });
  });

  test('HS-10 HS-20 opens public pages as a guest once the session is over', async ({ page }) => {
    await page.goto(CHECKOUT);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await page.goto(review('half-read'));
    await expect(contentHeading(page)).toBeVisible();
    const choose = page.getByRole('link', { name: 'Choose Resume Starter' });
    await choose.click();
    await expect(page.getByLabel('First name')).toHaveValue('Ivo');
  });

  test('HS-09 HS-20 names at the checkout whoever has signed in since', async ({ page }) => {
    await signInAtTheDoor(page, 'newCustomer');
    await expect(page.getByText(`(${people.newCustomer})`)).toBeVisible();
  });
});
