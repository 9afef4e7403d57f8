import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, test } from '../../harness/test.ts';
import { fillCard, fillGuest } from './buyer.ts';
import { review } from '../../harness/pages/seeded.ts';

test('CR-30 CR-40 CR-45 CR-47 a guest buys from the review with a coupon and a bank challenge', async ({
  page,
}) => {
  await page.goto(review('half-read'));
  await page.getByRole('link', { name: 'Choose Resume Starter' }).click();
  await expect(page).toHaveURL(/\/checkout\?item=northwind-starter/);
  await expect(page.getByLabel('First name')).toHaveValue('Ivo');
  await fillGuest(page);
  await page.getByLabel(/Coupon/).fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon applied successfully!').first()).toBeVisible();
  await expectAccessible(page);
  await fillCard(page, '4000000000003220');
  await page.getByRole('button', { name: 'Pay $134.10' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question\?showSuccess=true/);
  await expect(page.getByText('Order created successfully.').first()).toBeVisible();
});

test('OR-53 CR-52 a declined card says so in words, charges nothing, and another card works', async ({
  page,
  apiOf,
}) => {
  await page.goto('/checkout?item=northwind-starter');
  await fillGuest(page);
  await fillCard(page, '4000000000000002');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  const admin = await apiOf('admin');
  const search = await page.getByLabel('Email').inputValue();
  const charges = async () =>
    (await (await admin.get('/api/admin/payments', { params: { search } })).json()).items;
  expect(await charges()).toEqual([]);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page).toHaveURL(/initial-question/);
  expect(await charges()).toHaveLength(1);
});

test('CR-45 CR-52 an answer that is lost and a reload end at the one order that was paid', async ({
  page,
}) => {
  await page.goto('/checkout?item=northwind-starter');
  await fillGuest(page);
  await page.getByLabel(/Coupon/).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled();
  await fillCard(page);
  let isCharged = (): void => undefined;
  const charged = new Promise<void>((resolve) => (isCharged = resolve));
  const confirm = '**/api/confirmAffirmPayment';
  // The server does its work and the browser never hears of it.
  await page.route(confirm, (route) => route.fetch().then(isCharged), { times: 1 });
  await page.getByRole('button', { name: 'Pay $134.10' }).click();
  await charged;
  await page.reload();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  const headers = { accept: 'application/json' };
  const { orders } = await (await page.request.get('/api/customer/orders', { headers })).json();
  expect(orders).toHaveLength(1);
});

test('CR-37 nothing is sent before the form is complete', async ({ page }) => {
  await page.goto('/checkout?item=northwind-starter');
  const sent: string[] = [];
  page.on('request', (request) => {
    // How the parts of the page loaded is reported to the portal all the time.
    const isReport = new URL(request.url()).pathname === '/api/remotes/reports';
    if (request.method() !== 'GET' && !isReport) sent.push(request.url());
  });
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page.getByText('Enter First Name').first()).toBeVisible();
  await expect(page).toHaveURL(/checkout/);
  expect(sent).toEqual([]);
});

test('CR-43 CR-45 a coupon that comes last leaves the card as it was typed', async ({ page }) => {
  await page.goto('/checkout?item=northwind-starter');
  await fillGuest(page);
  await fillCard(page);
  await page.getByLabel(/Coupon/).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Pay $134.10' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue(/^4242/);
  await page.getByRole('button', { name: 'Pay $134.10' }).click();
  await expect(page).toHaveURL(/initial-question/);
});

test('CR-44 a coupon over the whole price needs no card', async ({ page }) => {
  await page.goto('/checkout?item=northwind-starter&coupon=FREE100');
  await expect(page.getByText('There is nothing to pay.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await fillGuest(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(/initial-question/);
});

test('CR-47 in a widget the thanks stay in the panel with a link to the portal', async ({
  page,
}) => {
  await page.goto('/checkout?item=northwind-starter&fromWidget=true');
  await fillGuest(page);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $149.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the portal' })).toHaveAttribute(
    'href',
    /^\/autologin\//,
  );
});

for (const target of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
])
  test(`CR-31 a redirection to ${target} is ignored`, async ({ page }) => {
    const query = new URLSearchParams({
      item: 'northwind-starter',
      coupon: 'FREE100',
      redirectionUrl: target,
    });
    await page.goto(`/checkout?${query}`);
    await fillGuest(page);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page).toHaveURL(/initial-question/);
  });

test('CR-37 PL-23 Enter leads on to the card and pays nothing, and a reload keeps what a guest has typed', async ({
  page,
}) => {
  await page.goto('/checkout?item=northwind-starter');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByRole('link', { name: /Last name/ })).toBeVisible();
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill('ida.berg@example.com');
  await page.getByLabel('Email').press('Enter');
  const payment = page.locator('section').filter({ has: page.locator('#payment-title') });
  await expect(payment.locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(/\/checkout\?item=northwind-starter/);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ida');
  await expect(page.getByLabel('Email')).toHaveValue('ida.berg@example.com');
});
