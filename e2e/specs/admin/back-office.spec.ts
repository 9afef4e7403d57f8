import type { Page } from '@playwright/test';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { officeSentences } from '../../harness/pages/office-sentences.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

/** Starts to note every text that a page fetches; what it returns reads them all. */
const textsOf = (page: Page): (() => Promise<string[]>) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { 'content-type': type = '' } = response.headers();
    if (/html|javascript|json|css/.test(type)) texts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(texts);
};

/** Which of the back office's sentences stand in what a page has fetched. */
const officeWordsIn = (texts: readonly string[]): string[] => {
  const all = texts.join('\n');
  return officeSentences().filter((sentence) => all.includes(sentence));
};

const openAll = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await untilShell(page);
    await expect(contentHeading(page)).toBeVisible();
  }
};

const pagesOf = {
  customer: ['/dashboard', '/orders/list', '/invoices', '/jobs', '/profile'],
  writer: ['/dashboard', '/orders/list', '/boards', '/profile'],
  reviewer: ['/dashboard', '/orders/list', '/profile'],
} as const;

for (const person of ['customer', 'writer', 'reviewer'] as const)
  test(`BO-08 the pages of a ${person} ask for no file and hold no word of the back office`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, person);
    const texts = textsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAll(page, pagesOf[person]);
    await page.goto('/admin/start');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(asked.filter((url) => /\/admin[.-]/.test(url))).toEqual([]);
    expect(officeWordsIn(await texts())).toEqual([]);
    await page.context().close();
  });

test('BO-08 the same look finds the words of the back office in the pages of an admin', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin');
  const texts = textsOf(page);
  await openAll(page, ['/admin/start', '/admin/orders', '/admin/payments']);
  expect(officeWordsIn(await texts()).length).toBeGreaterThan(100);
  await page.context().close();
});

test('BO-04 BO-05 BO-08 an admin comes in by the own door, works, and leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/admin/start');
  await expect(page).toHaveURL(/\/admin\/login\?from=/);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('5 of 9')).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('BO-11 on a phone the guide needs no sideways scroll', async ({ browser }) => {
  const page = await pageOf(browser, 'admin', sites.acme, {
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/admin/start');
  await untilShell(page);
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await expectNoSidewaysScroll(page, '/admin/start at 360 px');
  await page.context().close();
});

test('BO-112 on a phone a word that is longer than the page breaks inside it', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin', sites.northwind, {
    viewport: { width: 360, height: 740 },
  });
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
  await page.route(/\/api\/admin\/(orders|packages)\/northwind-[\w-]+$/, async (route) => {
    const words = JSON.stringify(await (await route.fetch()).json());
    await route.fulfill({ json: JSON.parse(words.replaceAll(/Clara|Executive Suite/g, long)) });
  });
  const order = adminRoutes.order({ id: 'northwind-order-draft-review' });
  for (const path of [order, adminRoutes.package({ id: 'northwind-executive' })]) {
    await page.goto(path);
    await expect(page.locator('#main').getByText(long).first()).toBeVisible();
    await expectNoSidewaysScroll(page, `${path} at 360 px`);
  }
  await page.context().close();
});
