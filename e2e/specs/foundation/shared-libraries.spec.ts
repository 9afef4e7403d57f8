import { contentHeading } from '../../harness/pages/navigation.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';

test('HS-20 the sign-in page loads no remote', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const untilNetworkIdle = trackNetwork(page);
  await page.goto('/login');
  await expect(contentHeading(page)).toBeVisible();
  await untilNetworkIdle();
  expect(requests.filter((url) => url.includes('/remotes/'))).toEqual([]);
});

test('PL-13 an order page of three remotes runs on one React, without a warning', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  const errors = collectErrors(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  const untilNetworkIdle = trackNetwork(page);
  await page.goto('/orders/view/northwind-order-writing');
  await expect(page.getByRole('log')).toBeVisible();
  await untilNetworkIdle();
  const sources = await Promise.all(scripts);
  const copies = sources.filter(
    (source) =>
      source.includes('react.transitional.element') && source.includes('useSyncExternalStore='),
  );
  expect(copies).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.context().close();
});
