import type { Page } from '@playwright/test';
import { expect, pageOf, test } from '../../harness/test.ts';
import { boxOf, logOf, messageOf, newText, openChat } from './chat-screen.ts';

test.use({ person: 'customer' });

interface Bytes {
  name: string;
  mimeType: string;
  base64: string;
}

/** A picture that is wider than a thumbnail. */
const pictureOf = async (page: Page, name: string): Promise<Bytes> => {
  const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 120 } });
  return { name, mimeType: 'image/png', base64: bytes.toString('base64') };
};

/** Hands a file to an element as the browser does after a drop or a paste. */
const transferFile = (page: Page, how: 'drop' | 'paste', file: Bytes): Promise<void> => {
  const target = how === 'drop' ? page.locator('.chat-panel') : boxOf(page);
  return target.evaluate(
    (element, { how: kind, name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { how, ...file },
  );
};

test('CH-14 CH-15 files go by picker, drop and paste, pictures with a preview, and reach the other side', async ({
  page,
  browser,
}) => {
  const orderId = 'northwind-order-writing';
  await openChat(page, orderId);
  const names = {
    picked: `${newText('picked')}.pdf`,
    dropped: `${newText('dropped')}.png`,
    pasted: `${newText('pasted')}.png`,
  };
  await page.locator('.chat-panel input[type=file]').setInputFiles({
    name: names.picked,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(messageOf(page, names.picked)).toContainText('Sent');
  await transferFile(page, 'drop', await pictureOf(page, names.dropped));
  await expect(messageOf(page, names.dropped)).toContainText('Sent');
  await transferFile(page, 'paste', await pictureOf(page, names.pasted));
  await expect(messageOf(page, names.pasted)).toContainText('Sent');

  const writer = await pageOf(browser, 'writer');
  await openChat(writer, orderId);
  for (const name of [names.dropped, names.pasted]) {
    const picture = logOf(writer).getByRole('img', { name: `Picture ${name}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(640);
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(300);
  }
  const download = writer.waitForEvent('download');
  await messageOf(writer, names.picked).getByRole('link').click();
  expect((await download).suggestedFilename()).toBe(names.picked);
  await writer.context().close();
});

test('CH-14 a file whose upload fails says so and goes on Retry; one that may not be sent is refused in words', async ({
  page,
}) => {
  await openChat(page, 'northwind-order-intake-partly');
  const name = `${newText('second try')}.png`;
  const picture = await pictureOf(page, name);
  await page.route('**/api/file/upload', (route) => route.abort('connectionreset'));
  await transferFile(page, 'drop', picture);
  const line = messageOf(page, name);
  await expect(line).toContainText('Not sent.');
  await expect(line.getByRole('img', { name: `Picture ${name}` })).toHaveJSProperty('width', 300);
  await page.unroute('**/api/file/upload');
  await line.getByRole('button', { name: 'Retry' }).click();
  await expect(line).toContainText('Sent');
  await expect(line).toHaveCount(1);
  await transferFile(page, 'drop', { ...picture, name: 'mine, yours.png' });
  await expect(page.getByRole('alert')).toContainText(
    'Please do not use any commas or apostrophes in the file name!',
  );
  await transferFile(page, 'paste', { ...picture, name: 'run.exe' });
  await expect(page.getByRole('alert')).toContainText('This kind of file cannot be sent.');
});
