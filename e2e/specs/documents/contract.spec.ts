import { routes } from '@portal/shared-contracts/remote';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { sites } from '../../harness/people/sites.ts';
import { orderOf } from './seeded.ts';
import type { Page } from '@playwright/test';

test.use({ person: 'customer', site: sites.acme });

/** Draws one stroke over the signature field. */
const stroke = async (page: Page, from: number, to: number): Promise<void> => {
  const canvas = page.getByRole('img', { name: /^Signature field/ });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.3);
  await page.mouse.down();
  for (const step of [0.2, 0.4, 0.6, 0.8, 1])
    await page.mouse.move(
      box.x + box.width * (from + (to - from) * step),
      box.y + box.height * (0.3 + 0.4 * step),
    );
  await page.mouse.up();
};

/** How many pixels of the bitmap carry ink. */
const ink = (page: Page): Promise<number> =>
  page.getByRole('img', { name: /^Signature field/ }).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const data =
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return Array.from(data).filter((value, index) => index % 4 === 3 && value > 0).length;
  });

test('DO-02 DO-03 DO-04 DO-05 a drawn signature survives two rotations and a reload, undo works, the receipt proves it', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const id = orderOf('acme', 'fresh');
  await page.goto(routes.contractFill({ id }));
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText('Please sign this contract in order to continue')).toBeVisible();
  await stroke(page, 0.1, 0.5);
  const one = await ink(page);
  expect(one).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await stroke(page, 0.5, 0.9);
  let two = 0;
  await expect.poll(async () => (two = await ink(page))).toBeGreaterThan(one * 1.3);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => ink(page)).toBeGreaterThan(two * 0.9);
  await page.reload();
  await expect.poll(() => ink(page)).toBeGreaterThan(two * 0.9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => ink(page)).toBeLessThan(two * 0.8);
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText('Contract signed successfully.').first()).toBeVisible();
  await page.goto(routes.contractFill({ id }));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Unchanged since signing')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download the signed contract/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(errors).toEqual([]);
});

test('DO-04 the contract is signed with the keyboard alone', async ({ page }) => {
  const id = orderOf('acme', 'contract');
  await page.goto(routes.contractFill({ id }));
  await expect(page.getByRole('tab', { name: 'Draw' })).toBeVisible();
  const isOnTab = () => page.evaluate(() => document.activeElement?.role === 'tab');
  for (let tries = 0; !(await isOnTab()) && tries < 60; tries += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your full name')).toBeVisible();
  // The panel itself takes the focus first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Carlos Mendes');
  await expect(page.getByRole('img', { name: 'Signature: Carlos Mendes' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contract signed successfully.').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(routes.orderView({ id })));
});
