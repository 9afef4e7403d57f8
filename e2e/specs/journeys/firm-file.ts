import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminRoutes, FIRM_FILE_FORMAT, FIRM_FILE_HEAD } from '@portal/shared-contracts/admin';
import { unzipSync, zipSync } from 'fflate';
import { untilShell } from '../../harness/pages/navigation.ts';
import { expect } from '../../harness/test.ts';

/** Opens the page of the firm as a file anew. */
export const openDataPage = async (page: Page): Promise<void> => {
  await page.goto(new URL(adminRoutes.settings({ section: 'data' }), page.url()).href);
  await untilShell(page);
  await expect(page.getByRole('button', { name: 'Make a file' })).toBeVisible();
};

/** Makes a file of the firm on its page and takes it to the disk. */
export const takeOut = async (page: Page): Promise<Buffer> => {
  await openDataPage(page);
  await page.getByRole('button', { name: 'Make a file' }).click();
  const link = page.getByRole('link', { name: 'Download the file' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
};

/** Chooses a file on the page, from the disk of whoever sits there. */
export const takeIn = async (page: Page, buffer: Buffer): Promise<void> => {
  await openDataPage(page);
  const file = { name: 'firm.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('File of a firm').setInputFiles(file);
};

/** What the page says that a file would do. */
export const plannedFor = async (page: Page, buffer: Buffer): Promise<string> => {
  await takeIn(page, buffer);
  return page.getByText(/^\d+ new · /).innerText();
};

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Every entry but the head, which names the firm and the moment. */
export const bodyOf = (file: Buffer): Record<string, string> => {
  const { [FIRM_FILE_HEAD]: _head, ...rest } = unzipSync(file);
  return Object.fromEntries(Object.entries(rest).map(([name, bytes]) => [name, digest(bytes)]));
};

/** The same file as a later portal would write it. */
export const newer = (file: Buffer): Buffer => {
  const entries = unzipSync(file);
  const head = JSON.parse(Buffer.from(entries[FIRM_FILE_HEAD] ?? []).toString()) as object;
  const bytes = Buffer.from(JSON.stringify({ ...head, format: FIRM_FILE_FORMAT + 1 }));
  return Buffer.from(zipSync({ ...entries, [FIRM_FILE_HEAD]: bytes }));
};

/** The same file with other prices, by somebody who forgets the digests. */
export const tampered = (file: Buffer): Buffer => {
  const entries = unzipSync(file);
  const text = Buffer.from(entries['packages.json'] ?? []).toString();
  const bytes = Buffer.from(text.replace(/"priceMinor": \d+/, '"priceMinor": 1'));
  return Buffer.from(zipSync({ ...entries, 'packages.json': bytes }));
};
