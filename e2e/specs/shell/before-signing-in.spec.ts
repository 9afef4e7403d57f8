import type { Page } from '@playwright/test';
import { mailedLink, PASSWORD_LINK } from '../../harness/mails/mailed-link.ts';
import { apiAddress, portalHeader } from '../../harness/people/sign-in.ts';
import { DEMO_PASSWORD } from '../../harness/people/sites.ts';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { review } from '../../harness/pages/seeded.ts';
import { expect, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const address of [review('half-read'), '/checkout?item=northwind-starter', '/login'])
    test(`FX-47 a logo drawn for light ground stays readable on ${address.split('?')[0]?.split('/')[1]}`, async ({
      page,
    }) => {
      await page.goto(address);
      const logo = page.getByRole('img', { name: 'Northwind Writing' });
      await expect(logo).toBeVisible();
      await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
});

/** Opens pages on a phone as those of a firm without a logo whose name and address are one long word. */
const expectRoomOn = async (page: Page, addresses: readonly string[]): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withConfig(page, (config) => {
    config['logo'] = '';
    config['companyName'] = 'Donaudampfschifffahrtsgesellschaftslebenslaufmanufaktur & Partner';
    config['companyEmail'] = 'kundenbetreuung@donaudampfschifffahrtsgesellschaft.example';
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText(/kundenbetreuung@/).first()).toBeVisible();
    await expectNoSidewaysScroll(page, `${address} at 360 px`);
  }
};

test('FX-47 a long name and address of a firm widen no page before signing in at 360 pixels', async ({
  page,
}) => {
  await expectRoomOn(page, ['/login', '/review']);
});

test.describe('a writer', () => {
  test.use({ person: 'writer' });

  test('FX-47 a long name and address of a firm do not widen the frame at 360 pixels', async ({
    page,
  }) => {
    await expectRoomOn(page, ['/notifications']);
  });

  const marked = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Menu' })
      .locator('[aria-current="page"]')
      .getByText(name, { exact: true });

  test('FX-47 the entry of the section stays marked inside of an order, a board and a template', async ({
    page,
  }) => {
    await page.goto('/orders/list');
    const order = page.locator('a[href^="/orders/view/"]').first();
    await page.goto((await order.getAttribute('href')) ?? '');
    await expect(marked(page, 'Orders')).toBeVisible();
    await page.goto('/boards');
    // One of the seed: others may be deleted meanwhile.
    const board = page.locator('a[href="/board/northwind-board-week"]').first();
    await page.goto((await board.getAttribute('href')) ?? '');
    await expect(marked(page, 'Boards')).toBeVisible();
    await page.goto('/questionnaire-template/template');
    await expect(marked(page, 'View')).toBeVisible();
  });
});

test('FX-49 HS-25 a guest at an unknown address reads Not Found and is not asked to sign in', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('Not Found').first()).toBeVisible();
  await expect(page).toHaveURL(/\/no-such-page$/);
  await page.goto('/invoices');
  await expect(page).toHaveURL(/\/login\?from=/);
});

test('FX-49 HS-37 whoever has chosen a package and bought nothing is led to the checkout from a page that was opened directly', async ({
  page,
  site,
  playwright,
}) => {
  const { baseURL, headers } = apiAddress(site);
  const key = crypto.randomUUID();
  const api = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { ...portalHeader, ...headers, 'idempotency-key': key },
  });
  const item = 'northwind-starter';
  const opened = await api.post('/api/getPaymentIntentPublic', { data: { item } });
  const { intent_id: intent } = await opened.json();
  const buyer = { firstName: 'Pia', lastName: 'Ray', email: `pia-${key}@example.com` };
  await api.post('/api/registerCustomer', { data: { ...buyer, item, intent } });
  await api.post('/api/auth/reset-password', { data: { email: buyer.email } });
  // Nobody is signed in before the payment: the mail leads in.
  await page.goto(await mailedLink(page, { site, email: buyer.email, link: PASSWORD_LINK }));
  await page.getByLabel('Enter New Password').fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/checkout\?item=northwind-starter/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/checkout\?item=northwind-starter/);
  await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible();
});
