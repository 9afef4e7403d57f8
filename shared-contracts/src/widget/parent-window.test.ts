import { postToParent } from './parent-window.ts';

const frameIn = (parentOrigin: string) => {
  const heard: unknown[] = [];
  const frame = {
    parent: { postMessage: (message: unknown, target: string) => heard.push({ message, target }) },
    location: { ancestorOrigins: [parentOrigin] },
    document: { referrer: '' },
  } as unknown as Window;
  return { frame, heard };
};

const message = { type: 'redirect', payload: { url: '/x' } } as const;

test('HS-13 a listed parent gets the message with its exact origin', () => {
  const { frame, heard } = frameIn('https://shop.example');
  expect(postToParent(message, ['https://shop.example'], frame)).toBe(true);
  expect(heard).toEqual([{ message, target: 'https://shop.example' }]);
});

test('HS-13 an unlisted parent hears nothing, and neither does a page that stands alone', () => {
  const { frame, heard } = frameIn('https://evil.example');
  expect(postToParent(message, ['https://shop.example'], frame)).toBe(false);
  expect(heard).toEqual([]);
  const alone = { ...frame, parent: undefined } as unknown as Window;
  Object.assign(alone, { parent: alone });
  expect(postToParent(message, ['https://shop.example'], alone)).toBe(false);
});
