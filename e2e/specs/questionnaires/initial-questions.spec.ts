import { routes } from '@portal/shared-contracts/remote';
import { expect, test } from '../../harness/test.ts';
import { buyAsGuest } from '../journeys/customer.ts';
import { mouse } from '../journeys/input-devices.ts';
import { words } from '../journeys/words.ts';

test.use({ locale: 'de-DE' });

test('QU-01 QU-02 QU-03 QU-05 QU-06 QU-07 the initial questions by keyboard alone, in German, lead to the contract', async ({
  page,
}) => {
  // An order of its own: others look at the seeded one that waits for these questions.
  const buyer = { page, device: mouse(), words: words.de };
  const orderId = await buyAsGuest(buyer, 'northwind-professional', 'Jensen');
  await expect(page.getByText('Der Auftrag ist angelegt.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(38);
  await page.getByLabel('Rechnungswesen').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte wählen Sie 1 bis 3 Branchen')).toBeVisible();
  for (const name of ['Rechnungswesen', 'Banken', 'Recht']) {
    await page.getByLabel(name, { exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByLabel('Vertrieb', { exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Sie können höchstens 3 Branchen wählen')).toBeVisible();
  await expect(page.getByLabel('Vertrieb', { exact: true })).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Speichern und weiter' }).press('Enter');
  await expect(page.getByText('Bitte wählen Sie eine der Antworten!')).toBeVisible();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.contractFill({ id: orderId })}`);
});

test.describe('a customer', () => {
  test.use({ person: 'customer' });

  for (const width of [360, 1280])
    test(`FX-46 QU-02 at ${width} pixels the reason for refusing a fourth industry is in sight, and its card does not look chosen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(routes.initialQuestions({ orderId: 'northwind-order-fresh' }));
      const card = (name: string) =>
        page.locator('.quest-card', { has: page.getByText(name, { exact: true }) });
      for (const name of ['Rechnungswesen', 'Banken', 'Recht', 'Vertrieb'])
        await card(name).click();
      const refusal = page.getByText('Sie können höchstens 3 Branchen wählen');
      await expect(refusal).toBeInViewport();
      const shadow = (name: string) =>
        card(name).evaluate((element) => getComputedStyle(element).boxShadow);
      expect(await shadow('Recht')).not.toBe('none');
      expect(await shadow('Vertrieb')).toBe('none');
      const ground = (name: string) =>
        card(name).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground('Vertrieb')).not.toBe(await ground('Recht'));
    });
});
