import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { bodyOf, newer, openDataPage, plannedFor, takeIn, takeOut, tampered } from './firm-file.ts';
import { mouse } from './input-devices.ts';
import { createFirm, moveIn, type Owner } from './owner.ts';
import { ownerWords } from './owner.words.ts';

/** An empty firm at whose desk its owner sits. */
const openFresh = async (page: Page): Promise<void> => {
  const owner: Owner = { page, device: mouse(), words: ownerWords.en, isPhone: false };
  await moveIn(owner, await createFirm(`copy-${crypto.randomUUID().slice(0, 8)}`, 'Fresh Firm'));
};

const apply = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Publish too' }).check();
  const ours = 'We have read this contract and take it as ours.';
  await page.getByRole('checkbox', { name: ours }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
};

const expectRefused = async (page: Page, file: Buffer, sentence: string): Promise<void> => {
  await takeIn(page, file);
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
};

test.use({ person: 'admin' });

test('BO-29 BO-30 BO-31 BO-32 BO-33 a firm leaves its page as a file, moves into a fresh firm and leaves that the same; cut, newer and tampered files change nothing', async ({
  page,
  browser,
}) => {
  await page.goto('/admin');
  const file = await takeOut(page);
  const fresh = await (await browser.newContext()).newPage();
  await openFresh(fresh);
  const empty = bodyOf(await takeOut(fresh));

  await expectRefused(
    fresh,
    file.subarray(0, file.length - 40),
    'This is no file of a firm, or a part of it was cut off.',
  );
  const tooNew = 'This file was made by a newer version of the portal.';
  await expectRefused(fresh, newer(file), tooNew);
  const damaged = '“packages.json” in this file is damaged, so nothing of the file was taken.';
  await expectRefused(fresh, tampered(file), damaged);
  expect(bodyOf(await takeOut(fresh))).toEqual(empty);

  expect(await plannedFor(fresh, file)).toMatch(/^[1-9]\d* new · [1-9]\d* changed · .* 0 refused$/);
  await apply(fresh);
  await expect(fresh.getByText(/^Done: [1-9]\d* created, [1-9]\d* changed, /)).toBeVisible();

  expect(bodyOf(await takeOut(fresh))).toEqual(bodyOf(file));
  expect(await plannedFor(fresh, file)).toMatch(/^0 new · 0 changed · \d+ the same · 0 refused$/);
  await expect(fresh.getByText('Nothing in this file differs from the firm.')).toBeVisible();
  await expect(fresh.getByRole('button', { name: 'Apply' })).toBeDisabled();

  await openDataPage(fresh);
  await expect(fresh).toHaveTitle(/ · Northwind Writing$/);
  await fresh.context().close();
});
