import { expect, test } from '../../harness/test.ts';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';

test.use({ site: sites.acme, person: 'reviewer' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('P-09 a person sees the other browser in the list, ends its session, and that browser is out', async ({
  page,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin(), userAgent: IPHONE });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(people.reviewer);
  await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).not.toHaveURL(/\/login/);

  await page.goto('/profile/security');
  await expect(page.getByText('This browser')).toHaveCount(1);
  const line = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  await line.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await expect(line).toHaveCount(0);

  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login\?from=/);
  await page.reload();
  await expect(page.getByText('This browser')).toHaveCount(1);
  await elsewhere.close();
});
