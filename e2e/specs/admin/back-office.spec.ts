import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { sites } from '../../harness/people/sites.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

const words = /First steps|Put aside/;

for (const person of ['customer', 'writer', 'reviewer'] as const)
  test(`BO-08 the page of a ${person} asks for no file and holds no word of the back office`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, person);
    const texts: Promise<string>[] = [];
    const asked: string[] = [];
    page.on('response', (response) => {
      asked.push(response.url());
      if (/\.(js|json)$|\/$/.test(new URL(response.url()).pathname))
        texts.push(response.text().catch(() => ''));
    });
    await page.goto('/orders/list');
    await untilShell(page);
    await expect(contentHeading(page)).toBeVisible();
    await page.goto('/admin/start');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    expect(asked.filter((url) => /\/admin[.-]/.test(url))).toEqual([]);
    expect((await Promise.all(texts)).filter((text) => words.test(text))).toEqual([]);
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
