import { expect, pageOf, test } from '../../harness/test.ts';
import { logOf, messageOf, newText, openChat, say } from './chat-screen.ts';

test('CH-01 CH-05 CH-08 a customer and a writer talk in two browsers', async ({ browser }) => {
  const orderId = 'northwind-order-answered';
  const [customer, writer] = [await pageOf(browser, 'customer'), await pageOf(browser, 'writer')];
  await Promise.all([openChat(customer, orderId), openChat(writer, orderId)]);
  const [question, answer] = [newText('Hello from the customer'), newText('Hello from the writer')];
  await say(customer, question);
  await expect(messageOf(writer, question)).toBeVisible();
  await say(writer, answer);
  await expect(messageOf(customer, answer)).toBeVisible();
  await expect(messageOf(customer, question)).toContainText('Seen');
  await customer.reload();
  await expect(messageOf(customer, question)).toHaveCount(1);
  await Promise.all([customer.context().close(), writer.context().close()]);
});

test('CH-02 without a writer the panel says when chat will be available', async ({ browser }) => {
  const page = await pageOf(browser, 'customer');
  await page.goto('/orders/view/northwind-order-unassigned');
  await expect(page.getByText('Chat will be available when order is assigned.')).toBeVisible();
  await page.context().close();
});

test('CH-03 CH-15 long after completion the panel warns, and is 400 px high', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'customer');
  await page.goto('/orders/view/northwind-order-completed-tipped');
  await expect(page.getByText(/completed more than 10 days ago/)).toBeVisible();
  await expect.poll(async () => (await logOf(page).boundingBox())?.height).toBe(400);
  await page.context().close();
});

test('CH-18 a reviewer reads and has no place to write', async ({ browser }) => {
  const page = await pageOf(browser, 'reviewer');
  await page.goto('/orders/view/northwind-order-answered');
  await expect(logOf(page)).toBeVisible();
  await expect(
    page.getByText('You can read this conversation, but not write in it.'),
  ).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveCount(0);
  await page.context().close();
});
