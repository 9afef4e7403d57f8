import type { Browser, Page } from '@playwright/test';
import { routes } from '@portal/shared-contracts/remote';
import { mailedLink } from '../../harness/mails/mailed-link.ts';
import { sites } from '../../harness/people/sites.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';
import { twoColumnPdf } from '../reviews/two-column-pdf.ts';
import { type Customer, nextStep, takeStep } from './customer.ts';
import { mouse } from './input-devices.ts';
import { assignWriter } from './staff.ts';
import { words } from './words.ts';

test.use({ locale: 'de-DE', viewport: { width: 360, height: 800 } });

const sendResume = async (page: Page, email: string, buffer: Buffer): Promise<string> => {
  await page.goto(routes.reviewIntake({}));
  await page
    .getByLabel('Datei mit Ihrem Lebenslauf')
    .setInputFiles({ name: 'Lebenslauf.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Vorname').fill('Jonas');
  await page.getByLabel('Nachname').fill('Brandt');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Lebenslauf analysieren' }).click();
  await expect(page).toHaveURL(/\/review\/[\w-]+$/);
  return new URL(page.url()).pathname;
};

/** Ticks what shall be better in the new resume. */
const tickWeakVerbs = async (page: Page): Promise<void> => {
  await page.getByLabel('Teile der Analyse').selectOption('language');
  const findings = page.getByRole('listitem').filter({ visible: true });
  const weak = findings.filter({ hasText: 'Schwache Verben' }).filter({ hasText: 'Zu verbessern' });
  await expect(weak).toContainText('Verantwortlich für');
  await weak.getByRole('checkbox', { name: 'In meinem neuen Lebenslauf angehen' }).check();
};

const buy = async (page: Page, email: string): Promise<string> => {
  await page.getByRole('link', { name: 'Resume Starter wählen' }).click();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Kartennummer').fill('4242424242424242');
  await page.getByLabel('Gültig bis (MM / JJ)').fill('1231');
  await page.getByLabel('Prüfziffer').fill('123');
  await page.getByRole('button', { name: /149,00.\$ zahlen/ }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
};

const takeGates = async (customer: Customer, id: string): Promise<void> => {
  for (const gate of ['initial-questions', 'contract']) {
    const step = await nextStep(customer, id);
    if (step?.step === gate) await takeStep(customer, id, step);
  }
};

/** The writer reads the resume beside its findings and says so. */
const readAsWriter = async (
  browser: Browser,
  { email, id }: { email: string; id: string },
): Promise<void> => {
  const writer = await pageOf(browser, 'writer2');
  await writer.goto(routes.orderView({ id }));
  await expect(writer.getByText('Schwache Verben')).toBeVisible();
  await expect(writer.getByText(/Verantwortlich für/).first()).toBeVisible();
  await writer.goto(routes.staffReviews({}));
  await writer.getByRole('searchbox').fill(email);
  const row = writer.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('link', { name: 'Analyse von Jonas Brandt öffnen' }).click();
  await expect(writer.getByText('Senkung der Lagerkosten um 18 %').first()).toBeVisible();
  await writer.getByRole('button', { name: 'Von mir gelesen' }).click();
  await expect(writer.getByText('Gelesen von Wanda Kowalska').first()).toBeVisible();
  await writer.context().close();
};

/** Somebody with the bare link reads no more than findings; whoever has the mail reads everything and deletes it. */
const readAndDelete = async (browser: Browser, review: string, mailed: string): Promise<void> => {
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(review);
  await expect(reader.getByText('Gelesen von Wanda Kowalska')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Meine Daten löschen' })).toHaveCount(0);
  await reader.goto(mailed);
  await reader.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(reader.getByText('Senkung der Lagerkosten um 18 %').first()).toBeVisible();
  await reader.getByRole('button', { name: 'Meine Daten löschen' }).click();
  await reader.getByRole('button', { name: 'Alles löschen' }).click();
  await expect(reader.getByRole('heading', { name: 'Ihre Daten sind gelöscht.' })).toBeVisible();
  await reader.goto(mailed);
  await expect(reader.getByText('Diese Analyse gibt es nicht.')).toBeVisible();
  await context.close();
};

test('RV-49 RV-50 RV-51 RV-53 RV-54 RV-57 from the review of a two-column resume on a phone in German to the order that names its findings, and to nothing kept', async ({
  page,
  browser,
}) => {
  const email = `jonas-${crypto.randomUUID()}@example.com`;
  const errors = collectErrors(page);
  const customer: Customer = { page, device: mouse(), words: words.de };
  const review = await sendResume(page, email, await twoColumnPdf(await browser.newPage(), email));
  // Before the mailbox is full of later ones.
  const link = new RegExp(`${review}\\?[^\\s"<&]+`);
  const mailed = await mailedLink(page, { site: sites.northwind, email, link });
  await tickWeakVerbs(page);
  const id = await buy(page, email);
  await takeGates(customer, id);
  await page.goto(routes.orderView({ id }));
  const asked = page.locator('section', { hasText: 'Worauf wir achten sollen' });
  await expect(asked.getByText('Schwache Verben')).toBeVisible();
  await assignWriter('northwind', id);
  await readAsWriter(browser, { email, id });
  await page.goto(review);
  await expect(page.getByText('Gelesen von Wanda Kowalska')).toBeVisible();

  await readAndDelete(browser, review, mailed);
  expect(errors).toEqual([]);
});
