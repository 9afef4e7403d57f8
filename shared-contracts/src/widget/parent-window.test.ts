import { postToParent } from './parent-window.ts';

/** A frame in a page of this origin, which gets what is addressed to it, in a browser that names that origin or not. */
const frameIn = (parentOrigin: string, { named = true } = {}) => {
  const heard: unknown[] = [];
  const frame = {
    parent: {
      postMessage: (message: unknown, target: string) => {
        if (target === '*' || target === parentOrigin) heard.push({ message, target });
      },
    },
    location: named ? { ancestorOrigins: [parentOrigin] } : {},
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

test('HS-13 in a browser that does not name the parent, the listed one gets the message and no other', () => {
  const listed = ['https://shop.example', 'https://www.shop.example'];
  const shop = frameIn('https://www.shop.example', { named: false });
  expect(postToParent(message, listed, shop.frame)).toBe(true);
  expect(shop.heard).toEqual([{ message, target: 'https://www.shop.example' }]);
  const evil = frameIn('https://evil.example', { named: false });
  postToParent(message, listed, evil.frame);
  expect(evil.heard).toEqual([]);
});
