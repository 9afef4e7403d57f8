import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

const entries = {
  customer: ['Dashboard', 'View', 'New Order', 'Jobs', 'Invoices', 'Job Search Tracker'],
  writer: ['Dashboard', 'View', 'Create', 'Orders', 'Chat with Admin', 'Boards'],
  reviewer: ['Orders'],
} as const;

for (const person of ['customer', 'writer', 'reviewer'] as const) {
  test(`HS-43..45 the menu of a ${person}`, async ({ browser }) => {
    const page = await pageOf(browser, person);
    await page.goto('/');
    const menu = page.getByRole('navigation').first();
    for (const name of entries[person])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('link')).toHaveCount(entries[person].length);
    await page.context().close();
  });
}

test('HS-47 a reviewer has no bell', async ({ browser }) => {
  const page = await pageOf(browser, 'reviewer');
  await page.goto('/orders/list');
  await expect(contentHeading(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /notification/i })).toHaveCount(
    0,
  );
  await page.context().close();
});

test('HS-14 HS-43 remotes that are switched off leave no entry, no page and no request', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer', sites.acme);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/orders/view/acme-order-writing');
  await expect(contentHeading(page)).toBeVisible();
  for (const name of ['Jobs', 'Job Search Tracker'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chat' })).toHaveCount(0);
  await page.goto('/board');
  await expect(page.getByText(/Not Found|The page is not available/)).toBeVisible();
  expect(requests.filter((url) => /mfe-(chat|boards-jobs)/.test(url))).toEqual([]);
  await page.context().close();
});

test('UX-16 HS-46 a menu opened by a key has the focus on its first entry, arrows lead on, Escape leads back', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  // The home leads on to this page, whose heading would take the focus from what the keys are pressed on.
  await page.goto('/dashboard');
  await untilShell(page);
  const opener = page.locator('.user-button');
  const focused = page.locator(':focus');
  await opener.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(focused).toHaveRole('menuitem');
    await expect(focused).toHaveText('Profile');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('Sign-in and security');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  await opener.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(opener).toBeFocused();
  await page.context().close();
});

test('UX-16 HS-46 a menu that is opened again while it still closes begins at its first entry', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard');
  await untilShell(page);
  await page.addStyleTag({ content: '.ant-dropdown { animation-duration: 1s !important; }' });
  const opener = page.locator('.user-button');
  const focused = page.locator(':focus');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Profile');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Sign-in and security');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(focused).toHaveText('Profile');
  await page.context().close();
});

test('PL-15 UX-12 UX-16 without a line the account menu says that it cannot be opened, and opens over what it said once the line is back', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  await page.goto('/');
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  const opener = page.locator('.user-button');
  await page.context().setOffline(true);
  await opener.click();
  await expect(page.getByText('This window could not be opened.').first()).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await page.context().setOffline(false);
  // What it says stays until somebody closes it, and leaves the bar free.
  await expect(page.locator('.ant-notification-notice')).toBeVisible();
  await opener.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(contentHeading(page)).toHaveText('Profile');
  await page.context().close();
});

test('UX-12 HS-46 WCAG 2.2 AA on the narrowest phone languages and appearances can be chosen while a failure is told', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer', sites.acme, {
    locale: 'de-DE',
    viewport: { width: 320, height: 640 },
  });
  await page.goto('/dashboard');
  await untilShell(page);
  await expect(contentHeading(page)).toBeVisible();
  const opener = page.locator('.user-button');
  await page.context().setOffline(true);
  await opener.click();
  await expect(page.getByText('Dieses Fenster ließ sich nicht öffnen.').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('.ant-notification-notice')).toBeVisible();
  await opener.click();
  await page.getByRole('menuitem', { name: 'Sprache' }).click();
  const italian = page.getByRole('menuitem', { name: 'Italiano' });
  await expect(italian).toBeInViewport({ ratio: 1 });
  // Only tried: an account keeps its language, and other journeys share this one.
  await italian.click({ trial: true });
  await page.getByRole('menuitem', { name: 'Darstellung' }).click();
  const dark = page.getByRole('menuitem', { name: 'Dunkel' });
  await expect(dark).toBeInViewport({ ratio: 1 });
  await dark.click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.context().close();
});
