import { routes } from '@portal/shared-contracts/remote';
import { pageOf, expect, test } from '../../harness/test.ts';

const ORDER = 'northwind-order-intake';
const step = {
  id: ORDER,
  questionnaire_id: 'northwind-career-history',
  service: 'northwind-professional-resume',
};

const titles = {
  customer: {
    [routes.dashboard({})]: 'Dashboard',
    [routes.ordersList({})]: 'List Orders',
    [routes.ordersNew({})]: 'New Order',
    [routes.orderView({ id: 'northwind-order-writing' })]: 'View Order',
    [routes.profile({})]: 'Profile',
    [routes.invoices({})]: 'Invoices',
    [routes.questionnaire(step)]: 'Answer Questionnaire',
    [routes.questionnaireAnswers({ ...step, id: 'northwind-order-completed' })]: 'Questionnaire',
    [routes.checkout({}, { item: 'northwind-professional' })]: 'Payment Details',
  },
  writer: {
    [routes.onboarding({})]: 'Writing Profile',
    [routes.templateList({})]: 'Follow Up Questions',
    [routes.chat({})]: 'Chat with Admin',
  },
} as const;

for (const person of ['customer', 'writer'] as const) {
  test(`HS-05 HS-48 the page names of a ${person} stand in the title`, async ({ browser }) => {
    const page = await pageOf(browser, person);
    for (const [path, name] of Object.entries(titles[person])) {
      await page.goto(path);
      await expect
        .soft(page, path)
        .toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name}( #\\S+)? · Northwind Writing$`));
    }
    await page.context().close();
  });
}

test('UX-01 HS-05 tabs of several orders are told apart by number and, for staff, by customer', async ({
  browser,
}) => {
  const id = 'northwind-order-writing';
  const page = await pageOf(browser, 'customer');
  await page.goto(routes.orderView({ id }));
  const number = (await page.locator('.orders-number').first().innerText()).trim();
  await expect(page).toHaveTitle(new RegExp(`View Order ${number} · Northwind Writing$`));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveTitle(/Dashboard · Northwind Writing$/);
  await page.context().close();
  const writer = await pageOf(browser, 'writer');
  await writer.goto(routes.orderView({ id }));
  await expect(writer).toHaveTitle(
    new RegExp(`View Order ${number} · Clara Lindqvist · Northwind`),
  );
  await writer.context().close();
});

test('HS-48 Orders names a group of the menu, and Chat the panel of an order', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  await page.goto(routes.orderView({ id: 'northwind-order-writing' }));
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('list', { name: 'Orders' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chat' }).first()).toBeVisible();
  await page.context().close();
});
