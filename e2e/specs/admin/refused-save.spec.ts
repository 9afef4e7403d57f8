import { adminRoutes } from '@portal/shared-contracts/admin';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ site: sites.northwind, person: 'admin', viewport: { width: 360, height: 640 } });

for (const [name, address, field] of [
  ['the settings of the firm', adminRoutes.settings({ section: 'firm' }), 'Name of the firm'],
  ['a job', adminRoutes.job({ id: 'new' }), 'Title'],
  ['a package', adminRoutes.package({ id: 'new' }), 'Name'],
] as const)
  test(`BO-114 SC-36 a save of ${name} without a line is said in sight, and what was typed stays`, async ({
    page,
  }) => {
    await page.goto(address);
    const typed = page.getByLabel(field, { exact: true });
    await typed.fill('Of tomorrow');
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.focus();
    await save.press('Enter');
    const said = page.locator('main').getByRole('alert').filter({ hasText: /./ });
    await expect(said.first()).toBeInViewport({ ratio: 1 });
    await expect(typed).toHaveValue('Of tomorrow');
  });
