import { mailedLink, PASSWORD_LINK } from '../../harness/mails/mailed-link.ts';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';
import { expect, signInContext, test } from '../../harness/test.ts';
import { withConfig } from './page-config.ts';

test.describe('recovery', () => {
  // A new password ends the sessions of this person elsewhere: one test after the other.
  test.describe.configure({ mode: 'default' });
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
    const path = await mailedLink(page, { site, email: people.newCustomer, link: PASSWORD_LINK });
    await page.goto(path);
    await page.getByLabel('Enter New Password').fill(DEMO_PASSWORD);
    await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Password Reset Successfully').first()).toBeVisible();
    await page.goto(path);
    await page.getByLabel('Enter New Password').fill(DEMO_PASSWORD);
    await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/forgot-password-2/);
  });

  test('HS-67 whoever changes the password stays signed in, in every tab of this browser', async ({
    page,
    context,
    site,
  }) => {
    await signInContext(context, 'newCustomer', site);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await page.goto('/profile');
    await page.getByLabel('Current password').fill(DEMO_PASSWORD);
    await page.getByLabel('Enter New Password').fill(DEMO_PASSWORD);
    await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD);
    await page.getByLabel('Confirm Password').press('Enter');
    await expect(page.getByText('Your password is changed.').first()).toBeVisible();
    for (const tab of [page, other]) {
      await tab.getByRole('navigation').getByRole('link', { name: 'View' }).click();
      await expect(tab).toHaveURL(/\/orders\/list$/);
    }
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

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('HS-53 wrong credentials are refused in the language of the page', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(people.customer);
    await page.getByLabel('Passwort', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail oder Passwort ist falsch')).toBeVisible();
  });
});

test('HS-24 a reviewer is refused at the boards', async ({ page, context }) => {
  await signInContext(context, 'reviewer');
  for (const path of ['/boards', '/board/7']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  }
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
];

test('HS-26 signing in with a hostile from stays on the site', async ({ page, context, site }) => {
  for (const target of hostile)
    await test.step(target, async () => {
      await context.clearCookies();
      await page.goto(`/login?from=${encodeURIComponent(target)}`);
      await page.getByLabel('Email').fill(people.reviewer);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).not.toHaveURL(/login/);
      expect(new URL(page.url()).origin).toBe(site.origin());
    });
});

test('HS-50 Remember me decides how long the session cookie lives', async ({ page, context }) => {
  const signIn = async (remember: boolean): Promise<number> => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(people.reviewer);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
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
