import { expectAccessible, expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading } from '../../harness/pages/navigation.ts';
import { shiftsOf, watchShifts } from '../../harness/shifts.ts';
import { collectErrors, expect, test } from '../../harness/test.ts';
import { resumePdf } from './resume-pdf.ts';

test.use({ locale: 'de-DE', viewport: { width: 360, height: 800 } });

test('RV-01 RV-05 RV-20 RV-34 RV-48 RV-49 RV-54 on a phone a visitor chooses a PDF in German, reads the review, saves the file and deletes it', async ({
  page,
  browser,
}) => {
  const buffer = await resumePdf(await browser.newPage());
  const errors = collectErrors(page);
  await page.goto('/login');
  await page.getByRole('link', { name: /Lebenslauf kostenlos analysieren/ }).click();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page
    .getByLabel('Datei mit Ihrem Lebenslauf')
    .setInputFiles({ name: "O'Reyes, CV.pdf", mimeType: 'application/pdf', buffer });
  await page.getByLabel('Vorname').fill('Paula');
  await page.getByLabel('Nachname').fill('Reyes');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('paula.reyes@example.com');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 'the form at 360 px');
  await page.getByRole('button', { name: 'Lebenslauf analysieren' }).dblclick();
  await expect(page).toHaveURL(/\/review\/[\w-]+$/);
  await expect(
    page.getByText(/Von einem Programm erstellt, .+ hat es noch nicht gelesen\./),
  ).toBeVisible();
  await expect(page.getByText(/\d+ von \d+ Prüfungen gut/)).toBeVisible();
  await page.getByLabel('Teile der Analyse').selectOption('ats');
  await expect(page.getByText('paula.reyes@example.com').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 'the review at 360 px');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText('Senkung der Lagerkosten um 18 %').first()).toBeVisible();
  const file = page.getByRole('link', { name: /Reyes.*\.pdf$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/Reyes.*\.pdf$/);
  const address = page.url();
  await page.getByRole('button', { name: 'Meine Daten löschen' }).click();
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Daten sind gelöscht.' })).toBeVisible();
  expect(errors).toEqual([]);
  await page.goto(address);
  await expect(contentHeading(page)).toBeVisible();
  await expect(page.getByText('Paula')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('RV-01 PL-54 a search engine reads what the page is, in the language that is asked for', async ({
    page,
  }) => {
    const reply = await page.goto('/review');
    expect(reply?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Kostenlose Lebenslauf-Analyse · /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Kostenlose Lebenslauf-Analyse',
    );
    const said = page.getByText(/^Wählen Sie Ihren Lebenslauf\. /);
    await expect(said).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      await said.innerText(),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test('RV-01 PL-54 nothing moves when the form comes', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/review');
  await expect(page.getByRole('checkbox')).toBeEnabled();
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});
