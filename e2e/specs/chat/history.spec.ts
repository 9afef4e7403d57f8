import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { fillConversation, openLine } from './chat-line.ts';
import { logOf, messageOf, newText, openChat } from './chat-screen.ts';

const LENGTH = 2000;

test.use({ person: 'customer' });

/**
 * Scrolls, and says which message is the first in sight and how far below the top of the log it stands: in one
 * task, before anything can load.
 */
const scrollTo = (log: Locator, top: number): Promise<{ text: string; top: number }> =>
  log.evaluate((box, wanted) => {
    box.scrollTop = wanted;
    const edge = box.getBoundingClientRect().top;
    const lines = [...box.querySelectorAll('article')];
    const first = lines.find((line) => line.getBoundingClientRect().top >= edge);
    const text = first?.querySelector('.chat-bubble')?.textContent ?? '';
    return { text, top: (first?.getBoundingClientRect().top ?? 0) - edge };
  }, top);

const placeOf = (log: Locator, text: string): Promise<number> =>
  log.evaluate((box, wanted) => {
    const bubbles = [...box.querySelectorAll('.chat-bubble')];
    const found = bubbles.find((bubble) => bubble.textContent === wanted)?.closest('article');
    return (found?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
  }, text);

const shown = (log: Locator): Promise<string[]> =>
  log
    .locator('.chat-bubble')
    .evaluateAll((bubbles) => bubbles.map((bubble) => bubble.textContent ?? ''));

test('CH-08 two thousand messages open at the latest and load by pages, with the place kept', async ({
  page,
}) => {
  const orderId = 'northwind-order-accepted';
  await fillConversation('writer', orderId, LENGTH);
  await openChat(page, orderId);
  const log = logOf(page);
  await expect(messageOf(page, `Letter ${LENGTH}`)).toBeInViewport();
  const older = log.getByRole('button', { name: 'Show older messages' });

  for (let turn = 0; turn < 4; turn += 1) {
    const before = await shown(log);
    const mark = await scrollTo(log, 200);
    await expect.poll(async () => (await shown(log)).length).toBeGreaterThan(before.length);
    await expect
      .poll(async () => Math.abs((await placeOf(log, mark.text)) - mark.top))
      .toBeLessThanOrEqual(2);
  }
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();

  const often = { intervals: [20] };
  while ((await older.count()) > 0) {
    const { length } = await shown(log);
    await scrollTo(log, 0);
    const hasMore = async () => (await older.count()) === 0 || (await shown(log)).length > length;
    await expect.poll(hasMore, often).toBe(true);
  }
  const all = await shown(log);
  expect(all).toEqual(Array.from({ length: LENGTH }, (_, at) => `Letter ${at + 1}`));

  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(messageOf(page, `Letter ${LENGTH}`)).toBeInViewport();
});

test('CH-08 what came while one was away stands below a divider', async ({ page }) => {
  const orderId = 'northwind-order-draft-review';
  const writer = await openLine('writer', orderId);
  const [known, first, second] = [newText('Known'), newText('First'), newText('Second')];
  const { seq } = await writer.say(known);
  await openChat(page, orderId);
  await expect(messageOf(page, known)).toBeInViewport();
  // Both are read before the page is left: the next one hears that `known` was seen.
  await writer.untilSeen(seq);
  await page.goto('/profile');
  await expect(page.locator('main h1')).toBeVisible();
  await writer.say(first);
  await writer.say(second);
  writer.close();
  await openChat(page, orderId);
  await expect(messageOf(page, second)).toBeInViewport();
  const lines = await logOf(page)
    .locator('.chat-bubble, .chat-divider')
    .evaluateAll((found) => found.map((line) => line.textContent));
  expect(lines.slice(-4)).toEqual([known, 'New messages', first, second]);
});
