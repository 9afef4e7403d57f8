import { expect, test } from '../../harness/test.ts';
import { boxOf, openChat } from './chat-screen.ts';

test.use({ person: 'customer' });

test('CH-13 the input grows with what is written, by lines and by words that wrap, and then scrolls', async ({
  page,
}) => {
  await openChat(page, 'northwind-order-answered');
  const field = boxOf(page);
  const heightOf = async (text: string): Promise<number> => {
    await field.fill(text);
    return (await field.boundingBox())?.height ?? 0;
  };
  const one = await heightOf('One line');
  expect(await heightOf('')).toBe(one);
  const three = await heightOf('Three\nlines\nhere');
  expect(three).toBeGreaterThan(one);
  const wrapped = await heightOf('Words that go on until they have to wrap. '.repeat(12));
  expect(wrapped).toBeGreaterThan(three);
  const most = await heightOf('A line\n'.repeat(30));
  expect(most).toBeGreaterThan(wrapped);
  expect(await heightOf('A line\n'.repeat(60))).toBe(most);
  expect(await heightOf('One line')).toBe(one);
});
