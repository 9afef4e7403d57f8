import { expect, test } from '../../harness/test.ts';
import { openLine } from './chat-line.ts';
import { boxOf, holdLine, logOf, messageOf, newText, openChat, say } from './chat-screen.ts';

test.use({ person: 'customer' });

test('CH-07 a message goes from Sending to Sent to Seen, and one that is refused can be sent again', async ({
  page,
}) => {
  const orderId = 'northwind-order-changes-wanted';
  const line = await holdLine(page);
  await openChat(page, orderId);
  const [text, refused] = [newText('On its way'), newText('Refused at first')];
  let swallowed: string | undefined;
  line.swallow = (frame) => {
    if (frame.type !== 'new_message') return false;
    swallowed = frame.client_id;
    return true;
  };
  await say(page, refused);
  await expect(messageOf(page, refused)).toContainText('Sending');
  line.sendToPage({
    type: 'message_refused',
    client_id: swallowed ?? '',
    code: 'conflict',
    message: 'The server is busy.',
  });
  await expect(messageOf(page, refused)).toContainText('Not sent. The server is busy.');
  line.swallow = () => false;
  await messageOf(page, refused).getByRole('button', { name: 'Retry' }).click();
  await expect(messageOf(page, refused)).toContainText('Sent');

  await say(page, text);
  await expect(messageOf(page, text)).toContainText('Sent');
  const writer = await openLine('writer', orderId);
  writer.see(writer.lastSeq);
  await expect(messageOf(page, text)).toContainText('Seen');
  writer.type();
  await expect(page.getByText('William is typing …')).toBeVisible();
  writer.close();
});

test('PL-21 CH-07 what was not confirmed survives a reload and arrives once', async ({ page }) => {
  const line = await holdLine(page);
  await openChat(page, 'northwind-order-intake');
  line.swallow = (frame) => frame.type === 'new_message';
  const texts = [newText('First'), newText('Second')] as const;
  for (const text of texts) await say(page, text);
  await expect(messageOf(page, texts[1])).toContainText('Sending');
  line.isDown = true;
  await page.reload();
  await expect(page.getByText('Trying to connect to web socket...')).toBeVisible();
  for (const text of texts) await expect(messageOf(page, text)).toContainText('Sending');
  line.swallow = () => false;
  line.isDown = false;
  for (const text of texts) {
    await expect(messageOf(page, text)).toContainText('Sent');
    await expect(messageOf(page, text)).toHaveCount(1);
  }
  const bubbles = await logOf(page).locator('.chat-bubble').allTextContents();
  expect(bubbles.slice(-2)).toEqual(texts);
});

test('CH-10 CH-11 after a lost connection the panel says so, comes back, and shows what was missed in order', async ({
  page,
}) => {
  const orderId = 'northwind-order-follow-up';
  const line = await holdLine(page);
  const writer = await openLine('writer', orderId);
  await openChat(page, orderId);
  line.isDown = true;
  await line.cut();
  await expect(page.getByText('Trying to connect to web socket...')).toBeVisible();
  const missed = [newText('Missed'), newText('Missed too'), newText('And this')];
  for (const text of missed) await writer.say(text);
  line.isDown = false;
  await expect(messageOf(page, missed[2] ?? '')).toBeInViewport();
  await expect(page.getByText('Trying to connect to web socket...')).toHaveCount(0);
  const bubbles = await logOf(page).locator('.chat-bubble').allTextContents();
  expect(bubbles.slice(-3)).toEqual(missed);
  writer.close();
});

test('CH-13 what is typed is there after a reload, and gone once it is sent', async ({ page }) => {
  await openChat(page, 'northwind-order-approval');
  const text = newText('Not finished');
  await boxOf(page).fill(text);
  await page.reload();
  await expect(boxOf(page)).toHaveValue(text);
  await boxOf(page).press('Enter');
  await expect(messageOf(page, text)).toContainText('Sent');
  await page.reload();
  await expect(messageOf(page, text)).toBeVisible();
  await expect(boxOf(page)).toHaveValue('');
  const rows = Array.from({ length: 14 }, (_, at) => `Line ${at}`);
  const heightOf = async (): Promise<number> => (await boxOf(page).boundingBox())?.height ?? 0;
  const row = await boxOf(page).evaluate((area) =>
    Number.parseFloat(getComputedStyle(area).lineHeight),
  );
  const one = await heightOf();
  const furtherRows = async (): Promise<number> => Math.round(((await heightOf()) - one) / row);
  await boxOf(page).fill(rows.slice(0, 3).join('\n'));
  await expect.poll(furtherRows).toBe(2);
  // Ten rows at most, however long the text.
  await boxOf(page).fill(rows.join('\n'));
  await expect.poll(furtherRows).toBe(9);
  await boxOf(page).fill('');
});

test('CH-13 SC-32 what a second tab of the chat has typed stays when the first one sends', async ({
  page,
}) => {
  const [orderId, first, second] = ['northwind-order-approval', newText('One'), newText('Two')];
  await openChat(page, orderId);
  await boxOf(page).fill(first);
  const other = await page.context().newPage();
  await openChat(other, orderId);
  await expect(boxOf(other)).toHaveValue(first);
  await boxOf(other).fill(second);
  await boxOf(page).press('Enter');
  await expect(messageOf(page, first)).toContainText('Sent');
  await other.reload();
  await expect(boxOf(other)).toHaveValue(second);
  await boxOf(other).fill('');
  await other.close();
});
