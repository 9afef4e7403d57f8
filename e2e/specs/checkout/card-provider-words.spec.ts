import type { Page } from '@playwright/test';
import { expect } from '../../harness/test.ts';
import { fillGuest } from './buyer.ts';
import { cardFrame, fillCard, orderPage } from './provider-form.ts';
import { test } from './provider-test.ts';

// One portal with an account at the card provider serves all tests of this file.
test.describe.configure({ mode: 'default' });

const openCheckout = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/checkout?item=northwind-starter${query}`);
  await fillGuest(page);
};

test("FX-45 a provider's card field has a frame and room like every other field", async ({
  page,
}) => {
  await openCheckout(page);
  await cardFrame(page).getByLabel('Credit or debit card number').focus();
  const field = page.locator('.StripeElement');
  await expect(field).toHaveCSS('border-top-style', 'solid');
  await expect(field).toHaveCSS('padding-top', '12px');
  await fillCard(page, '4242424242424241');
  await expect(page.locator('.StripeElement--invalid')).toBeVisible();
});

test('FX-45 CR-42 why Affirm could not begin is said, and the form stays as it is', async ({
  page,
  provider,
}) => {
  await openCheckout(page, '&country=US');
  const message = 'Affirm does not serve this address.';
  provider.breakNext('/confirm', (route) =>
    route.fulfill({
      status: 402,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { type: 'invalid_request_error', code: 'payment_intent_invalid', message } },
    }),
  );
  await page.getByRole('button', { name: 'Pay over time with Affirm' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Gina');
  await page.getByRole('button', { name: 'Pay over time with Affirm' }).click();
  await page.getByRole('button', { name: 'Authorize test payment' }).click();
  await expect(page).toHaveURL(orderPage);
});

test.describe('a customer who reads German in an English browser', () => {
  test.use({ person: 'customer' });

  test('FX-23 FX-45 what the provider says itself is in the language of the page', async ({
    page,
    context,
    site,
    provider,
  }) => {
    await context.addCookies([{ name: 'portal_language', value: 'de', url: site.origin() }]);
    await page.goto('/orders/new?package=northwind-starter');
    await fillCard(page, '4242424242424242', {
      number: 'Kredit- oder Debitkartennummer',
      expiry: 'Ablaufdatum der Kredit- oder Debitkarte',
      cvc: 'CVC/CVV der Kredit- oder Debitkarte',
    });
    provider.breakNext('/payment_methods', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: /149,00.*zahlen/ }).click();
    await expect(page.getByText('Der Zahlungsanbieter ist nicht erreichbar.')).toBeVisible();
  });
});
