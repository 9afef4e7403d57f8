import { routes } from '@portal/shared-contracts/remote';
import { expect, test } from '../../harness/test.ts';
import { orderOf } from './seeded.ts';

test.use({ person: 'customer' });

const address = routes.contractFill({ id: orderOf('northwind', 'fresh') });

test('FX-24 DO-04 a typed name is written by hand in Latin, Cyrillic and Thai, with letters that came with the page', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Type' }).click();
  for (const [name, family] of [
    ['Clara Lindqvist', 'Caveat'],
    ['Клара Линдквист', 'Caveat'],
    ['คลารา', 'Sriracha'],
  ] as const) {
    await page.getByLabel('Your full name').fill(name);
    await expect(page.getByRole('img', { name: `Signature: ${name}` })).toBeVisible();
    const isThere = () =>
      page.evaluate(
        ([text, face]) =>
          [...document.fonts].some(
            (font) => font.family.includes(face) && font.status === 'loaded',
          ) && document.fonts.check(`64px ${face}`, text),
        [name, family] as const,
      );
    await expect.poll(isThere).toBe(true);
  }
});

test('FX-24 DO-02 the paper of a photographed signature vanishes, in the bands beside it too', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Upload' }).click();
  // A flat photo in evening light: the canvas is higher than it, and one side is darker than the other.
  const photo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 300 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const light = context.createLinearGradient(0, 0, 900, 0);
    light.addColorStop(0, '#e6e2da');
    light.addColorStop(1, '#8d8a84');
    context.fillStyle = light;
    context.fillRect(0, 0, 900, 300);
    context.strokeStyle = '#20202c';
    context.lineWidth = 6;
    context.moveTo(100, 200);
    context.bezierCurveTo(300, 0, 500, 300, 800, 120);
    context.stroke();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'signature.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo, 'base64'),
  });
  const preview = page.getByRole('img', { name: 'Your signature from the picture' });
  await expect(preview).toBeVisible();
  const share = await preview.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 500 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, 700, 500).data ?? [];
    const inked = Array.from(bytes).filter((value, index) => index % 4 === 3 && value > 0);
    return inked.length / (700 * 500);
  });
  expect(share).toBeGreaterThan(0.003);
  expect(share).toBeLessThan(0.03);
});
