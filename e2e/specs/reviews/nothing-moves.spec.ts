import type { Page } from '@playwright/test';
import { review } from '../../harness/pages/seeded.ts';
import { shiftsOf, untilPainted, watchShifts } from '../../harness/shifts.ts';
import { expect, test } from '../../harness/test.ts';
import { resumePdf } from './resume-pdf.ts';

// So high that whatever moves is seen.
const screens = [
  { width: 1280, height: 3000 },
  { width: 360, height: 7000 },
  { width: 1280, height: 720 },
];

/** Holds every script and style that the page's own HTML does not name until they are let go. */
const holdLate = async (page: Page) => {
  let html = '';
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const late = new Set<string>();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      html = await response.text();
      return route.fulfill({ response, body: html });
    }
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (['script', 'stylesheet'].includes(request.resourceType()) && !html.includes(name)) {
      late.add(name);
      await held;
    }
    return route.continue();
  });
  return { late, letGo };
};

const rest = (page: Page, address: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, address);

/** The foot and the lists of hashes come last, one with the language to read in, the others by themselves. */
const expectStill = async (
  page: Page,
  open: () => Promise<unknown>,
  first: () => Promise<void>,
) => {
  const { late, letGo } = await holdLate(page);
  await watchShifts(page);
  const lists = page.waitForResponse((reply) => /\/remotes\/.*\/hashes\.\w+\.js/.test(reply.url()));
  await open();
  await untilPainted(page);
  await first();
  letGo();
  await expect(page.getByRole('link', { name: 'Choose Resume Starter' })).toBeVisible();
  await expect(page.getByLabel('Language', { exact: true })).toBeVisible();
  await rest(page, (await lists).url());
  expect(late.size).toBeGreaterThan(2);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await page.unrouteAll();
};

for (const viewport of screens)
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('CR-16 PL-51 what comes late to a review moves nothing', async ({ page }) => {
      await expectStill(
        page,
        () => page.goto(review('half-read'), { waitUntil: 'commit' }),
        () => expect(page.getByRole('link', { name: 'Choose Resume Starter' })).toBeVisible(),
      );
      // Bold words of the firm's own HTML: what cleans it was late.
      await expect(page.locator('.cr-findings strong').first()).toBeVisible();
    });

    test('CR-16 RV-29 PL-51 what comes late to a review that a visitor asked for moves nothing', async ({
      page,
      browser,
    }) => {
      const buffer = await resumePdf(await browser.newPage());
      await page.goto('/review');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer });
      await page.getByLabel('First name').fill('Paula');
      await page.getByLabel('Last name').fill('Reyes');
      await page.getByRole('textbox', { name: 'Email' }).fill('paula.reyes@example.com');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Review my resume' }).click();
      const findings = page.getByText(/\d+ of \d+ checks/);
      await expect(findings).toBeVisible();
      await expectStill(
        page,
        () => page.reload({ waitUntil: 'commit' }),
        () => expect(page.locator('.pui-skeleton')).toBeVisible(),
      );
      await expect(findings).toBeVisible();
      await expect(page.getByRole('button', { name: 'Delete my data' })).toBeVisible();
    });
  });

test('PL-52 CR-16 the styles of a page that somebody points at move nothing under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto(review('half-read'));
  const link = page.getByRole('link', { name: 'Choose Resume Starter' });
  const place = await link.boundingBox();
  const styles = page.waitForResponse(/\/remotes\/mfe-checkout-review\/.*\.css/);
  await link.hover();
  await rest(page, (await styles).url());
  // Two frames: in the first one the styles may still be on their way into the page.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await link.boundingBox()).toEqual(place);
});
