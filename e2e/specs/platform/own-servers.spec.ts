import { expect, test } from '../../harness/test.ts';

const LINK = '/login#own-servers:mfe-orders=http://127.0.0.1:1/';

for (const [answer, kept] of [
  ['no', null],
  ['yes', '{"mfe-orders":"http://127.0.0.1:1/"}'],
] as const)
  test(`P-14 a link to other code asks first and obeys: ${answer}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (answer === 'yes' ? dialog.accept() : dialog.dismiss());
    });
    await page.goto(LINK);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(asked).toEqual([expect.stringContaining('mfe-orders (http://127.0.0.1:1/)')]);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.overrides'))).toBe(kept);
    expect(new URL(page.url()).hash).toBe('');
  });
