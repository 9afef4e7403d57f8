import { routes } from '@portal/shared-contracts/remote';
import { wouldAsk } from '../../harness/pages/would-ask.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { orderOf, pdfOf, serviceOf } from './seeded.ts';

test.use({ person: 'customer' });

const params = {
  id: orderOf('northwind', 'intake'),
  serviceId: serviceOf('northwind', 'professional-resume'),
};

test('DO-10 DO-11 DO-12 SC-38 several files are dropped, one is refused, one fails and is retried, all are listed', async ({
  page,
}) => {
  await page.goto(routes.previousDocument(params));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Upload at least 1 document')).toBeVisible();
  let isBroken = true;
  await page.route('**/api/file/upload', async (route) => {
    const isSecond = (await route.request().postDataBuffer())?.includes('Second words');
    if (isBroken && isSecond) await route.abort();
    else await route.continue();
  });
  const files = await page.evaluateHandle(
    ([first, second]) => {
      const transfer = new DataTransfer();
      const add = (name: string, text: string | undefined) =>
        transfer.items.add(
          new File([Uint8Array.from(text ?? '', (letter) => letter.charCodeAt(0))], name),
        );
      add('First.pdf', first);
      add('Second.pdf', second);
      add('Wrong, name.pdf', first);
      return transfer;
    },
    [pdfOf('First words'), pdfOf('Second words')].map((pdf) => pdf.toString('latin1')),
  );
  await page.locator('.pui-drop').dispatchEvent('drop', { dataTransfer: files });
  await expect(
    page.getByText('Please do not use any commas or apostrophes in the file name!'),
  ).toBeVisible();
  await expect(page.getByText('Something went wrong, try again later.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry Second.pdf' }).click();
  await expect(page.getByText(/uploaded/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Document Uploaded Successfully!').first()).toBeVisible();
  for (const name of ['First.pdf', 'Second.pdf'])
    await expect(page.getByRole('link', { name: `Download ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove First.pdf' }).click();
  await expect(page.getByText('Removed Successfully!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('SC-41 a page that is closed or left while a file is on its way asks first, and no longer when it has arrived', async ({
  page,
}) => {
  await page.goto(routes.previousDocument(params));
  const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await dashboard.click();
  await expect(page).toHaveURL(routes.dashboard({}));
  await page.goBack();
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/file/upload', async (route) => {
    await held;
    await route.continue();
  });
  const buffer = pdfOf('Kept words');
  await page
    .getByLabel(/^Resume, cover letter/)
    .setInputFiles({ name: 'Kept.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Kept.pdf')).toBeVisible();
  // A browser asks only where somebody has touched the page.
  await page.getByRole('heading', { level: 1 }).click();
  let asked = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') asked += 1;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  await dashboard.click();
  const question = page.getByRole('dialog', { name: 'Not everything here has been sent' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.evaluate(() => history.forward());
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(routes.previousDocument(params));
  letThrough();
  await expect(page.getByText(/uploaded/)).toBeVisible();
  await expect.poll(() => wouldAsk(page)).toBe(false);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toBe(1);
});

test('DO-13 the writer sees what is uploaded without a reload', async ({ browser, apiOf }) => {
  const { pageOf } = await import('../../harness/test.ts');
  const { uploadAs } = await import('./seeded.ts');
  const open = {
    id: orderOf('northwind', 'intake-partly'),
    serviceId: serviceOf('northwind', 'starter-resume'),
  };
  const page = await pageOf(browser, 'writer');
  await page.goto(routes.previousDocument(open));
  await expect(page.getByText('Pending Previous Document')).toBeVisible();
  const customer = await apiOf('customer');
  const file = await uploadAs(customer, 'Old resume.pdf', pdfOf('Old'));
  const reply = await customer.post(
    `/api/customer/orders/previous-file/upload/${open.serviceId}/${open.id}`,
    {
      data: {
        order_id: open.id,
        serviceId: open.serviceId,
        taskId: 'previous_document',
        uploadedFiles: [file],
        deletedFiles: [],
      },
    },
  );
  expect(reply.status(), await reply.text()).toBe(200);
  await expect(page.getByRole('link', { name: 'Download Old resume.pdf' })).toBeVisible();
  await page.context().close();
});

test('SC-41 UX-12 on a phone the name of a file that broke on its way stays in one piece, in German too', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer', sites.acme, {
    locale: 'de-DE',
    viewport: { width: 360, height: 800 },
  });
  await page.route('**/api/file/upload', (route) => route.abort());
  const id = orderOf('acme', 'intake');
  await page.goto(
    routes.previousDocument({ id, serviceId: serviceOf('acme', 'professional-resume') }),
  );
  const file = { name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer: pdfOf('Words') };
  await page.locator('input[type=file]').setInputFiles(file);
  const retry = page.getByRole('button', { name: /^Lebenslauf.pdf erneut/ });
  await expect(retry).toBeInViewport({ ratio: 1 });
  const heights = await page.getByText('Lebenslauf.pdf', { exact: true }).evaluate((name) => ({
    height: name.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(name).lineHeight),
  }));
  expect(heights.height).toBeLessThan(2 * heights.line);
  await page.context().close();
});
