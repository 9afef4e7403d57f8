import { formatSize } from './format-size.ts';

test.each([
  ['en', 1126, '1.1\u00a0kB'],
  ['de', 1126, '1,1\u00a0kB'],
  ['de', 3 * 1024 * 1024, '3\u00a0MB'],
])('UX-12 a size in %s stays in one line', (language, bytes, shown) => {
  expect(formatSize(bytes, language)).toBe(shown);
});
