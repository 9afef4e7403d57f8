import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { fillCard, fillGuest } from './buyer.ts';
import { review } from '../../harness/pages/seeded.ts';

// The firm's page is out in the world and the portal on this machine, which a browser asks about.
test.use({ permissions: ['local-network-access'] });

const embed = async (page: Page, firm: string, address: string): Promise<void> => {
  await page.route(`${firm}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A firm's own page</title>
        <script>
          globalThis.heard = [];
          addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
        </script>
        <iframe title="Review" allow="local-network-access" src="${address}" width="1000" height="1200"></iframe>`,
    }),
  );
  await page.goto(`${firm}/career`);
};

const heardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

const thanks = (origin: string | undefined) => ({
  origin,
  data: { type: 'message', payload: { text: 'Thank you for your order!' } },
});

test('CR-30 CR-36 CR-45 CR-47 HS-13 on the page of the firm a guest goes from the review over coupon and bank challenge to the thanks and into the portal', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1100, height: 1300 });
  await embed(page, 'https://northwind.example', `${baseURL}${review('half-read')}`);
  const widget = page.frameLocator('iframe');
  await widget.getByRole('checkbox', { name: 'Work on this in my new resume' }).first().check();
  await widget.getByRole('link', { name: 'Choose Resume Starter' }).click();
  await expect(widget.getByLabel('First name')).toHaveValue('Ivo');
  await fillGuest(widget);
  await widget.getByLabel(/Coupon/).fill('WELCOME10');
  await widget.getByRole('button', { name: 'Apply' }).click();
  await fillCard(widget, '4000000000003220');
  await widget.getByRole('button', { name: 'Pay $134.10' }).click();
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(widget.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect.poll(() => heardBy(page)).toContainEqual(thanks(baseURL));
  const portal = widget.getByRole('link', { name: 'Open the portal' });
  await expect(portal).toHaveAttribute('target', '_blank');
  // Opened in place of the firm's page, so that nothing of the widget is left to help or to disturb.
  await page.goto((await portal.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  await expect(page.getByText('Order created successfully.').first()).toBeVisible();
});

/** A free order in the widget, with no card and no bank, until the page of the firm hears of it. */
const orderForNothing = async (page: Page, origin: string | undefined, redirectionUrl: string) => {
  const query = new URLSearchParams({
    item: 'northwind-starter',
    coupon: 'FREE100',
    fromWidget: 'true',
    redirectionUrl,
  });
  await embed(page, 'https://northwind.example', `${origin}/checkout?${query}`);
  const widget = page.frameLocator('iframe');
  await expect(widget.getByText('There is nothing to pay.')).toBeVisible();
  await fillGuest(widget);
  await widget.getByRole('button', { name: 'Place the order' }).click();
  await expect(widget.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  await expect.poll(() => heardBy(page)).toContainEqual(thanks(origin));
};

test('HS-13 CR-31 CR-47 the page of the firm is told where to go after the order, and the widget itself stays', async ({
  page,
  baseURL,
}) => {
  await orderForNothing(page, baseURL, '/orders/new?from=widget');
  const redirect = { type: 'redirect', payload: { url: '/orders/new?from=widget' } };
  await expect
    .poll(() => heardBy(page))
    .toEqual([thanks(baseURL), { origin: baseURL, data: redirect }]);
  expect(page.url()).toBe('https://northwind.example/career');
  const widget = page.frameLocator('iframe');
  await expect(widget.getByRole('link', { name: 'Open the portal' })).toBeVisible();
});

test('HS-13 CR-31 a target that the firm did not list is told to nobody', async ({
  page,
  baseURL,
}) => {
  await orderForNothing(page, baseURL, 'https://evil.example/');
  // Messages keep their order: one about the target would come before this one.
  await page.frames()[1]?.evaluate(() => parent.postMessage('last', '*'));
  await expect.poll(() => heardBy(page)).toContainEqual({ origin: baseURL, data: 'last' });
  expect(await heardBy(page)).toEqual([thanks(baseURL), { origin: baseURL, data: 'last' }]);
});

test('HS-13 a page that the firm did not list can not show the checkout and hears nothing', async ({
  page,
  baseURL,
}) => {
  await embed(page, 'https://evil.example', `${baseURL}/checkout?item=northwind-starter`);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(await heardBy(page)).toEqual([]);
});

test('CR-19 a review that cannot be shown says so to the page of the firm', async ({
  page,
  baseURL,
}) => {
  const nobody = `${baseURL}/review/nobody-has-this-review`;
  await embed(page, 'https://northwind.example', nobody);
  await expect
    .poll(() => heardBy(page))
    .toContainEqual({
      origin: baseURL,
      data: { type: 'critiqueReviewError', payload: { message: expect.stringMatching(/\w/) } },
    });
});
