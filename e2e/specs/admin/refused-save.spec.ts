import { adminRoutes } from '@portal/shared-contracts/admin';
import type { Page } from '@playwright/test';
import { sites } from '../../harness/people/sites.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ site: sites.northwind, person: 'admin', viewport: { width: 360, height: 640 } });

const cutActs = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );

const saidInSight = (page: Page) =>
  expect(page.locator('main').getByRole('alert').filter({ hasText: /./ }).first()).toBeInViewport({
    ratio: 1,
  });

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
    await cutActs(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.focus();
    await save.press('Enter');
    await saidInSight(page);
    await expect(typed).toHaveValue('Of tomorrow');
  });

test('BO-40 SC-36 sessions that cannot be ended without a line are said in sight, below a long list', async ({
  page,
  apiOf,
}) => {
  for (let device = 0; device < 12; device += 1) await apiOf('customer');
  await page.goto(`${adminRoutes.people({})}?search=customer%40example.com`);
  await page.locator('main').getByRole('list', { name: 'People' }).getByRole('link').click();
  const end = page.getByRole('button', { name: 'End all sessions' });
  await cutActs(page);
  await end.focus();
  await end.press('Enter');
  await saidInSight(page);
});

test('BO-11 SC-36 a step that cannot be put aside without a line is said in sight', async ({
  page,
}) => {
  await page.goto(adminRoutes.start({}));
  const aside = page.getByRole('button', { name: 'Put aside' }).last();
  await cutActs(page);
  await aside.focus();
  await aside.press('Enter');
  await saidInSight(page);
});

for (const width of [360, 1280])
  test(`BO-76 SC-36 whether an edit of a long survey is saved stays in sight at ${width} pixels, below the bar of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(adminRoutes.survey({ id: 'northwind-satisfaction' }));
    const last = page.getByLabel('Question', { exact: true }).last();
    await cutActs(page);
    await last.fill('When do you meet them?');
    const state = page.locator('main').getByText('Offline: saved on this device');
    await expect(state).toBeInViewport({ ratio: 1 });
    const isCovered = await state.evaluate((element) => {
      const { x, y, width: wide, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + wide / 2, y + height / 2);
      return !(top && (element.contains(top) || top.contains(element)));
    });
    expect(isCovered).toBe(false);
  });
