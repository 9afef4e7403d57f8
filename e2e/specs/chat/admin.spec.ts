import { portalCommand } from '../../harness/portal/command.ts';
import { expect, test } from '../../harness/test.ts';
import { people } from '../../harness/people/sites.ts';
import { boxOf, logOf, messageOf, newText, say } from './chat-screen.ts';

test.use({ person: 'writer' });

test('CH-15 CH-17 a writer and the admin talk on the page of the chat', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with Admin' })).toBeVisible();
  await expect(boxOf(page)).toBeVisible();
  await expect.poll(async () => (await logOf(page).boundingBox())?.height).toBe(600);
  const [question, answer] = [newText('When is the invoice due?'), newText('On Friday')];
  await say(page, question);
  await expect(messageOf(page, question)).toContainText('Sent');
  expect(await portalCommand('chat', 'show', 'northwind', people.writer)).toContain(question);
  await portalCommand('chat', 'reply', 'northwind', people.writer, answer);
  await expect(messageOf(page, answer)).toContainText('Northwind Writing');
});
