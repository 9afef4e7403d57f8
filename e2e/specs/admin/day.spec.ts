import { contentHeading } from '../../harness/pages/navigation.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { keepUndo } from '../../harness/pages/keep-undo.ts';
import { openOwnPortal, type OwnPortal } from '../../harness/portal/own-portal.ts';
import { expect, test } from '../../harness/test.ts';
import { keyboard } from '../journeys/input-devices.ts';

let portal: OwnPortal;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  portal = await openOwnPortal();
  await portal.command('release', 'off', 'northwind', 'mfe-chat');
});
test.afterAll(() => portal.close());

const phone = { viewport: { width: 360, height: 740 }, locale: 'de-DE' };

const open = async (page: Page, path: string, title: string | RegExp): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoSidewaysScroll(page, path);
};

/** A line of a list is chosen by its letters: `j` goes to the next one, Enter opens it. */
const openByLetters = async (page: Page, row: Locator): Promise<void> => {
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
};

test('BO-59 BO-60 BO-68 BO-70 BO-83 BO-94 BO-106 BO-112 a day on a phone of 360 pixels, by keyboard alone, in German and without the chat', async ({
  browser,
}) => {
  const page = await portal.pageOf(browser, 'admin', phone);
  const keys = keyboard(page);

  await test.step('what waits leads to the queue, and an order is assigned', async () => {
    await open(page, '/admin', /^Schön, dass Sie da sind/);
    await keys.press(page.getByRole('link', { name: /Nicht zugewiesen/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Aufträge' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the queue');
    await openByLetters(page, page.getByRole('link', { name: /^#\d+/ }).first());
    await expect(page).toHaveURL(/\/admin\/orders\/[\w-]+$/);
    await keys.press(page.getByRole('button', { name: 'Zuweisen', exact: true }));
    await keys.press(page.getByRole('button', { name: /William Okafor/ }));
    await expectNoSidewaysScroll(page, 'the order');
    const all = page.getByRole('dialog', { name: 'Trotzdem zuweisen?' });
    const done = page.getByText('Der Auftrag ist jetzt bei William Okafor.').first();
    await expect(all.or(done).first()).toBeVisible();
    if (await all.isVisible()) await keys.press(all.getByRole('button', { name: 'Zuweisen' }));
    await expect(done).toBeVisible();
  });

  await test.step('a draft is approved by its letter', async () => {
    await open(page, '/admin/approvals', 'Freigaben');
    await openByLetters(page, page.getByRole('link', { name: /^#\d+ / }).first());
    await expect(page.getByRole('heading', { level: 1, name: /^Entwurf 2: / })).toBeVisible();
    await expectNoSidewaysScroll(page, 'a draft');
    await page.keyboard.press('a');
    await expect(page.getByText('Der Entwurf ging an den Kunden.').first()).toBeVisible();
  });

  await test.step('an invoice is written and issued', async () => {
    await open(page, '/admin/invoices/new', 'Neue Rechnung');
    await keys.write(page.getByLabel('E-Mail der Kundschaft'), 'customer@example.com');
    const line = page.getByRole('group', { name: 'Zeile 1' });
    await keys.write(line.getByLabel('Text'), 'Ein Nachmittag Beratung');
    await keys.write(line.getByLabel('Preis'), '120');
    await keys.press(page.getByRole('button', { name: 'Entwurf speichern' }));
    await keys.press(page.getByRole('button', { name: 'Rechnung ausstellen' }));
    const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen' });
    await keys.press(dialog.getByRole('button', { name: 'Rechnung ausstellen' }));
    await expect(page.getByText('Die Rechnung wurde ausgestellt.').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'the invoice');
  });

  await test.step('the report is read, and there is no inbox', async () => {
    await open(page, '/admin/reports', 'Berichte');
    await page.goto('/admin/inbox');
    await expect(contentHeading(page)).toHaveText('Seite nicht gefunden');
    await expect(page.getByRole('link', { name: /Posteingang|Inbox/ })).toHaveCount(0);
  });
  await page.context().close();
});

test('BO-96 BO-97 a double click on the way back sends a part of a payment once', async ({
  browser,
}) => {
  const customer = await portal.apiOf('newCustomer');
  const bought = await customer.post('/api/customer/orders_new', {
    data: { package_subscribed: 'northwind-starter', payment: 'pm_card_visa' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(bought.status(), await bought.text()).toBe(200);
  const api = await portal.apiOf('admin');
  const payments = async () =>
    (
      (await (await api.get('/api/admin/payments')).json()) as {
        items: { _id: string; returned: number }[];
      }
    ).items;
  const [newest] = await payments();
  const page = await portal.pageOf(browser, 'admin');
  await page.goto(`/admin/payments/${newest?._id}`);
  await page.getByLabel(/^Amount/).fill('30');
  await page.getByLabel('Reason').fill('Was late');
  await page.getByRole('button', { name: /^Return/ }).dblclick();
  // The field shows its own text as well; only the list tells what was sent.
  const sent = page.getByRole('listitem').filter({ hasText: 'Was late' });
  await expect(sent).toHaveText(/Returned/);
  await expect(sent).toHaveCount(1);
  expect((await payments())[0]).toMatchObject({ _id: newest?._id, returned: 30 });
  await page.context().close();
});

test('BO-110 a narrowed list is kept as a view, shared, opened from the menu, deleted and brought back', async ({
  browser,
}) => {
  const page = await portal.pageOf(browser, 'admin');
  await keepUndo(page);
  await page.goto('/admin/orders?turn=customer');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('At the customer');
  await page.getByLabel('Share with colleagues').check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('Shared with colleagues')).toBeVisible();

  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Views' });
  const link = menu.getByRole('link', { name: /At the customer/ });
  const head = menu.getByRole('button', { name: 'Views' });
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await expect(link).toContainText(/\d/);
  await link.click();
  await expect(page).toHaveURL(/\/admin\/orders\?.*turn=customer/);

  await page.getByRole('button', { name: 'More for At the customer' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('The view is deleted.').first()).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
  await page.context().close();
});
