import type { Page } from '@playwright/test';
import { trackNetwork } from '../../harness/pages/network.ts';
import { untilShell, visit } from '../../harness/pages/navigation.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { openLine } from './chat-line.ts';
import { logOf, messageOf, newText, openChat } from './chat-screen.ts';

const ORDER_ID = 'northwind-order-other-writer';

const inTitle = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

const ordersLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders', exact: true });

/** The lines of the order on somebody's home. */
const unreadOn = (page: Page) =>
  page.getByRole('list', { name: 'Unread messages' }).locator(`a[href*="${ORDER_ID}"]`);

test('UX-03 FX-01 a customer’s phone names who wrote on the first screen, beside what is to be done', async ({
  browser,
}) => {
  const writer = await openLine('writer2', ORDER_ID);
  await writer.say(newText('Hello'));
  const phone = await pageOf(browser, 'customer');
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/dashboard');
  await untilShell(phone);
  const line = unreadOn(phone);
  await expect(line).toContainText(/\d unread messages? from Wanda Kowalska/);
  await expect(line).toBeInViewport();
  await expect(phone.getByRole('heading', { name: /^Waiting on you/ })).toBeInViewport();
  await line.click();
  await expect(phone).toHaveURL(new RegExp(`/orders/view/${ORDER_ID}#chat$`));
  await expect(logOf(phone)).toBeInViewport();
  await expect(logOf(phone).getByText('Hello').last()).toBeVisible();
  writer.close();
  await phone.context().close();
});

test('UX-03 CH-08 unread messages are counted live in menu and title, on the phone too, until they are read', async ({
  browser,
}) => {
  const [page, phone] = [await pageOf(browser, 'writer2'), await pageOf(browser, 'writer2')];
  await phone.setViewportSize({ width: 360, height: 740 });
  // Whatever came before is read first, so that the numbers below are the test's own.
  const before = newText('Before');
  const customer = await openLine('customer', ORDER_ID);
  const { seq } = await customer.say(before);
  await openChat(page, ORDER_ID);
  await expect(messageOf(page, before)).toBeInViewport();
  await customer.untilSeen(seq);
  const idle = [page, phone].map((one) => trackNetwork(one));
  await Promise.all([page, phone].map((one) => one.goto('/profile')));
  await Promise.all([page, phone].map((one) => untilShell(one)));
  // The title counts what the server has answered by then.
  await Promise.all(idle.map((untilIdle) => untilIdle()));
  await expect(ordersLink(page)).toBeVisible();
  await expect(ordersLink(page)).not.toHaveAccessibleDescription(/unread/);
  const others = await inTitle(page);

  await customer.say(newText('One'));
  await expect(ordersLink(page)).toHaveAccessibleDescription('1 unread message');
  const last = newText('Two');
  await customer.say(last);
  await expect(ordersLink(page)).toHaveAccessibleDescription('2 unread messages');
  // Not exactly: a notification may come meanwhile, and the title counts both.
  await expect.poll(() => inTitle(page)).toBeGreaterThanOrEqual(others + 2);
  await expect.poll(() => inTitle(phone)).toBeGreaterThanOrEqual(others + 2);
  await phone.getByRole('button', { name: 'Open the menu' }).click();
  await expect(ordersLink(phone)).toHaveAccessibleDescription('2 unread messages');
  await phone.keyboard.press('Escape');
  await visit(phone, '/dashboard');
  await expect(unreadOn(phone).filter({ hasText: '2 unread messages from' })).toBeInViewport();

  // Below the edge of the screen it is not read yet.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`/orders/view/${ORDER_ID}`);
  await expect(logOf(page).getByText(last)).toBeVisible();
  await expect(logOf(page)).not.toBeInViewport();
  await expect(ordersLink(page)).toHaveAccessibleDescription('2 unread messages');
  await logOf(page).scrollIntoViewIfNeeded();
  await expect(ordersLink(page)).not.toHaveAccessibleDescription(/unread/);
  await expect(unreadOn(phone)).toHaveCount(0);
  customer.close();
  await Promise.all([page.context().close(), phone.context().close()]);
});
