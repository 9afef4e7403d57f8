import { watchQuiet } from '../../harness/quiet.ts';
import { knownPages } from '../../harness/routes.ts';
import { collectErrors, expect, pageOf, test } from '../../harness/test.ts';

for (const { path, person } of knownPages('northwind')) {
  test(`HS-20..22 ${person ?? 'anybody'} opens and reloads ${path}`, async ({ browser }) => {
    const page = person
      ? await pageOf(browser, person)
      : await (await browser.newContext()).newPage();
    const untilQuiet = watchQuiet(page);
    const errors = collectErrors(page);
    await page.goto(new URL(path, `http://localhost:${process.env['PORTAL_PORT']}`).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Some pages are named after what they show, which comes a moment after the page itself.
    await untilQuiet();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expect(page.getByText('Not Found', { exact: true })).toHaveCount(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
}
