import type { Page } from '@playwright/test';
import { routes } from '@portal/shared-contracts/remote';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';
import { sites } from '../../harness/people/sites.ts';
import { orderOf, pdfOf, serviceOf } from './seeded.ts';

test.use({ person: 'customer' });

const review = {
  id: orderOf('northwind', 'draft-review'),
  serviceId: serviceOf('northwind', 'professional-resume'),
};

test('DO-20 the PDF is drawn inside the page and two drafts are compared word by word, under the strict policy', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(routes.revisionsProcess(review));
  const canvas = page.getByRole('img', { name: /draft 2\.pdf/ });
  await expect(canvas).toBeVisible();
  const isDrawn = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const data = (element as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(0, 0, width, height).data;
      return Array.from(data ?? []).some((value, index) => index % 4 !== 3 && value < 100);
    });
  await expect.poll(isDrawn).toBe(true);
  await expect(page.getByText(/Operations leader with eight years/).first()).toBeAttached();
  await page.getByText('Compare two drafts').click();
  await expect(page.locator('ins', { hasText: 'leader' })).toBeVisible();
  await expect(page.locator('del', { hasText: 'References are available' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'What you had asked for' })).toContainText(
    'name the size of my budget',
  );
  expect(errors).toEqual([]);
});

test('DO-22 a press on a star counts although the pictures of the stars change under it', async ({
  page,
}) => {
  await page.goto(routes.revisionsProcess(review));
  const star = page.getByRole('radio', { name: '3 stars' });
  await star.hover();
  await page.mouse.down();
  // As a slow page does that draws the hovered stars only now.
  await star.dispatchEvent('mouseout');
  await expect(star.locator('[data-icon="star"]')).toBeVisible();
  await page.mouse.up();
  await expect(star).toBeChecked();
});

test('DO-24 a review is not sent without the file that is still on its way', async ({ page }) => {
  await page.goto(routes.revisionsProcess(review));
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/file/upload', async (route) => {
    await arrival;
    await route.continue();
  });
  await page
    .getByLabel(/^File for your writer/)
    .setInputFiles({ name: 'Ideas.pdf', mimeType: 'application/pdf', buffer: pdfOf('Ideas') });
  await expect(page.getByText('Ideas.pdf')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send the review' });
  await expect(send).toBeDisabled();
  arrive();
  await expect(send).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Remove Ideas.pdf' })).toBeVisible();
});

test('DO-22 DO-26 DO-27 what is written stays through a reload; a satisfied review is asked about twice and closes the revisions', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer', sites.acme);
  await page.goto(
    routes.revisionsProcess({
      id: orderOf('acme', 'draft-review'),
      serviceId: serviceOf('acme', 'professional-resume'),
    }),
  );
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(
    page.getByText('Please rate the document and specify your revision request'),
  ).toBeVisible();
  await page.getByRole('radio', { name: '5 stars' }).click();
  await page.getByLabel('Your revision request').fill('This is the one');
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your revision request')).toHaveValue('This is the one');
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('button', { name: 'Yes, this is final' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept as final' }).click();
  await expect(page.getByText('Revision Finalized Successfully!').first()).toBeVisible();
  await expect(page.getByText('Revision Accepted').first()).toBeVisible();
  await page.context().close();
});

const sendPdf = async (writer: Page, name: string, line: string): Promise<void> => {
  await writer
    .getByLabel('PDF', { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfOf(line) });
  await expect(writer.getByText(/uploaded/)).toBeVisible();
  await writer.getByRole('button', { name: 'Send the draft' }).click();
  await expect(writer.getByText('Waiting for the client to review')).toBeVisible();
};

test('DO-36 DO-38 DO-28 DO-20 on acme drafts go from the writer’s browser to the customer’s and back, live, and their PDFs are compared', async ({
  browser,
}) => {
  const params = {
    id: orderOf('acme', 'writing'),
    serviceId: serviceOf('acme', 'starter-resume'),
  };
  const customer = await pageOf(browser, 'customer', sites.acme);
  const writer = await pageOf(browser, 'writer', sites.acme);
  await customer.goto(routes.revisionsProcess(params));
  await expect(customer.getByText('Pending').first()).toBeVisible();
  await writer.goto(routes.revisionFiles(params));
  await writer.getByRole('button', { name: 'Send the draft' }).click();
  await expect(
    writer.getByText('Please upload the pdf version of the file', { exact: true }),
  ).toBeVisible();
  await sendPdf(writer, 'Draft.pdf', 'A first draft');
  await expect(customer.getByRole('link', { name: 'Download Draft.pdf' })).toBeVisible();
  await expect(customer.getByRole('img', { name: /^Draft\.pdf/ })).toBeVisible();
  await customer.getByRole('radio', { name: '2 stars' }).click();
  await customer.getByLabel('Your revision request').fill('Shorter, please');
  await customer.getByRole('button', { name: 'Send the review' }).click();
  await expect(customer.getByText('Review Submitted Successfully!').first()).toBeVisible();
  await expect(writer.getByText('Shorter, please')).toBeVisible();
  await sendPdf(writer, 'Next.pdf', 'A second draft');
  // Here one PDF closes in the moment in which the next is opened, three times over.
  for (const page of [customer, writer]) {
    await expect(page.getByRole('img', { name: /^Next\.pdf/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Compare two drafts' }).click();
    await expect(page.locator('ins', { hasText: 'second' })).toBeVisible();
    await expect(page.locator('del', { hasText: 'first' })).toBeVisible();
    await page.getByRole('tab', { name: 'The draft' }).click();
    await expect(page.getByRole('img', { name: /^Next\.pdf/ })).toBeVisible();
  }
  await customer.context().close();
  await writer.context().close();
});

test.describe('on a phone', () => {
  test.use({ person: 'writer', viewport: { width: 360, height: 740 } });

  test('DO-39 the history is 1000 pixels wide and only its own box scrolls', async ({ page }) => {
    await page.goto(
      routes.revisionFiles({
        id: orderOf('northwind', 'approval'),
        serviceId: serviceOf('northwind', 'starter-resume'),
      }),
    );
    const table = page.getByRole('region', { name: 'Revisions History' }).getByRole('table');
    await expect(table).toBeVisible();
    await expect.poll(async () => (await table.boundingBox())?.width).toBe(1000);
    await expectNoSidewaysScroll(page, 'the history at 360 px');
  });
});
