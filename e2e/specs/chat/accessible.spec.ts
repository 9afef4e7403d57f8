import { expectAccessible } from '../../harness/pages/accessibility.ts';
import { expect, pageOf, test } from '../../harness/test.ts';
import { openLine } from './chat-line.ts';
import { holdLine, newText } from './chat-screen.ts';

const widths = [1280, 360];

for (const locale of ['en-US', 'de-DE'])
  test(`CH-01 CH-17 no barrier in the chats at 1280 and 360 in ${locale}`, async ({ browser }) => {
    const orderId = 'northwind-order-completed';
    const customer = await openLine('customer', orderId);
    await customer.say(newText('Hello'));
    customer.close();
    const page = await pageOf(browser, 'writer', undefined, { locale });
    const line = await holdLine(page);
    line.swallow = (frame) => frame.type === 'new_message';
    const scan = async (): Promise<void> => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
    };
    const box = page.locator('.chat-composer textarea');
    await page.goto(`/orders/view/${orderId}`);
    await box.fill(newText('Not yet there'));
    await box.press('Enter');
    await expect(page.locator('.chat-message').last()).toContainText('Not yet there');
    await scan();
    await page.goto('/chat');
    await expect(box).toBeVisible();
    await scan();
    await page.context().close();
  });
