import { apiAddress } from '../../harness/people/sign-in.ts';
import { DEMO_PASSWORD, people, sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

for (const site of [sites.northwind, sites.acme]) {
  test.describe(site.name, () => {
    test.use({ site });

    test(`HS-06 HS-50 HS-52 a customer signs in under the brand of ${site.name}`, async ({
      page,
    }) => {
      await page.goto('/login');
      await expect(page).toHaveTitle(new RegExp(site.name));
      await expect(page.getByRole('img', { name: site.name }).first()).toBeVisible();
      await page.getByLabel('Email').fill(people.customer);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      const other = site === sites.acme ? sites.northwind.name : sites.acme.name;
      await expect(page.getByText(other)).toHaveCount(0);
    });

    test(`PL-53 HS-26 a link opens the door of ${site.name} without the shell, and leads on to its very place`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/orders/list?q=resume#main');
      await expect(page).toHaveURL(/\/login\?from=/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.filter((path) => /^\/(shell\/main|remotes|api\/auth)/.test(path))).toEqual([]);
      await page.getByLabel('Email').fill(people.customer);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${site.origin()}/orders/list?q=resume#main`);
      await expect(page.getByRole('searchbox').first()).toHaveValue('resume');
    });
  });
}

test('HS-06 the brand is there before the first paint and never the other one', async ({
  page,
}) => {
  const colour = async (site: (typeof sites)['northwind' | 'acme']) => {
    const { baseURL, headers } = apiAddress(site);
    const html = await (
      await page.request.get(`${baseURL}/login`, { headers: { ...headers, accept: 'text/html' } })
    ).text();
    return { html, primary: /--site-primary:\s*([^;]+);/.exec(html)?.[1] };
  };
  const [northwind, acme] = [await colour(sites.northwind), await colour(sites.acme)];
  expect(northwind.primary).toBeTruthy();
  expect(acme.primary).toBeTruthy();
  expect(northwind.primary).not.toBe(acme.primary);
  expect(northwind.html).not.toContain(sites.acme.name);
  expect(acme.html).not.toContain(sites.northwind.name);
});

test('HS-53 a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.customer);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(people.customer);
});

test('HS-03 an unknown host is told so', async ({ page }) => {
  const port = process.env['PORTAL_PORT'];
  await page.goto(`http://nobody.localhost:${port}/login`);
  await expect(page.getByText('Domain not registered')).toBeVisible();
});

test('HS-34 a new customer lands on the dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.newCustomer);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('HS-26 a protected page leads to sign-in and back', async ({ page }) => {
  await page.goto('/orders/list');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(people.customer);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/orders\/list$/);
});
