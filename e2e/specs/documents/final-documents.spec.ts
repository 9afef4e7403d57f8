import { readFile } from 'node:fs/promises';
import { routes } from '@portal/shared-contracts/remote';
import { expect, test } from '../../harness/test.ts';
import { orderOf, pdfOf, serviceOf, uploadAs } from './seeded.ts';

test.use({ person: 'customer' });

const params = {
  id: orderOf('northwind', 'accepted'),
  serviceId: serviceOf('northwind', 'executive-resume'),
};

test('DO-50 DO-53 DO-54 what the writer hands over appears live and downloads byte for byte; replacing discards it', async ({
  page,
  apiOf,
}) => {
  const writer = await apiOf('writer');
  const handOver = async (content: Buffer): Promise<string> => {
    const word = await readWord(page);
    const dataPdf = await uploadAs(writer, 'My resume.pdf', content);
    const dataWord = await uploadAs(writer, 'My resume.docx', word);
    const reply = await writer.post('/api/writer/orders/final/upload', {
      data: {
        order_id: params.id,
        serviceId: params.serviceId,
        taskId: 'final_document',
        dataPdf,
        dataWord,
        otherFiles: [],
        notes: 'Good luck',
      },
    });
    expect(reply.status(), await reply.text()).toBe(200);
    return dataPdf.key;
  };
  await page.goto(routes.finalDocument(params));
  await expect(page.getByText('Your final document is not ready yet.')).toBeVisible();
  const first = pdfOf('First final');
  const firstKey = await handOver(first);
  const link = page.getByRole('link', { name: 'Download My resume.pdf' });
  await expect(link).toBeVisible();
  await expect(page.getByText('Good luck')).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('My resume.pdf');
  expect(await readFile(await file.path())).toEqual(first);
  await handOver(pdfOf('Second final'));
  await expect(link).not.toHaveAttribute('href', new RegExp(firstKey));
  expect((await page.request.get(`/api/file/download/${firstKey}`)).status()).toBe(404);
});

/** The Word file of a seeded order, as bytes to upload again. */
const readWord = async (page: import('@playwright/test').Page): Promise<Buffer> => {
  const id = orderOf('northwind', 'completed');
  const of = serviceOf('northwind', 'professional-resume');
  const reply = await page.request.get(`/api/customer/orders/final/get/${of}/${id}`, {
    headers: { accept: 'application/json' },
  });
  const { data } = (await reply.json()) as { data: { dataWord: { key: string } } };
  return (await page.request.get(`/api/file/download/${data.dataWord.key}`)).body();
};

test.describe('reviewer', () => {
  test.use({ person: 'reviewer' });

  test('DO-55 DO-45 DO-60 the reviewer reads every document page and finds nothing to change', async ({
    page,
  }) => {
    const done = {
      id: orderOf('northwind', 'completed'),
      serviceId: serviceOf('northwind', 'professional-resume'),
    };
    for (const address of [
      routes.finalFiles(done),
      routes.revisionFiles(done),
      routes.previousDocument(done),
      routes.linkedin({ serviceType: 'linkedin', id: done.id }),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: /^Download / }).first()).toBeVisible();
      await expect(page.locator('main input, main textarea')).toHaveCount(0);
    }
  });
});
