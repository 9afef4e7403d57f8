import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { portalCommand } from '../../harness/command.ts';
import { sites } from '../../harness/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { pdfOf } from '../documents/seeded.ts';
import { askForChanges, buyAsGuest, nextStep, takeStep } from './customer.ts';
import { mouse } from './hands.ts';
import { assignWriter, seededWord, waitingDraft } from './staff.ts';
import { words } from './words.ts';

type SiteKey = 'northwind' | 'acme';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const sendFiles = async (writer: Page, name: string, docx: Buffer | null, button: string) => {
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

const writeFollowUp = async (writer: Page, place: { id: string; service: string }) => {
  await writer.goto(routes.additionalQuestionnaire(place));
  await writer
    .getByRole('group', { name: 'Add' })
    .getByRole('button', { name: 'Short text' })
    .click();
  await writer.getByLabel('Question', { exact: true }).fill('How many people did you lead?');
  await writer.getByLabel('An answer is required').check();
  await writer.getByRole('button', { name: 'Publish' }).click();
  await writer.getByRole('button', { name: 'Yes, Publish' }).click();
  await writer.waitForURL(`**${routes.orderView({ id: place.id })}`);
};

/** The reviewer reads what the page says and finds nothing to upload. */
const expectToRead = async (reviewer: Page, address: string, text: string) => {
  await reviewer.goto(address);
  await expect(reviewer.getByText(text).first()).toBeVisible();
  await expect(reviewer.locator('input[type=file]')).toHaveCount(0);
};

const judge = async (site: SiteKey, lastName: string, writer: Page) => {
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

for (const [site, hasApproval] of [
  ['northwind', true],
  ['acme', false],
] as const)
  test(`OR-23 OR-33 DO-28 DO-36 DO-40 DO-41 DO-42 DO-43 DO-45 DO-51 DO-55 QU-27 QU-30 a whole order on ${site} in three browsers, ${hasApproval ? 'with' : 'without'} an admin who approves drafts`, async ({
    browser,
    apiOf,
  }) => {
    test.setTimeout(300_000);
    const docx = hasApproval ? await seededWord(await apiOf('customer')) : null;
    const guest = await browser.newContext({ baseURL: sites[site].origin() });
    const customer = await guest.newPage();
    const writer = await pageOf(browser, 'writer2', sites[site]);
    const reviewer = await pageOf(browser, 'reviewer', sites[site]);
    const buyer = { page: customer, hands: mouse(customer), words: words.en };
    const lastName = `Nilsen ${crypto.randomUUID().slice(0, 8)}`;
    const id = await buyAsGuest(buyer, `${site}-starter`, lastName);
    const serviceId = `${site}-starter-resume`;
    const place = { id, serviceId };
    await assignWriter(site, id);
    await writer.goto(routes.orderView({ id }));
    await expect(writer.getByText(lastName).first()).toBeVisible();

    const customerStep = async (wanted: string): Promise<void> => {
      const step = await nextStep(buyer, id);
      expect(step?.step).toBe(wanted);
      if (step) await takeStep(buyer, id, step);
    };
    const approve = async (): Promise<void> => {
      if (!hasApproval)
        return expect(writer.getByText('Waiting for the client to review')).toBeVisible();
      await portalCommand('draft', 'approve', site, await waitingDraft(site, lastName));
      const text = 'Approved by Admin and waiting for the client to review';
      await expect(writer.getByText(text)).toBeVisible();
    };

    await test.step('the customer gives what is asked for; the writer sees it without a reload', async () => {
      await customerStep('initial-questions');
      await customerStep('questionnaire');
      await expect(writer.getByRole('link', { name: 'Career history' })).toBeVisible();
      await customerStep('questionnaire');
      await customerStep('previous-document');
      await expect(writer.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
    });

    await test.step('the writer asks further, the customer answers', async () => {
      await writeFollowUp(writer, { id, service: serviceId });
      await customerStep('answer-follow-up');
    });

    await test.step('a draft goes to the customer, by way of the admin where the site wants it', async () => {
      await customer.goto(routes.revisionsProcess(place));
      await expect(customer.getByText('Pending').first()).toBeVisible();
      await writer.goto(routes.revisionFiles(place));
      await sendFiles(writer, 'Draft 1', docx, 'Send the draft');
      if (hasApproval) {
        const waiting = 'Waiting for Admin to review your draft';
        await expect(writer.getByText(waiting)).toBeVisible();
        await expectToRead(reviewer, routes.revisionFiles(place), waiting);
        await expect(customer.getByText('Pending').first()).toBeVisible();
        await judge(site, lastName, writer);
        await sendFiles(writer, 'Draft 2', docx, 'Send the draft');
        await expect(writer.getByText(waiting)).toBeVisible();
      }
      await approve();
      await expect(customer.getByRole('button', { name: 'Send the review' })).toBeVisible();
    });

    await test.step('the customer asks for changes and accepts the next draft', async () => {
      await askForChanges(buyer, 'Shorter, please');
      await expect(writer.getByText('Shorter, please')).toBeVisible();
      await sendFiles(writer, 'Draft 3', docx, 'Send the draft');
      if (hasApproval)
        await expect(writer.getByText('Waiting for Admin to review your draft')).toBeVisible();
      await approve();
      await customerStep('review-draft');
      await expect(writer.getByText('Revision Accepted').first()).toBeVisible();
      await expectToRead(reviewer, routes.revisionFiles(place), 'Revision Accepted');
    });

    await test.step('the final document ends the order on all three sides', async () => {
      await customer.goto(routes.finalDocument(place));
      await expect(customer.getByText('Your final document is not ready yet.')).toBeVisible();
      await writer.goto(routes.finalFiles(place));
      await sendFiles(writer, 'Final', docx, 'Submit the final document');
      await expect(customer.getByRole('link', { name: 'Download Final.pdf' })).toBeVisible();
      await expectToRead(reviewer, routes.finalFiles(place), 'Final.pdf');
      for (const page of [customer, writer, reviewer]) {
        await page.goto(routes.orderView({ id }));
        await expect(page.getByText('ORDER COMPLETED', { exact: true })).toBeVisible();
      }
    });
    for (const page of [customer, writer, reviewer]) await page.context().close();
  });
