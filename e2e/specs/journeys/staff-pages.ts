import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { portalCommand } from '../../harness/portal/command.ts';
import { expect } from '../../harness/test.ts';
import { pdfOf } from '../documents/seeded.ts';
import { waitingDraft } from './staff.ts';

/** A demo site. */
export type SiteKey = 'northwind' | 'acme';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The writer hands over a PDF, and a Word file where there is one. */
export const sendFiles = async (
  writer: Page,
  name: string,
  docx: Buffer | null,
  button: string,
) => {
  const send = writer.getByRole('button', { name: button });
  await expect(send).toBeVisible();
  await writer.getByLabel('PDF', { exact: true }).setInputFiles({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: pdfOf(name),
  });
  if (docx)
    await writer
      .getByLabel('Word', { exact: true })
      .setInputFiles({ name: `${name}.docx`, mimeType: WORD, buffer: docx });
  for (const ending of docx ? ['pdf', 'docx'] : ['pdf'])
    await expect(writer.getByRole('button', { name: `Remove ${name}.${ending}` })).toBeVisible();
  await send.click();
};

/** The writer asks one further question. */
export const writeFollowUp = async (writer: Page, params: { id: string; service: string }) => {
  await writer.goto(routes.additionalQuestionnaire(params));
  await writer
    .getByRole('group', { name: 'Add' })
    .getByRole('button', { name: 'Short text' })
    .click();
  await writer.getByLabel('Question', { exact: true }).fill('How many people did you lead?');
  await writer.getByLabel('An answer is required').check();
  await writer.getByRole('button', { name: 'Publish' }).click();
  await writer.getByRole('button', { name: 'Yes, Publish' }).click();
  await writer.waitForURL(`**${routes.orderView({ id: params.id })}`);
};

/** The reviewer reads what the page says and finds nothing to upload. */
export const expectToRead = async (reviewer: Page, address: string, text: string) => {
  await reviewer.goto(address);
  await expect(reviewer.getByText(text).first()).toBeVisible();
  await expect(reviewer.locator('input[type=file]')).toHaveCount(0);
};

/** The admin refuses the waiting draft, with remarks that the writer reads. */
export const rejectDraft = async (site: SiteKey, lastName: string, writer: Page) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-remarks-'));
  const remarks = join(folder, 'Remarks.pdf');
  await writeFile(remarks, pdfOf('One number per line'));
  const draft = await waitingDraft(site, lastName);
  await portalCommand(
    'draft',
    'reject',
    site,
    draft,
    '--reason',
    'No numbers yet',
    '--file',
    remarks,
  );
  await rm(folder, { recursive: true });
  await expect(writer.getByText('No numbers yet')).toBeVisible();
  await expect(writer.getByRole('link', { name: 'Download Remarks.pdf' })).toBeVisible();
};
