import { routes } from '@portal/shared-contracts/remote';
import type { Browser, Page } from '@playwright/test';
import { sites } from '../../harness/people/sites.ts';
import { portalCommand } from '../../harness/portal/command.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { askForChanges, buyAsGuest, nextStep, takeStep, type Customer } from './customer.ts';
import { mouse } from './input-devices.ts';
import {
  expectToRead,
  rejectDraft,
  sendFiles,
  writeFollowUp,
  type SiteKey,
} from './staff-pages.ts';
import { assignWriter, seededWord, waitingDraft } from './staff.ts';
import { words } from './words.ts';

/** One order with everybody who works on it, each in a browser of their own. */
interface Sides {
  readonly site: SiteKey;
  /** Whether an admin approves drafts. */
  readonly hasApproval: boolean;
  /** A Word file to hand over; nothing where the site hides Word. */
  readonly docx: Buffer | null;
  readonly id: string;
  readonly serviceId: string;
  readonly lastName: string;
  readonly buyer: Customer;
  readonly customer: Page;
  readonly writer: Page;
  readonly reviewer: Page;
}

const openSides = async (
  browser: Browser,
  site: SiteKey,
  hasApproval: boolean,
  docx: Buffer | null,
): Promise<Sides> => {
  const guest = await browser.newContext({ baseURL: sites[site].origin() });
  const customer = await guest.newPage();
  const writer = await pageOf(browser, 'writer2', sites[site]);
  const reviewer = await pageOf(browser, 'reviewer', sites[site]);
  const buyer = { page: customer, device: mouse(), words: words.en };
  const lastName = `Nilsen ${crypto.randomUUID().slice(0, 8)}`;
  const id = await buyAsGuest(buyer, `${site}-starter`, lastName);
  const serviceId = `${site}-starter-resume`;
  return { site, hasApproval, docx, id, serviceId, lastName, buyer, customer, writer, reviewer };
};

const customerStep = async ({ buyer, id }: Sides, wanted: string): Promise<void> => {
  const step = await nextStep(buyer, id);
  expect(step?.step).toBe(wanted);
  if (step) await takeStep(buyer, id, step);
};

const approve = async ({ site, hasApproval, lastName, writer }: Sides): Promise<void> => {
  if (!hasApproval)
    return expect(writer.getByText('Waiting for the client to review')).toBeVisible();
  await portalCommand('draft', 'approve', site, await waitingDraft(site, lastName));
  const text = 'Approved by Admin and waiting for the client to review';
  await expect(writer.getByText(text)).toBeVisible();
};

const giveWhatIsAskedFor = async (sides: Sides): Promise<void> => {
  const { writer } = sides;
  await customerStep(sides, 'initial-questions');
  await customerStep(sides, 'questionnaire');
  await expect(writer.getByRole('link', { name: 'Career history' })).toBeVisible();
  await customerStep(sides, 'questionnaire');
  await customerStep(sides, 'previous-document');
  await expect(writer.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
};

const ADMIN_REVIEWS = 'Waiting for Admin to review your draft';

const sendFirstDraft = async (sides: Sides): Promise<void> => {
  const { site, hasApproval, docx, lastName, customer, writer, reviewer } = sides;
  await customer.goto(routes.revisionsProcess(sides));
  await expect(customer.getByText('Pending').first()).toBeVisible();
  await writer.goto(routes.revisionFiles(sides));
  await sendFiles(writer, 'Draft 1', docx, 'Send the draft');
  if (hasApproval) {
    await expect(writer.getByText(ADMIN_REVIEWS)).toBeVisible();
    await expectToRead(reviewer, routes.revisionFiles(sides), ADMIN_REVIEWS);
    await expect(customer.getByText('Pending').first()).toBeVisible();
    await rejectDraft(site, lastName, writer);
    await sendFiles(writer, 'Draft 2', docx, 'Send the draft');
    await expect(writer.getByText(ADMIN_REVIEWS)).toBeVisible();
  }
  await approve(sides);
  await expect(customer.getByRole('button', { name: 'Send the review' })).toBeVisible();
};

const agreeOnNextDraft = async (sides: Sides): Promise<void> => {
  const { hasApproval, docx, buyer, writer, reviewer } = sides;
  await askForChanges(buyer, 'Shorter, please');
  await expect(writer.getByText('Shorter, please')).toBeVisible();
  await sendFiles(writer, 'Draft 3', docx, 'Send the draft');
  if (hasApproval) await expect(writer.getByText(ADMIN_REVIEWS)).toBeVisible();
  await approve(sides);
  await customerStep(sides, 'review-draft');
  await expect(writer.getByText('Revision Accepted').first()).toBeVisible();
  await expectToRead(reviewer, routes.revisionFiles(sides), 'Revision Accepted');
};

const finish = async (sides: Sides): Promise<void> => {
  const { docx, id, customer, writer, reviewer } = sides;
  await customer.goto(routes.finalDocument(sides));
  await expect(customer.getByText('Your final document is not ready yet.')).toBeVisible();
  await writer.goto(routes.finalFiles(sides));
  await sendFiles(writer, 'Final', docx, 'Submit the final document');
  await expect(customer.getByRole('link', { name: 'Download Final.pdf' })).toBeVisible();
  await expectToRead(reviewer, routes.finalFiles(sides), 'Final.pdf');
  for (const page of [customer, writer, reviewer]) {
    await page.goto(routes.orderView({ id }));
    await expect(page.getByText('ORDER COMPLETED', { exact: true })).toBeVisible();
  }
};

for (const [site, hasApproval] of [
  ['northwind', true],
  ['acme', false],
] as const)
  test(`OR-23 OR-33 DO-28 DO-36 DO-40 DO-41 DO-42 DO-43 DO-45 DO-51 DO-55 QU-27 QU-30 a whole order on ${site} in three browsers, ${hasApproval ? 'with' : 'without'} an admin who approves drafts`, async ({
    browser,
    apiOf,
  }) => {
    const docx = hasApproval ? await seededWord(await apiOf('customer')) : null;
    const sides = await openSides(browser, site, hasApproval, docx);
    const { id, serviceId, lastName, customer, writer, reviewer } = sides;
    await assignWriter(site, id);
    await writer.goto(routes.orderView({ id }));
    await expect(writer.getByText(lastName).first()).toBeVisible();

    await test.step('the customer gives what is asked for; the writer sees it without a reload', () =>
      giveWhatIsAskedFor(sides));
    await test.step('the writer asks further, the customer answers', async () => {
      await writeFollowUp(writer, { id, service: serviceId });
      await customerStep(sides, 'answer-follow-up');
    });
    await test.step('a draft goes to the customer, by way of the admin where the site wants it', () =>
      sendFirstDraft(sides));
    await test.step('the customer asks for changes and accepts the next draft', () =>
      agreeOnNextDraft(sides));
    await test.step('the final document ends the order on all three sides', () => finish(sides));
    for (const page of [customer, writer, reviewer]) await page.context().close();
  });
