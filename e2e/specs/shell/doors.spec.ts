import { demoPassword, people, sites } from '../../harness/sites.ts';
import { apiAddress } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

test.describe('recovery', () => {
  test.use({ site: sites.acme });

  test('HS-55 HS-56 a forgotten password is replaced through the link of the mail, once', async ({
    page,
    site,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(people.newCustomer);
    await page.getByRole('button', { name: 'Send Recovery Link' }).click();
    await expect(page.getByText('Reset password email is sent.').first()).toBeVisible();
    const { baseURL, headers } = apiAddress(site);
    const mails = await (await page.request.get(`${baseURL}/mailbox`, { headers })).text();
    const path = /\/forgot-password-2\/[\w-]+/.exec(mails)?.[0];
    expect(path).toBeTruthy();
    await page.goto(path ?? '/');
    await page.getByLabel('Enter New Password').fill(demoPassword);
    await page.getByLabel('Confirm Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Password Reset Successfully').first()).toBeVisible();
    await page.goto(path ?? '/');
    await page.getByLabel('Enter New Password').fill(demoPassword);
    await page.getByLabel('Confirm Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/forgot-password-2/);
  });
});

test('HS-60 a wrong auto-login code says error in logging in and leaves the address bar', async ({
  page,
}) => {
  await page.goto('/autologin/no-such-code');
  await expect(page.getByText('error in logging in')).toBeVisible();
  await expect(page).toHaveTitle('Error');
  expect(page.url()).not.toContain('no-such-code');
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
];

for (const target of hostile) {
  test(`HS-26 signing in with from=${target} stays on the site`, async ({ page, site }) => {
    await page.goto(`/login?from=${encodeURIComponent(target)}`);
    await page.getByLabel('Email').fill(people.reviewer);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/login/);
    expect(new URL(page.url()).origin).toBe(site.origin());
  });
}

test('HS-50 Remember me decides how long the session cookie lives', async ({ page, context }) => {
  const signIn = async (remember: boolean): Promise<number> => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(people.reviewer);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    if (remember) await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/orders\/list$/);
    const session = (await context.cookies()).find(
      ({ name, httpOnly }) => httpOnly && /session/.test(name),
    );
    return session?.expires ?? 0;
  };
  await page.goto('/login');
  expect(await signIn(false)).toBe(-1);
  expect(await signIn(true)).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test('HS-28 with a custom login domain the login page leads there', async ({ page }) => {
  await page.route('https://id.example/**', (route) =>
    route.fulfill({ body: 'their login', contentType: 'text/html' }),
  );
  await withConfig(page, (config) => {
    config['customLoginDomain'] = 'https://id.example/enter';
    config['loginDomainQueries'] = 'client=7';
  });
  await page.goto('/login');
  await expect(page).toHaveURL('https://id.example/enter?client=7');
});
