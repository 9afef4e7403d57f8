import { routes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, visit } from '../../harness/pages/navigation.ts';
import { appearances } from '../../harness/pages/appearances.ts';
import { trackContent } from '../../harness/pages/network.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';
import { seededId } from '../../harness/pages/seeded.ts';

type SiteName = keyof typeof sites;

const review = (site: SiteName, key: string, hash = ''): string =>
  `${routes.review({ id: seededId(site, `critique/${key}`) })}${hash}`;

// The list of invoices and the empty new order are looked at with all other pages of the portal.
const openPages = (site: SiteName): string[] => [
  review(site, 'human', '#structure'),
  review(site, 'human', '#ats'),
  review(site, 'rated', '#language'),
  routes.checkout({}, { item: `${site}-starter`, coupon: 'WELCOME10', country: 'US' }),
];

// What shows only a sentence shows it alike everywhere.
const emptyPages: readonly string[] = [
  routes.review({ id: 'nobody-has-this-review' }),
  routes.checkout({}, { item: 'northwind-starter', coupon: 'NO-SUCH-COUPON' }),
  routes.checkout({}, {}),
  routes.payment({ key: 'nobody-has-this-payment' }),
];

const customerPages = (site: SiteName): string[] => [
  routes.invoiceView({ id: `${site}-invoice-partially-refunded` }),
  `${routes.ordersNew({})}?package=${site}-starter`,
  routes.checkout({}, { item: `${site}-executive` }),
];

const examine = async (
  page: Page,
  untilComplete: () => Promise<void>,
  widths: readonly number[],
): Promise<void> => {
  await untilComplete();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${page.url()} at ${width} px`);
    await expectAccessible(page);
  }
};

const orderForNothing = async (page: Page, site: SiteName): Promise<void> => {
  const query = { item: `${site}-starter`, coupon: 'FREE100', fromWidget: 'true' };
  await page.goto(routes.checkout({}, query));
  const fields = page.locator('.cr-customer input');
  await fields.nth(0).fill('Ada');
  await fields.nth(1).fill('Lee');
  await fields.nth(2).fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.locator('.cr-pay > button').click();
  await expect(page.locator('.cr-thanks h1')).toBeVisible();
};

for (const [site, locale, widths] of appearances)
  test(`CR-03 CR-40 CR-47 OR-50 OR-54 review, checkout, thanks, receipt and new order have no barrier on ${site} at ${widths.join(' and ')} px in ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: sites[site].origin(),
      locale,
      viewport: { width: widths[0], height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const untilComplete = trackContent(page);
    const scan = (path: string) =>
      test.step(path, async () => {
        // Only a fresh document opens a part of the review, or the same page anew.
        const isOpen = new URL(page.url()).pathname === path.split('?')[0];
        if (isOpen || path.includes('#')) await page.goto('about:blank');
        await visit(page, path);
        await expect(contentHeading(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await examine(page, untilComplete, widths);
      });
    const isFirst = site === 'northwind' && locale === 'en-US';
    for (const path of [...openPages(site), ...(isFirst ? emptyPages : [])]) await scan(path);
    await test.step('the form with its errors', async () => {
      await page.goto(routes.checkout({}, { item: `${site}-starter`, coupon: 'FREE100' }));
      await page.locator('.cr-pay > button').click();
      await expect(page.locator('.pui-error-summary')).toBeVisible();
      await examine(page, untilComplete, widths);
    });
    await test.step('the question for a missing name', async () => {
      await page.goto(review(site, 'nameless'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await examine(page, untilComplete, widths);
    });
    await test.step('thanks in a widget', async () => {
      await orderForNothing(page, site);
      await examine(page, untilComplete, widths);
    });
    await signInContext(context, 'customer', sites[site]);
    await page.goto('about:blank');
    for (const path of customerPages(site)) await scan(path);
    await context.close();
  });
