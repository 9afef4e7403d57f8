import type { Page } from '@playwright/test';
import { collectErrors, expect } from '../../harness/test.ts';
import { fillGuest } from './buyer.ts';
import { bankFrame, cardFrame, fillCard, orderPage, payButton } from './provider-form.ts';
import { test } from './provider-test.ts';

// One portal with an account at the card provider serves all tests of this file.
test.describe.configure({ mode: 'default' });

const openCheckout = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/checkout?item=northwind-starter${query}`);
  await fillGuest(page);
};

test("HS-49 CR-48 CR-49 the provider's own fields stand in the form, and a card is paid without passing the portal", async ({
  page,
  site,
  provider,
}) => {
  const errors = collectErrors(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.origin())) sent.push(request.postData() ?? '');
  });
  await openCheckout(page);
  await expect(cardFrame(page).getByLabel('Credit or debit card number')).toBeVisible();
  await fillCard(page, '4242424242424242');
  await expect(page.locator('.StripeElement--complete')).toBeVisible();
  const charges = await provider.chargesDuring(async () => {
    await payButton(page).click();
    await expect(page).toHaveURL(orderPage);
  });
  expect(charges).toBe(1);
  const [paid] = provider.books.charges.slice(-1);
  expect(provider.books.intents.get(paid ?? '')).toMatchObject({
    status: 'succeeded',
    amount: 14_900,
    currency: 'usd',
    metadata: { site_id: 'northwind' },
  });
  expect(sent.join()).toContain('"payment":"pm_');
  expect(sent.join()).not.toContain('4242424242424242');
  expect(errors).toEqual([]);
});

test('HS-49 a wrong number is marked in its field, and paying says why in words', async ({
  page,
}) => {
  await openCheckout(page);
  await fillCard(page, '4242424242424241');
  await expect(page.locator('.StripeElement--invalid')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await cardFrame(page).getByLabel('Credit or debit card number').fill('4242');
  await expect(page.locator('.StripeElement--invalid')).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
});

test('HS-49 OR-53 CR-52 a declined card shows the words of the provider, and another card is charged once', async ({
  page,
  provider,
}) => {
  await openCheckout(page);
  const charges = await provider.chargesDuring(async () => {
    await fillCard(page, '4000000000000002');
    await payButton(page).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await fillCard(page, '4000000000009995');
    await payButton(page).click();
    await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
    await fillCard(page, '4242424242424242');
    await payButton(page).click();
    await expect(page).toHaveURL(orderPage);
  });
  expect(charges).toBe(1);
});

test("HS-49 CR-42 the bank's question is answered in its own frame: no, then yes", async ({
  page,
  provider,
}) => {
  await openCheckout(page);
  const charges = await provider.chargesDuring(async () => {
    await fillCard(page, '4000000000003220');
    await payButton(page).click();
    await bankFrame(page).getByRole('button', { name: 'Fail authentication' }).click();
    await expect(
      page.getByText('We are unable to authenticate your payment method.'),
    ).toBeVisible();
    await payButton(page).click();
    await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(orderPage);
  });
  expect(charges).toBe(1);
});

test('HS-49 CR-52 a card may be declined after its holder has answered the bank', async ({
  page,
}) => {
  await openCheckout(page);
  await fillCard(page, '4000008400001629');
  await payButton(page).click();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
});

test('HS-49 CR-52 a slow provider leaves the button busy, and further clicks pay nothing more', async ({
  page,
  provider,
}) => {
  await openCheckout(page);
  await fillCard(page, '4242424242424242');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  provider.breakNext('/payment_methods', async (route, serve) => {
    await held;
    await serve(route);
  });
  const charges = await provider.chargesDuring(async () => {
    await payButton(page).click();
    await expect(page.locator('.pui-button-busy')).toBeVisible();
    await page.locator('.pui-button-busy').click({ force: true });
    await page.locator('form.cr-pay').evaluate((form: HTMLFormElement) => form.requestSubmit());
    answer();
    await expect(page).toHaveURL(orderPage);
  });
  expect(charges).toBe(1);
});

test('HS-49 CR-52 without a line to the provider nothing is charged, and the next try goes through', async ({
  page,
  provider,
}) => {
  await openCheckout(page);
  await fillCard(page, '4242424242424242');
  provider.breakNext('/payment_methods', (route) => route.abort('connectionreset'));
  const charges = await provider.chargesDuring(async () => {
    await payButton(page).click();
    await expect(page.getByText(/issues connecting to our payments provider/)).toBeVisible();
    await payButton(page).click();
    await expect(page).toHaveURL(orderPage);
  });
  expect(charges).toBe(1);
});

test("HS-49 a provider's script that does not arrive says so, and can be asked for again", async ({
  page,
  provider,
}) => {
  // The library asks twice by itself.
  for (let tries = 0; tries < 2; tries += 1)
    provider.breakNext('/stripe.js', (route) => route.abort('connectionreset'));
  await page.goto('/checkout?item=northwind-starter');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cardFrame(page).getByLabel('Credit or debit card number')).toBeVisible();
});

test('HS-49 CR-42 CR-43 the page of Affirm declines, then approves', async ({ page }) => {
  const affirm = page.getByRole('button', { name: 'Pay over time with Affirm' });
  await openCheckout(page, '&country=US');
  await affirm.click();
  await page.getByRole('button', { name: 'Fail test payment' }).click();
  await expect(page.getByText('Affirm payment declined.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Gina');
  await affirm.click();
  await page.getByRole('button', { name: 'Authorize test payment' }).click();
  await expect(page).toHaveURL(orderPage);
});

test.describe('a customer who reads German in an English browser', () => {
  test.use({ person: 'customer' });

  test("HS-49 OR-52 an invoice is paid in the dialog, with the provider's fields in the person's language", async ({
    page,
    context,
    site,
    provider,
  }) => {
    await context.addCookies([{ name: 'portal_language', value: 'de', url: site.origin() }]);
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'INV-00003 zahlen' }).click();
    await fillCard(page, '4242424242424242', {
      number: 'Kredit- oder Debitkartennummer',
      expiry: 'Ablaufdatum der Kredit- oder Debitkarte',
      cvc: 'CVC/CVV der Kredit- oder Debitkarte',
    });
    const charges = await provider.chargesDuring(async () => {
      await page.getByRole('button', { name: /49,00.*zahlen/ }).click();
      await expect(page.getByRole('button', { name: 'INV-00003 zahlen' })).toHaveCount(0);
    });
    expect(charges).toBe(1);
  });
});
