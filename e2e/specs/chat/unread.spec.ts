import type { Page } from '@playwright/test';
import { trackNetwork } from '../../harness/pages/network.ts';
import { untilShell } from '../../harness/pages/navigation.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { openLine } from './chat-line.ts';
import { logOf, messageOf, newText, openChat } from './chat-screen.ts';

const ORDER_ID = 'northwind-order-other-writer';

const inTitle = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

const ordersLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders', exact: true });

test('CH-08 unread messages are counted live in menu and title, on the phone too, until they are read', async ({
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

  // Below the edge of the screen it is not read yet.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(`/orders/view/${ORDER_ID}`);
  await expect(logOf(page).getByText(last)).toBeVisible();
  await expect(logOf(page)).not.toBeInViewport();
  await expect(ordersLink(page)).toHaveAccessibleDescription('2 unread messages');
  await logOf(page).scrollIntoViewIfNeeded();
  await expect(ordersLink(page)).not.toHaveAccessibleDescription(/unread/);
  await expect(ordersLink(phone)).not.toHaveAccessibleDescription(/unread/);
  await expect.poll(() => inTitle(phone)).toBeLessThan(others + 2);
  customer.close();
  await Promise.all([page.context().close(), phone.context().close()]);
});
